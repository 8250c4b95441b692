public import WebURL

/// Makes HTML from strangers safe to publish: only allowed elements and attributes, absolute http(s)
/// addresses, balanced.
public struct Sanitizer: Sendable {
    /// Raised when the output for some input changes.
    public static let version = 3

    let policy: Policy

    public init(policy: Policy = .feed) {
        self.policy = policy
    }

    /// The cleaned fragment of a fragment or a whole document; cleaning it again changes nothing.
    ///
    /// Without a base, relative addresses are dropped unless the policy keeps them.
    public func clean(_ html: String, base: WebURL?) -> String {
        String(decoding: clean(Array(html.utf8), base: base), as: UTF8.self)
    }

    /// The same over UTF-8 bytes.
    public func clean(_ html: [UInt8], base: WebURL?) -> [UInt8] {
        var tokenizer = HTMLTokenizer(html)
        var builder = FragmentBuilder(byteLimit: policy.byteLimit, capacity: html.count)
        let attributes = AttributeCleaner(policy: policy, base: base)
        var dropped: DroppedElement?
        while !builder.isFull {
            switch tokenizer.advance() {
            case .end: return builder.finish()
            case .comment, .doctype: break
            case .text:
                if dropped == nil { tokenizer.withBytes(of: tokenizer.text) { builder.append($0) } }
            case .startTag:
                let isInside = dropped?.start(&tokenizer, attributes: attributes) ?? false
                if !isInside {
                    finish(&dropped, tokenizer: &tokenizer, builder: &builder)
                    start(&tokenizer, attributes: attributes, builder: &builder, dropped: &dropped)
                }
            case .endTag:
                let element = tokenizer.element
                if dropped == nil {
                    builder.end(element.modern)
                } else if dropped?.end(element) == true {
                    finish(&dropped, tokenizer: &tokenizer, builder: &builder)
                }
            }
        }
        return builder.finish()
    }

    private func start(
        _ tokenizer: inout HTMLTokenizer,
        attributes: AttributeCleaner,
        builder: inout FragmentBuilder,
        dropped: inout DroppedElement?
    ) {
        let element = tokenizer.element.modern
        if policy.frameHosts != nil, element.role == .dropped,
            let media = MediaElement(&tokenizer, attributes: attributes)
        {
            builder.appendWhole(media.written)
            return
        }
        switch element.role {
        case .transparent, .nothing: break
        case .dropped:
            dropped = DroppedElement(&tokenizer, attributes: attributes)
            if dropped?.isOver == true {
                finish(&dropped, tokenizer: &tokenizer, builder: &builder)
            }
        case .box: builder.start(element, attributes: [])
        case .image:
            switch attributes.image(tokenizer) {
            case .picture(let kept): builder.start(element, attributes: kept)
            case .sign(let text): text.withUnsafeBufferPointer { builder.append($0) }
            case nil: break
            }
        default:
            if let kept = attributes.attributes(of: element, in: tokenizer) {
                builder.start(element, attributes: kept)
            } else if element == .a {
                builder.end(.a)
            }
        }
    }

    /// Leaves a dropped element and writes a link to what it showed.
    private func finish(
        _ dropped: inout DroppedElement?,
        tokenizer: inout HTMLTokenizer,
        builder: inout FragmentBuilder
    ) {
        if let link = dropped?.link {
            builder.appendLink(attributes: link.attributes, label: link.label)
        }
        dropped = nil
        tokenizer.allowsCharacterData = false
    }
}
