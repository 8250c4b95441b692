/// The attributes of a picture that is worth showing.
struct ImageAttributes {
    /// Each with a space before it.
    private(set) var written: [UInt8] = []

    private let addresses: AddressCleaner
    private var source: String?
    private var sourceSet: SourceSet?
    /// What a script would have loaded, in the place of what holds it until then.
    private var replacement: String?
    private var replacementSet: SourceSet?
    private var isPixel = false
    private var hasText = false
    private var others: [UInt8] = []

    /// Nil when there is no address, or when the picture only counts readers.
    init?(_ tokenizer: HTMLTokenizer, addresses: AddressCleaner) {
        self.addresses = addresses
        for attribute in tokenizer.attributes {
            guard let name = tokenizer.name(of: attribute) else { continue }
            tokenizer.withBytes(of: attribute.value) { read(name, value: $0) }
        }
        let set = replacementSet ?? sourceSet
        guard !isPixel, let address = replacement ?? replacementSet?.first ?? source ?? set?.first,
            !TrackingPixel.isServed(from: address)
        else { return nil }
        written.appendAttribute("src", value: address)
        if let set = set?.written { written.appendAttribute("srcset", value: set) }
        if !hasText { written.appendAttribute("alt", value: "") }
        written.append(contentsOf: others)
    }

    private mutating func read(_ name: AttributeName, value: UnsafeBufferPointer<UInt8>) {
        switch name {
        case .src: source = address(value)
        case .srcset: sourceSet = SourceSet(value, addresses: addresses)
        case .dataSource, .dataOriginal, .dataLazySource:
            replacement = replacement ?? address(value)
        case .dataSourceSet, .dataLazySourceSet:
            let set = SourceSet(value, addresses: addresses)
            if set.written != nil { replacementSet = replacementSet ?? set }
        case .width, .height:
            if value.isNumber(digits: 1), value[0] <= UInt8(ascii: "1") { isPixel = true }
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

    private func address(_ value: UnsafeBufferPointer<UInt8>) -> String? {
        addresses.resource(String(decoding: value, as: UTF8.self))
    }
}
