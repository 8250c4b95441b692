import Basics
import Testing

@Suite struct PathPartsTests {
    @Test(arguments: [
        ("a/b.txt", ["a", "b.txt"]), ("/a//b/", ["", "a", "", "b", ""]), ("", [""]),
        ("a/\u{301}b", ["a", "\u{301}b"]), ("a\u{600}/b", ["a\u{600}", "b"]),
        ("a\r\n/b", ["a\r\n", "b"]),
    ])
    func aSlashEndsANameWhateverStandsBesideIt(path: String, parts: [String]) {
        #expect(path.pathParts.map { Array($0.utf8) } == parts.map { Array($0.utf8) })
    }

    @Test(arguments: [
        ("a/b.txt", true), ("a/..b/c..", true), ("ñ/\u{301}", true), ("../x", false),
        ("a/../b", false), ("a//b", false), ("a/", false), ("./a", false), ("", false),
        ("a/../\u{301}b", false), ("\u{600}/../b", false), ("..", false),
    ])
    func aPathThatLeadsOutIsKnown(path: String, isInside: Bool) {
        #expect(path.staysInside == isInside)
    }

    @Test(arguments: [
        ("a/ñ \u{301}.txt", false), ("", false), ("a\nb", true), ("a\r\nb", true),
        ("\u{7F}", true), ("a\u{0}", true),
    ])
    func controlCharactersAreKnown(path: String, hasControls: Bool) {
        #expect(path.hasControls == hasControls)
    }
}
