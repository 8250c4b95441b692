import Basics
import Testing

@testable import Publishing

@Suite struct FileRecordsTests {
    private static func record(_ number: Int) -> FileRecord {
        FileRecord(key: UInt64(bitPattern: Int64(number)), size: number, changed: number)
    }

    private static func records(_ count: Int, room: Int) -> FileRecords {
        var records = FileRecords(room: room)
        for number in 0..<count { records.set(record(number), for: UInt64(number) << 20) }
        return records
    }

    @Test(arguments: [0, 3, 1_000])
    func `what was said of a file is what is known of it`(room: Int) {
        let records = Self.records(1_000, room: room)
        #expect(records.count == 1_000)
        #expect((0..<1_000).allSatisfy { records[UInt64($0) << 20] == Self.record($0) })
        #expect(records[1] == nil)
        #expect(records.hashes == (0..<1_000).map { UInt64($0) << 20 })
    }

    @Test func `what is said last of a file counts`() {
        var records = Self.records(10, room: 10)
        let isNew = records.set(Self.record(77), for: 3 << 20)
        #expect(!isNew)
        #expect(records.count == 10)
        #expect(records[3 << 20] == Self.record(77))
        #expect(records[4 << 20] == Self.record(4))
    }

    @Test func `forgotten files are there with nothing known of them`() {
        let records = Self.records(10, room: 10).forgotten()
        #expect(records.count == 10)
        #expect((0..<10).allSatisfy { records[UInt64($0) << 20] == .unknown })
    }

    @Test(arguments: [0, 1, 400, 990, 5_000])
    func `files are found in any order, expected ones first`(from: Int) {
        let records = Self.records(1_000, room: 0)
        var sequence = records.inOrder(from: from)
        for number in Array(0..<1_000) + [5, 6, 7, 999, 998, 0, 1] + Array((0..<1_000).reversed()) {
            #expect(sequence.record(of: UInt64(number) << 20) == Self.record(number))
        }
        #expect(sequence.record(of: 1) == nil)
        #expect(sequence.record(of: 2 << 20) == Self.record(2))
        #expect(sequence.next == 3)
        var none = FileRecords(room: 0).inOrder()
        #expect(none.record(of: 0) == nil)
    }

    @Test(arguments: [0, 40]) func `of two of one path the later one counts`(asked: Int) {
        var records = FileRecords(room: 100)
        for number in 0..<100 { records.add(Self.record(number), for: UInt64(number) << 20) }
        records.add(Self.record(77), for: 3 << 20)
        for number in 0..<asked { _ = records[UInt64(number)] }
        #expect(records[3 << 20] == Self.record(77))
        #expect(records[4 << 20] == Self.record(4))
    }

    @Test(arguments: [0, 40])
    func `what is added to one of two copies is not in the other`(asked: Int) {
        let first = Self.records(100, room: 0)
        for number in 0..<asked { _ = first[UInt64(number)] }
        var second = first
        var third = first
        for number in 100..<300 {
            second.set(Self.record(number), for: UInt64(number) << 20)
            third.set(Self.record(-number), for: UInt64(number) << 20)
        }
        for number in 100..<300 {
            let hash = UInt64(number) << 20
            #expect(first[hash] == nil)
            #expect(second[hash] == Self.record(number))
            #expect(third[hash] == Self.record(-number))
        }
        #expect([first, second, third].allSatisfy { $0[7 << 20] == Self.record(7) })
    }

    @Test func `many threads find the same`() {
        let records = Self.records(2_000, room: 0)
        let found = SideBySide.map(Array(0..<4_000), share: 50) { number in
            records[UInt64(number) << 20]?.size
        }
        #expect(found == (0..<4_000).map { $0 < 2_000 ? $0 : nil })
    }
}
