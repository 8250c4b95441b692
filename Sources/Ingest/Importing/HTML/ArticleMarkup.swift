import HTMLCleaning

/// The HTML of a text that is taken over: first asked which files it shows, then written as Markdown.
public struct ArticleMarkup: Sendable {
    private let nodes: [MarkupNode]

    /// - Parameters:
    ///   - html: of the text, a fragment.
    ///   - breaksLines: whether blank lines part paragraphs and line ends break lines, as editors write who know no tags.
    public init(html: String, breaksLines: Bool = false) {
        let nodes = KoenigCards.plain(MarkupTree.nodes(of: html))
        self.nodes = breaksLines ? WrittenParagraphs.made(of: nodes) : nodes
    }

    /// The addresses of pictures, sounds, films and files, each once, in the order of the text.
    public var files: [String] {
        var seen: Set<String> = []
        let root = MarkupElement("root", [:], nodes)
        return root.all(["img", "audio", "video", "source", "a"]).flatMap(Self.files)
            .filter { seen.insert($0).inserted }
    }

    private static func files(of element: MarkupElement) -> [String] {
        switch element.name {
        case "img":
            MarkdownWriter.address(ofPicture: element).map { [$0] } ?? []
        case "a":
            element["href"].flatMap { MarkdownWriter.isFile($0) ? [$0] : nil } ?? []
        default: [element["src"], element["poster"]].compactMap(\.self)
        }
    }

    /// - Returns: the Markdown, and what had no place in it.
    public func markdown(_ book: any AddressBook) -> (text: String, losses: [String]) {
        var writer = MarkdownWriter(book)
        let text = writer.text(of: nodes)
        return (text, writer.losses.sorted())
    }

    /// The words of a fragment alone, in one line.
    static func words(of html: String) -> String { PlainText.text(of: html) }
}
