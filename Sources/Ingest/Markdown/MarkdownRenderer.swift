import CCmarkGFM

/// Renders Markdown, and tells what is in it.
public struct MarkdownRenderer: Sendable {
    private static let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES

    public init() {}

    /// Returns the HTML of GitHub flavoured Markdown with footnotes.
    ///
    /// Raw HTML passes as it is: the result must go through the sanitiser.
    public func html(_ markdown: String) async -> String {
        await Self.render(markdown)
    }

    // Renderings wait for each other without holding a thread of the pool. Pictures are looked for before the first.
    @SerialRendering private static func render(_ markdown: String) -> String {
        MarkdownParsing.document(of: markdown, options: options) { document, extensions in
            guard let html = cmark_render_html(document, options, extensions) else { return nil }
            defer { cmark_get_default_mem_allocator().pointee.free(html) }
            return String(cString: html)
        } ?? ""
    }

    /// The pictures that a text shows, in its order; what stands in code shows none.
    public func pictures(in markdown: String) -> [MarkdownPicture] {
        // Most texts have none, and need not be parsed.
        guard ["![", "<"].contains(where: markdown.contains) else { return [] }
        return MarkdownParsing.document(of: markdown, options: Self.options) { document, _ in
            Self.pictures(in: document)
        } ?? []
    }

    private static func pictures(
        in document: OpaquePointer
    ) -> [MarkdownPicture]? {
        guard let iterator = cmark_iter_new(document) else { return nil }
        defer { cmark_iter_free(iterator) }
        var pictures: [MarkdownPicture] = []
        var line = 1
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return pictures }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else {
                continue
            }
            // Not every node knows where it stands: it is at least where the one before it is.
            let start = Int(cmark_node_get_start_line(node))
            if start > 0 { line = start }
            switch cmark_node_get_type(node) {
            case CMARK_NODE_IMAGE:
                guard let address = cmark_node_get_url(node) else { continue }
                pictures.append(
                    MarkdownPicture(
                        address: String(cString: address),
                        line: line,
                        column: max(1, Int(cmark_node_get_start_column(node)))
                    )
                )
            case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
                guard let html = cmark_node_get_literal(node) else { continue }
                let isBlock = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK
                pictures += HTMLPictures.pictures(
                    in: String(cString: html),
                    line: line,
                    column: isBlock ? 1 : max(1, Int(cmark_node_get_start_column(node)))
                )
            default: continue
            }
        }
    }
}

/// A picture that a Markdown text shows: where it is to be had, and where the text says so.
public struct MarkdownPicture: Hashable, Sendable {
    /// Without the escapes of Markdown; what is percent-encoded stays so.
    public let address: String
    /// Counted from 1.
    public let line: Int
    public let column: Int
}

/// The one line in which all calls to cmark-gfm wait, whichever renderer they come from.
@globalActor actor SerialRendering {
    // Constant and process-wide on purpose: attaching strikethrough or autolink makes cmark-gfm 0.29
    // write to a table that every parser of the process reads, so two actors would be a data race.
    static let shared = SerialRendering()
}
