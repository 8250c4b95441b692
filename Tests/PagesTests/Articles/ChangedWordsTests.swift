import Domain
import Testing

@testable import Pages

/// The words of an article by which it is said what was changed.
@Suite struct ChangedWordsTests {
    private func words(_ title: String, summary: String? = nil, text: String = "") -> [String] {
        let version = ArticleVersion(title: title, summary: summary, text: text, replaced: nil)
        return ChangedWords(version).words.map { $0 == ChangedWords.paragraph ? "¶" : $0 }
    }

    @Test(arguments: [
        "-5 grados", "+5 grados", "Uno *dos* c:\\temp [y](z)", "# `uno` _dos_ > tres",
    ])
    func headlineAndSummaryAreNoMarkdown(line: String) {
        let own = line.split(separator: " ").map(String.init) + ["¶"]
        #expect(words(line) == own)
        #expect(words("", summary: line.replacing(">", with: "&gt;")) == own)
    }

    @Test func aParagraphEndsWhereTheTextHasABlankLine() {
        #expect(
            words("Uno", summary: "A &amp; B", text: "dos\ntres\n\n\n\ncuatro") == [
                "Uno", "¶", "A", "&", "B", "¶", "dos", "tres", "¶", "cuatro", "¶",
            ]
        )
    }

    @Test func whatWouldTurnTheBoxAroundIsNoWord() {
        #expect(
            words("a\u{202E}b", summary: "\u{202E}", text: "c\u{2066}") == [
                "ab", "¶", "c", "¶",
            ]
        )
    }
}
