import Basics
import Testing

@Suite("Shard")
struct ShardTests {
    @Test("is read as a number of a count, from 1 on", arguments: ["1/1", "3/8", "10000/10000"])
    func reads(text: String) throws {
        let shard = try #require(Shard(text))
        #expect("\(shard)" == text)
    }

    @Test(
        "is none for other texts",
        arguments: [
            "", "/", "0/3", "4/3", "-1/3", "1", "1/2/3", "a/b", " 1/3", "1/10001", "1/0", "+1/3",
        ]
    )
    func refuses(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test("exactly one of all takes what has a hash", arguments: [1, 2, 3, 8, 97])
    func divides(count: Int) {
        let shards = (1...count).compactMap { Shard($0, of: count) }
        #expect(shards.count == count)
        for number in 0..<500 {
            let hash = StableHash.of("thing \(number)")
            #expect(shards.count { $0.takes(hash) } == 1)
        }
        #expect(shards.count { $0.takes(.max) } == 1)
    }
}
