import Foundation

/// A text that is Markdown already: the addresses of its links and pictures, found and written anew.
public struct MarkdownAddresses: Sendable {
    private let parts: [Part]

    /// A piece of the text.
    private enum Part {
        case words(String)
        case file(String, isPicture: Bool)
        case link(String)
    }

    public init(_ markdown: String) {
        var parts: [Part] = []
        for (text, isCode) in MarkdownCode.parts(of: markdown) {
            if isCode { parts.append(.words(text)) } else { parts += Self.parts(of: text) }
        }
        self.parts = parts
    }

    private static func parts(of text: String) -> [Part] {
        guard mayName(text) else { return [.words(text)] }
        // `](address "title")`, `[name]: address`, and addresses of tags.
        let places =
            #/(?<head>(?<picture>!\[(?:[^\[\]\\]|\\.|\[[^\[\]]*\])*)?\]\(\s*<?|^\[[^\]\n]+\]:[ \t]*<?|(?:src|href|poster)\s*=\s*["'])(?<address>[^\s"'<>()]*(?:\([^\s"'<>()]*\)[^\s"'<>()]*)*)/#
            .anchorsMatchLineEndings()
        var parts: [Part] = []
        var place = text.startIndex
        // No link reaches over a blank line, and most paragraphs have none.
        for paragraph in text.split(separator: "\n\n")
        where mayName(paragraph) {
            for match in paragraph.matches(of: places) {
                let head = match.output.head
                let address = whole(match.output.address, behind: head, in: paragraph)
                guard !address.isEmpty, address.startIndex >= place,
                    !head.hasPrefix("[") || isDefinition(head, of: address, in: paragraph)
                else { continue }
                parts.append(.words(String(text[place..<address.startIndex])))
                let isPicture = match.output.picture != nil || head.hasPrefix("src")
                let isFile = isPicture || MarkdownWriter.isFile(String(address))
                parts.append(
                    isFile ? .file(String(address), isPicture: isPicture) : .link(String(address))
                )
                place = address.endIndex
            }
        }
        parts.append(.words(String(text[place...])))
        return parts
    }

    /// Whether a text has one of the signs that stand before addresses.
    private static func mayName(_ text: some StringProtocol) -> Bool {
        text.utf8.contains { $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "=") }
    }

    /// Longer ones than browsers take in links are none.
    private static let longest = 2_000

    /// An address between `<` and `>` may hold blanks.
    private static func whole(
        _ address: Substring,
        behind head: Substring,
        in text: Substring
    ) -> Substring {
        guard head.hasSuffix("<"), !address.isEmpty else { return address }
        let rest = text[address.startIndex...].prefix(longest)
            .prefix { $0 != ">" && !$0.isNewline }
        return rest.endIndex < text.endIndex && text[rest.endIndex] == ">" ? rest : address
    }

    /// Whether nothing but a title stands behind an address: footnotes, and lines of talk, look like definitions.
    private static func isDefinition(
        _ head: Substring,
        of address: Substring,
        in text: Substring
    ) -> Bool {
        let rest = text[address.endIndex...].prefix { !$0.isNewline }
        return !head.hasPrefix("[^")
            && rest.wholeMatch(of: /\s*>?\s*(?:"[^"]*"|'[^']*'|\([^)]*\))?\s*/) != nil
    }

    /// Each once, in the order of the text.
    public var files: [String] {
        var seen: Set<String> = []
        return parts.compactMap { part in
            guard case .file(let address, _) = part, seen.insert(address).inserted else {
                return nil
            }
            return address
        }
    }

    public func text(_ book: any AddressBook) -> String {
        parts.map { part in
            switch part {
            case .words(let words): words
            case .link(let address): MarkdownEscaping.address(book.place(ofLink: address) ?? "#")
            case .file(let address, _):
                switch book.place(ofFile: address) {
                case .picture(let path), .medium(let path), .file(let path), .elsewhere(let path):
                    MarkdownEscaping.address(path)
                case .nowhere: MarkdownEscaping.address(book.place(ofLink: address) ?? "#")
                }
            }
        }
        .joined()
    }
}
