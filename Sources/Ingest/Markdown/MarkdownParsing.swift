import CCmarkGFM
import Synchronization

/// Parses Markdown by cmark-gfm, one document at a time: attaching its extensions changes tables that every parser of the
/// process reads.
enum MarkdownParsing {
    private static let turn = Mutex(())
    private static let extensions = ["table", "strikethrough", "autolink", "tasklist"]

    /// - Parameters:
    ///   - markdown: the text.
    ///   - options: of cmark-gfm.
    ///   - read: is given the document, and the extensions that wrote to it.
    /// - Returns: what reading gave; nil when there is no memory.
    static func document<Value: Sendable>(
        of markdown: String,
        options: Int32,
        _ read: (
            OpaquePointer, UnsafeMutablePointer<cmark_llist>?
        ) -> Value?
    ) -> Value? {
        turn.withLock { _ in
            // Registering is not thread-safe either; after the first time it returns at once.
            cmark_gfm_core_extensions_ensure_registered()
            guard let parser = cmark_parser_new(options) else { return nil }
            defer { cmark_parser_free(parser) }
            for name in extensions {
                if let found = cmark_find_syntax_extension(name) {
                    cmark_parser_attach_syntax_extension(parser, found)
                }
            }
            var markdown = FootnoteExcess.quoted(BracketRuns.parted(markdown))
            markdown.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { characters in
                    cmark_parser_feed(parser, characters.baseAddress, characters.count)
                }
            }
            guard let document = cmark_parser_finish(parser) else { return nil }
            defer { cmark_node_free(document) }
            return read(document, cmark_parser_get_syntax_extensions(parser))
        }
    }
}
