import WebURL

/// Writes the attributes that an element may keep.
struct AttributeCleaner: Sendable {
    /// Longer texts are cut.
    static let textLimit = 2048

    private let policy: Sanitizer.Policy
    private let addresses: AddressCleaner

    init(policy: Sanitizer.Policy, base: WebURL?) {
        self.policy = policy
        addresses = AddressCleaner(policy: policy, base: base)
    }

    /// The attributes of the start tag at hand, each with a space before it; nil when the element
    /// is worth nothing without one that is missing.
    func attributes(of element: HTMLElement, in tokenizer: HTMLTokenizer) -> [UInt8]? {
        switch element {
        case .a: return linkAttributes(tokenizer)
        case .img: return ImageAttributes(tokenizer, addresses: addresses)?.written
        case .input: return checkboxAttributes(tokenizer)
        default:
            var output: [UInt8] = []
            for attribute in tokenizer.attributes {
                guard let name = tokenizer.name(of: attribute) else { continue }
                tokenizer.withBytes(of: attribute.value) {
                    append(name, value: $0, of: element, to: &output)
                }
            }
            return output
        }
    }

    /// A link to the page, film or sound that the start tag at hand would show.
    func link(toContentOf tokenizer: HTMLTokenizer, title: String?) -> DroppedElement.Link? {
        let element = tokenizer.element
        let name: AttributeName = element == .object ? .data : .src
        guard element.showsContent, let value = tokenizer.string(of: name),
            let address = addresses.absolute(value)
        else { return nil }
        var attributes: [UInt8] = []
        attributes.appendAttribute("href", value: address)
        appendRelation(of: address, to: &attributes)
        let title = PlainText.collapsed(tokenizer.string(of: .title) ?? title ?? "")
        let label = title.isEmpty ? AddressCleaner.label(of: address) : title
        return DroppedElement.Link(attributes: attributes, label: Array(label.utf8))
    }

    private func linkAttributes(_ tokenizer: HTMLTokenizer) -> [UInt8]? {
        var output: [UInt8] = []
        var address: String?
        for attribute in tokenizer.attributes {
            guard let name = tokenizer.name(of: attribute) else { continue }
            tokenizer.withBytes(of: attribute.value) { value in
                if name == .href {
                    address = addresses.link(String(decoding: value, as: UTF8.self))
                    if let address { output.appendAttribute("href", value: address) }
                } else {
                    append(name, value: value, of: .a, to: &output)
                }
            }
        }
        guard let address else { return nil }
        appendRelation(of: address, to: &output)
        return output
    }

    private func appendRelation(of address: String, to output: inout [UInt8]) {
        guard addresses.isExternal(address) else { return }
        output.appendAttribute("rel", value: policy.externalRelation)
    }

    private func checkboxAttributes(_ tokenizer: HTMLTokenizer) -> [UInt8]? {
        guard policy.keepsCheckboxes, tokenizer.string(of: .type)?.lowercased() == "checkbox" else {
            return nil
        }
        var output: [UInt8] = []
        output.appendAttribute("type", value: "checkbox")
        output.appendAttribute("disabled", value: "")
        if tokenizer.string(of: .checked) != nil { output.appendAttribute("checked", value: "") }
        return output
    }

    private func append(
        _ name: AttributeName,
        value: UnsafeBufferPointer<UInt8>,
        of element: HTMLElement,
        to output: inout [UInt8]
    ) {
        switch name {
        case .title: output.appendAttribute("title", value: value, limit: Self.textLimit)
        case .lang where value.isLanguageTag: output.appendAttribute("lang", value: value)
        case .dir: output.append(name, value: value, oneOf: ["ltr", "rtl", "auto"])
        case .cite where element.mayCite:
            if let address = addresses.resource(String(decoding: value, as: UTF8.self)) {
                output.appendAttribute("cite", value: address)
            }
        case .datetime where element.mayBeDated && value.count <= 64:
            output.appendAttribute("datetime", value: value)
        case .colspan, .rowspan, .span, .scope:
            appendTableAttribute(name, value: value, of: element, to: &output)
        case .start where element == .ol && value.isInteger(digits: 9):
            output.appendAttribute("start", value: value)
        case .reversed where element == .ol: output.appendAttribute("reversed", value: "")
        case .type where element == .ol && value.isListType:
            output.appendAttribute("type", value: value)
        default: break
        }
    }

    private func appendTableAttribute(
        _ name: AttributeName,
        value: UnsafeBufferPointer<UInt8>,
        of element: HTMLElement,
        to output: inout [UInt8]
    ) {
        switch name {
        case .scope where element == .th:
            output.append(name, value: value, oneOf: ["row", "col", "rowgroup", "colgroup"])
        case .colspan where element.role == .cell && value.isNumber(digits: 3):
            output.appendAttribute("colspan", value: value)
        case .rowspan where element.role == .cell && value.isNumber(digits: 3):
            output.appendAttribute("rowspan", value: value)
        case .span where value.isNumber(digits: 3) && (element == .col || element == .colgroup):
            output.appendAttribute("span", value: value)
        default: break
        }
    }
}

extension [UInt8] {
    /// Appends the attribute when its value, whatever its case, is one of the words.
    fileprivate mutating func append(
        _ name: AttributeName,
        value: UnsafeBufferPointer<UInt8>,
        oneOf words: [String]
    ) {
        let value = value.map(\.asciiLowercased)
        guard let word = words.first(where: { value.elementsEqual($0.utf8) }) else { return }
        appendAttribute(name == .dir ? "dir" : "scope", value: word)
    }
}

extension HTMLElement {
    fileprivate var mayCite: Bool {
        self == .blockquote || self == .q || self == .del || self == .ins
    }

    fileprivate var mayBeDated: Bool { self == .time || self == .del || self == .ins }

    fileprivate var showsContent: Bool {
        switch self {
        case .audio, .embed, .iframe, .object, .source, .video: true
        default: false
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    func isNumber(digits: Int) -> Bool {
        !isEmpty && count <= digits && allSatisfy(\.isASCIIDigit)
    }

    fileprivate func isInteger(digits: Int) -> Bool {
        first == .hyphen
            ? UnsafeBufferPointer(rebasing: self[1...]).isNumber(digits: digits)
            : isNumber(digits: digits)
    }

    fileprivate var isLanguageTag: Bool {
        !isEmpty && count <= 35 && allSatisfy { $0.isASCIIAlphanumeric || $0 == .hyphen }
    }

    fileprivate var isListType: Bool {
        count == 1 && self[0] != 0 && "1aAiI".utf8.contains(self[0])
    }
}
