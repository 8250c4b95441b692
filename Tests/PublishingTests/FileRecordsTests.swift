import Testing

@testable import Publishing

@Suite struct FileRecordsTests {
    private static func record(_ number: Int) -> FileRecord {
        FileRecord(key: UInt64(number), size: number, changed: number)
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
}
