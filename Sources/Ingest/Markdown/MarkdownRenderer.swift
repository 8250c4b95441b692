import Basics
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

    /// The same for whoever cannot wait in line: the thread is held until it is its turn.
    public func htmlAtOnce(_ markdown: String) -> String { Self.rendered(markdown) }

    // Renderings wait for each other without holding a thread of the pool. Pictures are looked for before the first.
    @SerialRendering private static func render(_ markdown: String) -> String {
        rendered(markdown)
    }

    private static func rendered(_ markdown: String) -> String {
        MarkdownParsing.document(of: markdown, options: options) { document, extensions in
            guard let html = cmark_render_html(document, options, extensions) else { return nil }
            defer { cmark_get_default_mem_allocator().pointee.free(html) }
            return Captions.figures(in: String(cString: html))
        } ?? ""
    }

    /// The pictures that a text shows, the links in it and its HTML; what stands in code is none of these.
    public func outline(of markdown: String) -> MarkdownOutline {
        // Most texts have none, and need not be parsed.
        guard
            ByteSearch.contains("](", in: markdown) || ByteSearch.contains("]:", in: markdown)
                || ByteSearch.contains("<", in: markdown)
        else { return MarkdownOutline() }
        return MarkdownParsing.document(of: markdown, options: Self.options) { document, _ in
            Self.outline(of: document)
        } ?? MarkdownOutline()
    }

    private static func outline(of document: OpaquePointer) -> MarkdownOutline? {
        guard let iterator = cmark_iter_new(document) else { return nil }
        defer { cmark_iter_free(iterator) }
        var outline = MarkdownOutline()
        var words = SpacedAddresses()
        var line = 1
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE {
                outline.spaced = words.found
                return outline
            }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else {
                words.end()
                continue
            }
            // Not every node knows where it stands: it is at least where the one before it is.
            let start = Int(cmark_node_get_start_line(node))
            if start > 0 { line = start }
            let column = max(1, Int(cmark_node_get_start_column(node)))
            if cmark_node_get_type(node) == CMARK_NODE_TEXT {
                if let text = cmark_node_get_literal(node) { words.add(text, line, column) }
                continue
            }
            words.end()
            switch cmark_node_get_type(node) {
            case CMARK_NODE_IMAGE, CMARK_NODE_LINK:
                guard let address = cmark_node_get_url(node) else { continue }
                outline.add(
                    cmark_node_get_type(node) == CMARK_NODE_LINK ? .link : .picture,
                    String(cString: address),
                    line: line,
                    column: column
                )
            case CMARK_NODE_HTML_BLOCK, CMARK_NODE_HTML_INLINE:
                guard let html = cmark_node_get_literal(node) else { continue }
                let isBlock = cmark_node_get_type(node) == CMARK_NODE_HTML_BLOCK
                outline.add(
                    MarkdownTag.tags(
                        in: String(cString: html),
                        line: line,
                        column: isBlock ? 1 : column
                    )
                )
            default: continue
            }
        }
    }
}

extension MarkdownRenderer {
    /// The lines of a text, counted from 1, in which nothing is Markdown: blocks of code, and comments.
    func verbatimLines(of markdown: String) -> Set<Int> {
        MarkdownParsing.document(of: markdown, options: Self.options) { document, _ in
            Self.verbatimLines(of: document)
        } ?? []
    }

    private static func verbatimLines(of document: OpaquePointer) -> Set<Int>? {
        guard let iterator = cmark_iter_new(document) else { return nil }
        defer { cmark_iter_free(iterator) }
        var lines: Set<Int> = []
        while true {
            let event = cmark_iter_next(iterator)
            if event == CMARK_EVENT_DONE { return lines }
            guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(iterator) else {
                continue
            }
            let type = cmark_node_get_type(node)
            guard type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_HTML_BLOCK && isRaw(node)
            else { continue }
            let start = Int(cmark_node_get_start_line(node))
            // Not every node knows where it ends.
            let end = max(start, Int(cmark_node_get_end_line(node)))
            if start > 0 { lines.formUnion(start...end) }
        }
    }

    private static func isRaw(_ node: OpaquePointer) -> Bool {
        guard let literal = cmark_node_get_literal(node) else { return false }
        let html = String(cString: literal).lowercased()
        return ["<!--", "<pre", "<script", "<style", "<textarea"].contains { html.hasPrefix($0) }
    }
}

/// The one line in which all calls to cmark-gfm wait, whichever renderer they come from.
@globalActor actor SerialRendering {
    // Constant and process-wide on purpose: attaching strikethrough or autolink makes cmark-gfm 0.29
    // write to a table that every parser of the process reads, so two actors would be a data race.
    static let shared = SerialRendering()
}
