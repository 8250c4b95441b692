import Foundation

/// What a piece of HTML begins and does not end, so that browsers take all that follows for a part of it.
struct OpenElement {
    /// As messages name it.
    let name: String
    /// Counted from 1.
    let line: Int
    let closing: String

    /// The first one; nil where there is none.
    init?(in text: String) {
        let opening = /\{\{!|<!--|<(script|style|textarea|iframe|noscript)\b/.ignoresCase()
        var rest = text[...]
        while let found = rest.firstMatch(of: opening) {
            let element = found.output.1?.lowercased()
            let closing = element.map { "</\($0)" } ?? (found.output.0 == "{{!" ? "}}" : "-->")
            let begin = found.range.lowerBound
            // `<!-->` is a whole comment.
            let inner = closing == "-->" ? text.index(begin, offsetBy: 2) : found.range.upperBound
            if let end = text[inner...].range(of: closing, options: .caseInsensitive) {
                rest = text[end.upperBound...]
                continue
            }
            // The template says itself what its own comments lack.
            if closing == "}}" { return nil }
            name = element.map { "<\($0)>" } ?? "a comment"
            line = 1 + text[..<begin].utf8.count { $0 == UInt8(ascii: "\n") }
            self.closing = element == nil ? closing : closing + ">"
            return
        }
        return nil
    }
}
