import CCmarkGFM

/// Renders Markdown one document at a time, because cmark-gfm's extensions change global tables
/// while parsing.
public struct MarkdownRenderer: Sendable {
    public init() {}

    /// Returns the HTML of GitHub flavoured Markdown with footnotes.
    ///
    /// Raw HTML passes as it is: the result must go through the sanitiser.
    public func html(_ markdown: String) async -> String {
        await Self.render(markdown)
    }

    @SerialRendering private static func render(_ markdown: String) -> String {
        // Registering is not thread-safe either; after the first time it returns at once.
        cmark_gfm_core_extensions_ensure_registered()
        let options = CMARK_OPT_UNSAFE | CMARK_OPT_FOOTNOTES
        guard let parser = cmark_parser_new(options) else { return "" }
        defer { cmark_parser_free(parser) }
        for name in ["table", "strikethrough", "autolink", "tasklist"] {
            if let found = cmark_find_syntax_extension(name) {
                cmark_parser_attach_syntax_extension(parser, found)
            }
        }
        var markdown = markdown
        markdown.withUTF8 { bytes in
            bytes.withMemoryRebound(to: CChar.self) { characters in
                cmark_parser_feed(parser, characters.baseAddress, characters.count)
            }
        }
        guard let document = cmark_parser_finish(parser) else { return "" }
        defer { cmark_node_free(document) }
        let extensions = cmark_parser_get_syntax_extensions(parser)
        guard let html = cmark_render_html(document, options, extensions) else { return "" }
        defer { cmark_get_default_mem_allocator().pointee.free(html) }
        return String(cString: html)
    }
}
