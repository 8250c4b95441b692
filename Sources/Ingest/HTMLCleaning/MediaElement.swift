/// A film or a sound of the site's own that a trusted text shows, with its parts; what is in it for old browsers is left
/// out.
struct MediaElement {
    private let element: HTMLElement
    private var attributes: [UInt8]
    private var parts: [UInt8] = []
    private var depth = 1

    /// Reads up to the end of the element at which the tokenizer is.
    ///
    /// - Returns: nil where it would show nothing of the site's own; the tokenizer is where it was then.
    init?(_ tokenizer: inout HTMLTokenizer, attributes cleaner: AttributeCleaner) {
        element = tokenizer.element
        guard element == .video || element == .audio,
            let attributes = cleaner.media(element, tokenizer)
        else { return nil }
        self.attributes = attributes
        var ahead = tokenizer
        var hasSource = Self.names("src", attributes)
        reading: while depth > 0 {
            switch ahead.advance() {
            case .end: break reading
            case .comment, .doctype, .text: break
            case .startTag:
                let part = ahead.element
                if part == element { depth += 1 }
                if let model = part.contentModel { ahead.contentModel = model }
                guard part == .source || part == .track, depth == 1,
                    let kept = cleaner.media(part, ahead)
                else { continue }
                if part == .source { hasSource = true }
                parts.appendStartTag(part, attributes: kept)
            case .endTag: if ahead.element == element { depth -= 1 }
            }
        }
        guard hasSource else { return nil }
        tokenizer = ahead
    }

    var written: [UInt8] {
        var output: [UInt8] = []
        output.appendStartTag(element, attributes: attributes)
        output.append(contentsOf: parts)
        output.appendEndTag(element)
        return output
    }

    private static func names(_ name: String, _ attributes: [UInt8]) -> Bool {
        let mark = Array(" \(name)=\"".utf8)
        guard attributes.count >= mark.count else { return false }
        return (0...(attributes.count - mark.count)).contains {
            attributes[$0..<$0 + mark.count].elementsEqual(mark)
        }
    }
}
