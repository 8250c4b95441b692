/// An element that is left out with its content, and a link to what it would have shown.
struct DroppedElement {
    /// What takes the place of a film, a sound or a foreign page.
    struct Link {
        let attributes: [UInt8]
        let label: [UInt8]
    }

    private let element: HTMLElement
    private let title: String?
    private(set) var isOver: Bool
    private(set) var link: Link?
    /// How many elements of this name are open.
    private var depth = 1
    /// How many elements of SVG and MathML are open that hold ordinary HTML.
    private var islands = 0

    /// Begins with the start tag at which the tokenizer is.
    init(_ tokenizer: inout HTMLTokenizer, attributes: AttributeCleaner) {
        element = tokenizer.element
        title = element.isEmbedding ? tokenizer.string(of: .title) : nil
        isOver = element == .embed || tokenizer.isWrittenEmpty(element)
        noteLink(tokenizer, attributes: attributes)
        if !isOver { enter(element, &tokenizer) }
    }

    /// Returns whether the start tag at which the tokenizer is belongs to the dropped content.
    mutating func start(_ tokenizer: inout HTMLTokenizer, attributes: AttributeCleaner) -> Bool {
        let tag = tokenizer.element
        if element.isForeign, islands == 0, tag.breaksOutOfForeignContent { return false }
        if tag == element {
            if element == .select { return false }
            if element.nests, !tokenizer.isWrittenEmpty(tag) { depth += 1 }
        } else if element.isForeign, tag.isIsland, !tokenizer.isSelfClosing {
            islands += 1
        } else {
            noteLink(tokenizer, attributes: attributes)
        }
        enter(tag, &tokenizer)
        return true
    }

    /// Returns whether the end tag is the one of the dropped element.
    mutating func end(_ tag: HTMLElement) -> Bool {
        if tag == element {
            depth -= 1
        } else if tag.isIsland, islands > 0 {
            islands -= 1
        }
        return depth == 0
    }

    private func enter(_ tag: HTMLElement, _ tokenizer: inout HTMLTokenizer) {
        let isForeign = element.isForeign && islands == 0
        tokenizer.allowsCharacterData = isForeign
        guard !isForeign, let model = tag.contentModel, !tokenizer.isWrittenEmpty(tag) else {
            return
        }
        tokenizer.contentModel = model
    }

    private mutating func noteLink(_ tokenizer: HTMLTokenizer, attributes: AttributeCleaner) {
        guard link == nil, element.isEmbedding else { return }
        link = attributes.link(toContentOf: tokenizer, title: title)
    }
}

extension HTMLTokenizer {
    /// Whether the element at hand is closed in its start tag, as in feeds that were XHTML once.
    fileprivate mutating func isWrittenEmpty(_ element: HTMLElement) -> Bool {
        guard isSelfClosing else { return false }
        let isRaw = element.contentModel != nil && element != .iframe
        return !isRaw || !hasEndTag(of: element)
    }
}

extension HTMLElement {
    fileprivate var isForeign: Bool { self == .svg || self == .math }

    fileprivate var isEmbedding: Bool {
        switch self {
        case .audio, .embed, .iframe, .object, .video: true
        default: false
        }
    }

    /// Whether the element may stand in itself.
    fileprivate var nests: Bool {
        switch self {
        case .applet, .audio, .canvas, .math, .object, .svg, .template, .video: true
        default: false
        }
    }

    /// Whether it holds ordinary HTML inside SVG or MathML.
    fileprivate var isIsland: Bool {
        switch self {
        case .annotationXML, .desc, .foreignobject, .mi, .mn, .mo, .ms, .mtext, .title: true
        default: false
        }
    }

    /// Whether its start tag ends SVG and MathML (13.2.6.5).
    fileprivate var breaksOutOfForeignContent: Bool {
        switch self {
        case .b, .blockquote, .body, .br, .center, .code, .dd, .div, .dl, .dt, .em, .embed, .h1,
            .h2,
            .h3, .h4, .h5, .h6, .hr, .i, .img, .li, .listing, .menu, .ol, .p, .pre, .s, .small,
            .strong, .strike, .sub, .sup, .table, .tt, .u, .ul, .var:
            true
        default: false
        }
    }
}
