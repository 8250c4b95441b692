import Basics

/// A text in which a sign stands for each piece of code, so that nothing in code is taken for Markdown.
struct HiddenCode {
    let text: String
    private let pieces: [String]

    /// Signs that no text needs, around the number of a piece.
    private static let (first, last) = ("\u{E0F3}", "\u{E0F4}")

    init(_ markdown: String) {
        var pieces: [String] = []
        var text = ""
        for (part, isCode) in MarkdownCode.parts(of: markdown) {
            guard isCode else {
                text += part.replacing(Self.first, with: "").replacing(Self.last, with: "")
                continue
            }
            // Where a block begins and ends stays to be seen.
            let indent = part.prefix { $0 == " " }
            let end = part.hasSuffix("\n") ? "\n" : ""
            text += "\(indent)\(Self.first)\(pieces.count)\(Self.last)\(end)"
            pieces.append(String(part.dropFirst(indent.count).dropLast(end.count)))
        }
        self.text = text
        self.pieces = pieces
    }

    /// What was made of the text, with the code in its places again.
    func shown(_ text: String) -> String {
        guard !pieces.isEmpty else { return text }
        return text.replacing(/\u{E0F3}(\d+)\u{E0F4}/) { match in
            Int(foreign: match.output.1).flatMap { pieces.indices.contains($0) ? pieces[$0] : nil }
                ?? ""
        }
    }
}
