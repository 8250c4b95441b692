import Basics

/// Colours the code blocks of cleaned HTML that say their language, by classes alone; others stay as they are.
public enum CodeHighlighting {
    /// Longer blocks are no examples that anybody reads.
    private static let mostBytes = 64 << 10
    /// Beyond so many pieces the rest of a block stays plain.
    private static let mostPieces = 8_000

    /// The class by which a block says its language, as Markdown writes it.
    private static let mark = "language-"

    /// - Parameter html: cleaned, in which `code` may have such a class and no other.
    /// - Returns: the same without these classes, with the pieces of code in elements of their own.
    public static func highlighted(_ html: String) -> String {
        guard ByteSearch.contains("language-", in: html) else { return html }
        let page = TaggedHTML(html)
        let bytes = Array(html.utf8)
        var output: [UInt8] = []
        output.reserveCapacity(bytes.count + bytes.count / 4)
        var copied = 0
        for (index, tag) in page.tags.enumerated() where tag.opens("code") {
            guard let name = page.value(of: "class", in: tag), name.hasPrefix(mark) else {
                continue
            }
            output += bytes[copied..<tag.range.lowerBound]
            output += "<code>".utf8
            copied = tag.range.upperBound
            guard index > 0, page.tags[index - 1].opens("pre"), index + 1 < page.tags.count,
                page.tags[index + 1].closes("code"),
                let language = CodeLanguages.named(String(name.dropFirst(mark.count)))
            else { continue }
            let source = page.source(after: index)
            guard source.count <= mostBytes else { continue }
            append(HTMLEntities.decode(source), in: language, to: &output)
            copied = page.tags[index + 1].range.lowerBound
        }
        output += bytes[copied...]
        return String(decoding: output, as: UTF8.self)
    }

    private static func append(
        _ code: String,
        in language: CodeLanguage,
        to output: inout [UInt8]
    ) {
        let bytes = Array(code.utf8)
        func plain(_ range: Range<Int>) {
            guard !range.isEmpty else { return }
            output += String(decoding: bytes[range], as: UTF8.self).escaped(for: .content).utf8
        }
        var copied = 0
        for piece in pieces(of: bytes, in: language).prefix(mostPieces) {
            plain(copied..<piece.range.lowerBound)
            output += "<span class=\"\(piece.kind.name)\">".utf8
            plain(piece.range)
            output += "</span>".utf8
            copied = piece.range.upperBound
        }
        plain(copied..<bytes.count)
    }

    private static func pieces(of bytes: [UInt8], in language: CodeLanguage) -> [CodePiece] {
        switch language.form {
        case .code: CodeScanner.pieces(of: bytes, in: language)
        case .markup: MarkupScanner.pieces(of: bytes)
        case .changes: LineScanner.changes(in: bytes)
        case .markdown: LineScanner.markdown(in: bytes)
        }
    }
}
