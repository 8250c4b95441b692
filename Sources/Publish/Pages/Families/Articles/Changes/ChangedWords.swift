import Basics
import Domain

/// The words of an article as readers saw it, in paragraphs: enough to say what was changed, never to show the text.
struct ChangedWords {
    /// What stands for the end of a paragraph, which no word can be.
    static let paragraph = "\n\n"

    let words: [String]

    init(_ version: ArticleVersion) {
        var words: [String] = []
        let paragraphs =
            [version.title, Self.unescaped(version.summary ?? "")].map(Self.plain)
            + version.text.split(separator: "\n\n").map(String.init)
        for paragraph in paragraphs {
            let found = paragraph.split(whereSeparator: \.isWhitespace)
            guard !found.isEmpty else { continue }
            words += found.map(String.init) + [Self.paragraph]
        }
        self.words = words
    }

    private static func unescaped(_ text: String) -> String {
        text.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
            .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
            .replacing("&amp;", with: "&")
    }

    /// Without the marks of Markdown and without tags: links and pictures leave their words.
    private static func plain(_ block: String) -> String {
        var result = ""
        var isInTarget = false
        var isAtStart = true
        var previous: Character = " "
        for character in block {
            defer { previous = character }
            if isInTarget {
                isInTarget = character != ")"
                continue
            }
            switch character {
            case "(" where previous == "]": isInTarget = true
            case "[", "]", "*", "`", "\\": break
            case "!" where isAtStart: break
            case "_" where !previous.isLetter && !previous.isNumber: break
            case "#", ">", "-", "+":
                if !isAtStart { result.append(character) }
            case "\n":
                result.append(" ")
                isAtStart = true
            default:
                result.append(character)
                if !character.isWhitespace { isAtStart = false }
            }
        }
        return result
    }
}
