/// One file of texts: `key = text` on each line, `#` before a comment.
public struct CatalogueFile: Hashable, Sendable {
    /// As a person knows it, such as `Templates/texts/es.txt`.
    public let path: String
    public let text: String

    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// `es` of `Templates/texts/es.txt`.
    var languageTag: String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.prefix { $0 != "." })
    }

    /// The lines that say something, with their numbers; the text may itself hold `=`.
    var entries: [Entry] {
        Array(text.utf8).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
            .enumerated().compactMap { index, line in
                let line = line.trimmed
                guard let first = line.first, first != UInt8(ascii: "#") else { return nil }
                let key = line.prefix { $0 != UInt8(ascii: "=") }
                let text = line[key.endIndex...].dropFirst().trimmed
                return Entry(
                    line: index + 1,
                    key: String(decoding: key.trimmed, as: UTF8.self),
                    text: text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
                )
            }
    }

    /// One line of the file; without a text when it has no `=`.
    struct Entry: Hashable {
        let line: Int
        let key: String
        let text: String?
    }
}

extension ArraySlice<UInt8> {
    /// Without the spaces, tabs and carriage returns at both ends.
    fileprivate var trimmed: Self {
        func isSpace(_ byte: UInt8) -> Bool {
            byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
        }
        let text = drop(while: isSpace)
        guard let last = text.lastIndex(where: { !isSpace($0) }) else { return text }
        return text[...last]
    }
}
