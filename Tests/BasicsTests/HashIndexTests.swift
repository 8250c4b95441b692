import Basics
import Testing

@Suite struct HashIndexTests {
    private static func hash(_ text: String, in few: UInt64 = .max) -> UInt64 {
        StableHash.of(text) % few
    }

    private static func index(_ texts: [String], room: Int, in few: UInt64 = .max) -> HashIndex {
        var index = HashIndex(room: room)
        for place in texts.indices { index.insert(place) { hash(texts[$0], in: few) } }
        return index
    }

    @Test(arguments: [1, 11, 12, 13, 1_000, 100_000])
    func `each is found where it stands`(count: Int) {
        let texts = (0..<count).map { "/noticias/\($0)/" }
        let index = Self.index(texts, room: count)
        for (place, text) in texts.enumerated() {
            #expect(index.place(of: Self.hash(text)) { texts[$0] == text } == place)
        }
    }

    @Test(arguments: [0, 1, 12, 1_000, 100_000])
    func `for what is not there few are compared`(count: Int) {
        let texts = (0..<count).map { "/noticias/\($0)/" }
        let index = Self.index(texts, room: count)
        var compared = 0
        for text in (0..<1_000).map({ "/deportes/\($0)/" }) {
            let found = index.place(of: Self.hash(text)) { place in
                compared += 1
                return texts[place] == text
            }
            #expect(found == nil)
        }
        // Knuth's estimate for three quarters full is 7.5 each.
        #expect(compared < 20_000)
    }

    @Test func `it grows when more come than it was told of`() {
        let texts = (0..<5_000).map(String.init)
        let index = Self.index(texts, room: 10)
        for (place, text) in texts.enumerated() {
            #expect(index.place(of: Self.hash(text)) { texts[$0] == text } == place)
        }
    }

    @Test(arguments: [1, 2, 7] as [UInt64])
    func `those with one hash are told apart by what they are`(few: UInt64) {
        let texts = (0..<300).map(String.init)
        let index = Self.index(texts, room: 1, in: few)
        for (place, text) in texts.enumerated() {
            #expect(index.place(of: Self.hash(text, in: few)) { texts[$0] == text } == place)
        }
    }
}
