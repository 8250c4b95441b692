import Basics
import Testing

/// The examples of FIPS 180-4, whole and in pieces.
@Suite struct SHA256Tests {
    private static let examples = [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ]

    @Test(arguments: examples) func hashesTheExamples(text: String, hash: String) {
        #expect(SHA256.digest(of: text).hexadecimal == hash)
        #expect(SHA256.digest(of: Array(text.utf8)).hexadecimal == hash)
    }

    @Test(arguments: examples) func piecesMakeTheSameHash(text: String, hash: String) {
        var pieces = SHA256()
        for byte in text.utf8 { pieces.update([byte]) }
        #expect(pieces.digest().hexadecimal == hash)
    }

    @Test func aCopyGoesItsOwnWay() {
        var first = SHA256()
        first.update("ab")
        var second = first
        second.update("x")
        first.update("c")
        #expect(first.digest().hexadecimal == Self.examples[1].1)
        #expect(second.digest() == SHA256.digest(of: "abx"))
    }

    @Test func whatWasReadIsNoEnd() {
        var hash = SHA256()
        hash.update("a")
        #expect(hash.digest() == SHA256.digest(of: "a"))
        hash.update("bc")
        #expect(hash.digest().hexadecimal == Self.examples[1].1)
    }
}
