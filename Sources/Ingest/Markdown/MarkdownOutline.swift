/// What a Markdown text holds beside its words: what it shows, to what it leads, and the HTML in it.
public struct MarkdownOutline: Sendable {
    /// In the order of the text.
    public private(set) var references: [MarkdownReference] = []
    /// In the order of the text.
    public private(set) var tags: [MarkdownTag] = []
    /// What was meant as a link or a picture, and is none since its address has a space; in the order of the text.
    public internal(set) var spaced: [MarkdownReference] = []

    mutating func add(
        _ kind: MarkdownReference.Kind,
        _ address: String,
        line: Int,
        column: Int
    ) {
        references.append(
            MarkdownReference(kind: kind, address: address, line: line, column: column)
        )
    }

    mutating func add(_ tags: [MarkdownTag]) {
        for tag in tags {
            self.tags.append(tag)
            let reference: (MarkdownReference.Kind, String?) =
                switch tag.name {
                case "img": (.picture, tag.value(of: "src"))
                case "a": (.link, tag.value(of: "href"))
                case "video", "audio", "source", "track": (.link, tag.value(of: "src"))
                default: (.link, nil)
                }
            if let address = reference.1 {
                add(reference.0, address, line: tag.line, column: tag.column)
            }
            if tag.name == "video", let poster = tag.value(of: "poster") {
                add(.link, poster, line: tag.line, column: tag.column)
            }
        }
    }
}
