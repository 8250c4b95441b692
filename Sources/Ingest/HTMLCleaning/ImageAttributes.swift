/// The attributes of a picture that is worth showing.
struct ImageAttributes {
    /// Each with a space before it.
    private(set) var written: [UInt8] = []

    private var hasText = false
    private var others: [UInt8] = []

    /// Nil when there is no address, or when the picture only counts readers.
    init?(_ tokenizer: HTMLTokenizer, of tag: ImageTag) {
        guard !tag.isPixel, let address = tag.address, !TrackingPixel.isServed(from: address)
        else { return nil }
        for attribute in tokenizer.attributes {
            guard let name = tokenizer.name(of: attribute) else { continue }
            tokenizer.withBytes(of: attribute.value) { read(name, value: $0) }
        }
        written.appendAttribute("src", value: address)
        if let set = tag.set?.written { written.appendAttribute("srcset", value: set) }
        if !hasText { written.appendAttribute("alt", value: "") }
        written.append(contentsOf: others)
    }

    private mutating func read(_ name: AttributeName, value: UnsafeBufferPointer<UInt8>) {
        switch name {
        case .width, .height:
            guard value.isNumber(digits: 5) else { return }
            others.appendAttribute(name == .width ? "width" : "height", value: value)
        case .alt:
            hasText = true
            others.appendAttribute("alt", value: value, limit: AttributeCleaner.textLimit)
        case .title:
            others.appendAttribute("title", value: value, limit: AttributeCleaner.textLimit)
        default: break
        }
    }
}
