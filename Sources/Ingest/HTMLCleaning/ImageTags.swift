/// The pictures of a text as their start tags describe them, the first one first.
public struct ImageTags: Sequence, IteratorProtocol {
    private var tokenizer: HTMLTokenizer
    private let check: (String) -> String?

    /// - Parameters:
    ///   - html: a fragment or a whole document, in UTF-8.
    ///   - check: an address as it may be used; nil for one that may not.
    public init(_ html: [UInt8], allowing check: @escaping (String) -> String?) {
        tokenizer = HTMLTokenizer(html)
        self.check = check
    }

    public mutating func next() -> ImageTag? {
        while true {
            switch tokenizer.advance() {
            case .end: return nil
            case .startTag where tokenizer.element.modern == .img:
                return ImageTag(tokenizer, allowing: check)
            default: break
            }
        }
    }
}
