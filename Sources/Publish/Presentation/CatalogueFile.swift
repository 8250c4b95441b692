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
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { index, line in
                let line = line.trimmingASCIISpaces()
                guard !line.isEmpty, !line.hasPrefix("#") else { return nil }
                let parts = line.split(separator: "=", maxSplits: 1)
                return Entry(
                    line: index + 1,
                    key: parts.first.map { $0.trimmingASCIISpaces() } ?? "",
                    text: parts.count > 1 ? parts[1].trimmingASCIISpaces() : nil
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
