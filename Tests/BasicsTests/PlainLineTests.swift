import Basics
import Testing

@Suite struct PlainLineTests {
    @Test(
        arguments: [
            ("Una \u{202E}gpj.exe", "Una gpj.exe"), ("a\u{2066}b\u{2069}", "ab"),
            ("uno\u{2028}dos\r\ntres", "uno dos tres"), ("\u{1B}[31mrojo\u{07}", "[31mrojo"),
            ("C1 \u{9B}31m", "C1 31m"),
            ("latino\u{200F}", "latino"), ("\u{85} \u{2029}", ""), ("  dos  ", "  dos  "),
        ] as [(String, String)]
    )
    func whatSteersTheDisplayIsTakenOut(text: String, line: String) {
        #expect(text.plainLine == line)
    }

    @Test(
        arguments: [
            "“Comillas” — y guión…", "שלום\u{200F}!", "نص\u{200C}ها", "🏴󠁧󠁢󠁥󠁮󠁧󠁿 y 👨‍👩‍👧", "日本語", "e\u{301}",
        ]
    )
    func whatIsWrittenStays(text: String) {
        #expect(text.plainLine == text)
        #expect(text.visibleControls == text)
    }

    @Test(arguments: [0xFFFE, 0xFFFF, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF, 0xFEFF] as [UInt32])
    func whatIsNoCharacterIsTakenOut(number: UInt32) throws {
        let scalar = try #require(Unicode.Scalar(number))
        #expect("uno\(Character(scalar))dos".plainLine == "unodos")
    }

    @Test func linesStayWhereThereMayBeSeveral() {
        for end in ["\n", "\r\n", "\r"] {
            #expect("uno\u{202E}\(end)\(end)dos".plainLines == "uno\n\ndos")
        }
    }

    @Test func aTerminalSeesWhatWouldSteerIt() {
        #expect("\u{1B}[2J\tb\n\u{9B}m\u{202E}".visibleControls == "\\u001b[2J\tb\n\\u009bm\\u202e")
    }
}
