import Basics
import Testing

@testable import Publishing

@Suite struct FileKeysTests {
    private static func keys(_ count: Int, room: Int = 0) -> FileKeys {
        var keys = FileKeys(room: room)
        for number in 0..<count { keys.add(UInt64(number) + 1, for: UInt64(number) << 20) }
        return keys
    }

    private static func key(of number: Int, in keys: FileKeys) -> UInt64? {
        keys.place(of: UInt64(number) << 20).map { keys[$0] }
    }

    @Test(arguments: [0, 3, 1_000])
    func `what a file was made from is what is known of it`(room: Int) {
        let keys = Self.keys(1_000, room: room)
        #expect(keys.count == 1_000)
        #expect((0..<1_000).allSatisfy { Self.key(of: $0, in: keys) == UInt64($0) + 1 })
        #expect(keys.place(of: 1) == nil)
        #expect(keys.hashes == (0..<1_000).map { UInt64($0) << 20 })
    }

    @Test func `forgotten files are there with nothing known of them`() {
        var keys = Self.keys(10)
        keys.forget(3)
        #expect(Self.key(of: 3, in: keys) == 0)
        #expect(!keys.isKnown(3))
        #expect(keys.isKnown(4))
        #expect(Self.key(of: 4, in: keys) == 5)
        let all = keys.forgotten()
        #expect(all.count == 10)
        #expect((0..<10).allSatisfy { Self.key(of: $0, in: all) == 0 && !all.isKnown($0) })
    }

    @Test func `of a file with the key 0 all holds but what it was made from`() {
        var keys = FileKeys(room: 2)
        keys.add(0, for: 1)
        keys.addForgotten(2)
        #expect([keys[0], keys[1]] == [0, 0])
        #expect([keys.isKnown(0), keys.isKnown(1)] == [true, false])
        #expect([0, 1, .max].map(FileKeys.known) == [1, 1, 1])
        #expect(FileKeys.known(77) == 77)
    }

    @Test func `a file that is gone is not found and leaves the others where they are`() {
        var keys = Self.keys(100)
        keys.remove(40)
        #expect(keys.count == 100)
        #expect(Self.key(of: 40, in: keys) == nil)
        var search = keys.inOrder()
        let found = (0..<100).map { search.place(of: UInt64($0) << 20) }
        #expect(found == (0..<100).map { $0 == 40 ? nil : $0 })
    }

    @Test(arguments: [0, 1, 400, 990, 5_000])
    func `files are found in any order, expected ones first`(from: Int) {
        let keys = Self.keys(1_000)
        var search = keys.inOrder(from: from)
        for number in Array(0..<1_000) + [5, 6, 7, 999, 998, 0, 1] + Array((0..<1_000).reversed()) {
            #expect(search.place(of: UInt64(number) << 20) == number)
        }
        #expect(search.place(of: 1) == nil)
        #expect(search.place(of: 2 << 20) == 2)
        #expect(search.next == 3)
        var none = FileKeys(room: 0).inOrder()
        #expect(none.place(of: 0) == nil)
    }

    @Test(arguments: [0, 40]) func `of two of one path the later one counts`(asked: Int) {
        var keys = Self.keys(100)
        keys.add(77, for: 3 << 20)
        for number in 0..<asked { _ = keys.place(of: UInt64(number)) }
        #expect(Self.key(of: 3, in: keys) == 77)
        #expect(Self.key(of: 4, in: keys) == 5)
    }

    @Test(arguments: [0, 40])
    func `what is added to one of two copies is not in the other`(asked: Int) {
        let first = Self.keys(100)
        for number in 0..<asked { _ = first.place(of: UInt64(number)) }
        var second = first
        var third = first
        for number in 100..<300 {
            second.add(UInt64(number), for: UInt64(number) << 20)
            third.add(UInt64(number) * 2, for: UInt64(number) << 20)
        }
        for number in 100..<300 {
            #expect(Self.key(of: number, in: first) == nil)
            #expect(Self.key(of: number, in: second) == UInt64(number))
            #expect(Self.key(of: number, in: third) == UInt64(number) * 2)
        }
        #expect([first, second, third].allSatisfy { Self.key(of: 7, in: $0) == 8 })
    }

    @Test func `many threads find the same`() {
        let keys = Self.keys(2_000)
        let found = ConcurrentMap.map(Array(0..<4_000), share: 50) { number in
            keys.place(of: UInt64(number) << 20)
        }
        #expect(found == (0..<4_000).map { $0 < 2_000 ? $0 : nil })
    }
}
