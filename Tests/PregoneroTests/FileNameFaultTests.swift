import Domain
import Testing

@testable import pregonero

@Suite struct FileNameFaultTests {
    /// Programs go by bytes: a mark upon a sign, or one that joins with what follows, does not make a letter of it.
    @Test(arguments: [
        "a\"b.txt", "a\\b.txt", "a`b.txt", "x\"\u{301}||!id;#.txt", "x\"\u{301} ../b #",
        "a\\\u{301}b.txt", "\u{600}\"x.txt", "a\r\nb.txt", "a\u{7}b.txt", "a\u{85}b.txt",
        "d/\u{301}x.txt", "\u{301}x.txt", "a-\u{301}.txt", "a '\u{200D}b.txt", "\u{D4E}/x.txt",
        "a\u{202E}b.txt", "a\u{2028}b.txt", "\u{FEFF}a.txt",
    ])
    func whatProgramsReadOtherwiseIsTold(name: String) throws {
        let fault = try #require(FileNameFault.of(name, path: "Content/static/\(name)"))
        #expect(fault.message == "its name holds a sign that no address can; it is left out")
        #expect(fault.path?.utf8.contains(UInt8(ascii: "\n")) == false)
    }

    /// Else a file of such a name is of no kind, and nobody is told.
    @Test(arguments: [
        "x\u{600}/b\u{600}.svg", "x/\u{301}b.svg", "b.\u{301}.svg", "x\u{600}/b.SVG",
    ])
    func theEndingOfSuchANameIsKnown(path: String) {
        #expect(FileName(path).ending == "svg")
        #expect(!FileName(path).name.utf8.contains(UInt8(ascii: "/")))
        #expect(!FileName(path).isBare)
    }

    @Test func aPictureOfSuchANameIsToldWhereATextShowsIt() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let name = "pictures/x\u{600}/b\u{600}.svg"
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\n---\n![a](<\(name)>)\n",
            to: "Content/articles/uno.md"
        )
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"/>",
            to: "Content/\(name)"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Content/\(name): warning: its name holds a sign that no address can; it is left out\n"
            ),
            "\(run.errors)"
        )
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:5:1: warning: the name of '\(name)' in Content/ holds a sign "
                    + "that no address can\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [
        "ads.txt", ".well-known/security.txt", "it's 50% $HOME #1 (ñ) [2].txt", "e\u{301}.txt",
        "\u{645}\u{6CC}\u{200C}\u{62E}.txt", "1\u{FE0F}\u{20E3}.txt", "¿qué?&=+;,.txt", "新聞/一.pdf",
        "\u{1F468}\u{200D}\u{1F469}.png",
    ])
    func namesOfAnyScriptAreSound(name: String) {
        #expect(FileNameFault.of(name, path: name) == nil)
    }
}
