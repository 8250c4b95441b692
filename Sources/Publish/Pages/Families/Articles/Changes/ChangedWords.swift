import Basics
import Domain

/// The words of an article as readers saw it, in paragraphs: enough to say what was changed, never to show the text.
struct ChangedWords {
    /// What stands for the end of a paragraph, which no word can be.
    static let paragraph = "\n\n"

    let words: [String]

    /// - Parameter version: with its text as readers saw it; headline and summary are no Markdown.
    init(_ version: ArticleVersion) {
        let paragraphs =
            [version.title, (version.summary ?? "").withoutReferences]
            + version.text.split(separator: "\n\n").map(String.init)
        var words: [String] = []
        for paragraph in paragraphs {
            let found = paragraph.plainLine.split(whereSeparator: \.isWhitespace)
            guard !found.isEmpty else { continue }
            words += found.map(String.init) + [Self.paragraph]
        }
        self.words = words
    }
}
