import Testing

@testable import Searching

/// Packed terms against their bytes.
@Suite struct TermKeyTests {
    private static let texts = [
        "", "a", "ab", "ae", "b", "abcdefg", "abcdefgh", "abcdefghi", "abcdefghijklmnop",
        "abcdefghijklmnopq", "abcdefghijklmnopqrstuvwx", "ñandú", "東京", "zz", "abcdefgz",
    ]

    @Test(arguments: texts)
    func keepsItsBytes(text: String) {
        let key = TermKey(text.utf8)
        #expect(key.bytes == Array(text.utf8))
        #expect(key.count == text.utf8.count)
        for length in 0...key.count {
            #expect(key.prefix(length).bytes == Array(text.utf8.prefix(length)))
        }
        for length in 0...4 {
            let characters = String(text.unicodeScalars.prefix(length))
            #expect(key.length(ofCharacters: length) == characters.utf8.count)
        }
    }

    @Test(arguments: texts)
    func isComparedAsItsBytesAre(text: String) {
        for other in Self.texts {
            let (key, second) = (TermKey(text.utf8), TermKey(other.utf8))
            let precedes = Array(text.utf8).lexicographicallyPrecedes(Array(other.utf8))
            #expect((key < second) == precedes)
            let shared = zip(text.utf8, other.utf8).prefix { $0 == $1 }.count
            #expect(key.shared(with: second) == shared)
            #expect((key.mixed == second.mixed) == (text == other))
        }
    }

    @Test func moreThanFitsIsCut() {
        #expect(TermKey("abcdefghijklmnopqrstuvwxyz".utf8).count == TermKey.limit)
    }
}
