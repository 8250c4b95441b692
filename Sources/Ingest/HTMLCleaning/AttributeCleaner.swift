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

    /// What becomes of the picture at hand; nil where nobody is meant to see it.
    func image(_ tokenizer: HTMLTokenizer) -> CleanedImage? {
        let tag = ImageTag(tokenizer, allowing: addresses.resource)
        guard !tag.isSign else {
            return .sign(Array(PlainText.collapsed(tokenizer.string(of: .alt) ?? "").utf8))
        }
        return ImageAttributes(tokenizer, of: tag).map { .picture(attributes: $0.written) }
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
        if element == .iframe, isTrustedFrame(address) {
            attributes.appendAttribute("class", value: Sanitizer.Policy.frameClass)
        }
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
        guard addresses.isExternal(address), !policy.isHome(address) else { return }
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
        case .class where element == .code && policy.keepsCodeLanguages && value.isCodeLanguage:
            output.appendAttribute("class", value: value)
        case .class where policy.frameHosts != nil: appendClasses(value, to: &output)
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

    /// Classes of the newsroom's own; those of the theme's inserts are put there by nobody else.
    private func appendClasses(_ value: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        let names = value.prefix(Self.textLimit).split(whereSeparator: \.isHTMLSpace).filter {
            !$0.starts(with: "insert".utf8)
                && $0.allSatisfy {
                    $0.isASCIIAlphanumeric || $0 == .hyphen || $0 == UInt8(ascii: "_")
                }
        }
        guard !names.isEmpty else { return }
        output.appendAttribute(
            "class",
            value: String(decoding: Array(names.joined(separator: [.space])), as: UTF8.self)
        )
    }

    /// The attributes of a film or a sound, and of its parts; nil where it would show nothing of the site's own.
    func media(_ element: HTMLElement, _ tokenizer: HTMLTokenizer) -> [UInt8]? {
        let isPart = element == .source || element == .track
        var output: [UInt8] = []
        var hasSource = false
        for attribute in tokenizer.attributes {
            guard let name = tokenizer.name(of: attribute) else { continue }
            tokenizer.withBytes(of: attribute.value) { value in
                switch name {
                case .src:
                    guard let address = addresses.own(String(decoding: value, as: UTF8.self)) else {
                        return
                    }
                    hasSource = true
                    output.appendAttribute("src", value: address)
                case .poster where element == .video:
                    guard let address = addresses.own(String(decoding: value, as: UTF8.self)) else {
                        return
                    }
                    output.appendAttribute("poster", value: address)
                case .width where element == .video && value.isNumber(digits: 5):
                    output.appendAttribute("width", value: value)
                case .height where element == .video && value.isNumber(digits: 5):
                    output.appendAttribute("height", value: value)
                case .loop where !isPart: output.appendAttribute("loop", value: "")
                case .muted where !isPart: output.appendAttribute("muted", value: "")
                case .type where element == .source:
                    output.appendAttribute("type", value: value, limit: 100)
                case .kind where element == .track:
                    output.append(
                        name,
                        value: value,
                        oneOf: ["subtitles", "captions", "descriptions", "chapters"]
                    )
                case .srclang where element == .track && value.isLanguageTag:
                    output.appendAttribute("srclang", value: value)
                case .label where element == .track:
                    output.appendAttribute("label", value: value, limit: Self.textLimit)
                case .default where element == .track: output.appendAttribute("default", value: "")
                case .title, .lang, .dir, .class:
                    append(name, value: value, of: element, to: &output)
                default: break
                }
            }
        }
        if isPart { return hasSource ? output : nil }
        output.appendAttribute("controls", value: "")
        output.appendAttribute("preload", value: "metadata")
        return output
    }

    /// Whether a frame may stay as a link that says so.
    func isTrustedFrame(_ address: String) -> Bool {
        guard let hosts = policy.frameHosts, let url = WebURL(address), url.scheme == "https",
            let host = url.host?.serialized
        else { return false }
        return hosts.contains(host)
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
        let written: StaticString =
            switch name {
            case .dir: "dir"
            case .kind: "kind"
            default: "scope"
            }
        appendAttribute(written, value: word)
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

    /// `language-swift`
    fileprivate var isCodeLanguage: Bool {
        count <= 40 && starts(with: "language-".utf8)
            && allSatisfy { $0.isASCIIAlphanumeric || "-+#_.".utf8.contains($0) }
    }

    fileprivate var isListType: Bool {
        count == 1 && self[0] != 0 && "1aAiI".utf8.contains(self[0])
    }
}
