/// The elements that cleaning knows by name.
enum HTMLElement: UInt8, CaseIterable, Sendable {
    case unknown
    // Text within a line.
    case a, abbr, b, cite, code, del, em, i, ins, kbd, mark, q, s, samp, small, strong, sub, sup
    case time, u, `var`
    case acronym, strike, tt
    // Without content.
    case br, hr, img, image, input, col, source, track, param, embed
    // Blocks that are kept.
    case p, h1, h2, h3, h4, h5, h6, pre, listing, ul, ol, menu, dir, li, dl, dt, dd
    case blockquote, figure, figcaption, details, summary
    case table, caption, colgroup, thead, tbody, tfoot, tr, td, th
    // Blocks of which only the content is kept.
    case address, article, aside, body, center, dialog, div, fieldset, footer, form, header, hgroup
    case html, legend, main, nav, optgroup, option, search, section
    // Dropped with their content.
    case applet, audio, button, canvas, datalist, frameset, iframe, math, meter, noembed, noframes
    case noscript, object, plaintext, progress, script, select, style, svg, template
    case textarea, title, video, xmp
    // Parts of SVG and MathML that hold ordinary HTML.
    case annotationXML, desc, foreignobject, mi, mn, mo, ms, mtext

    private static let names = FixedNames(
        allCases.map { $0 == .annotationXML ? "annotation-xml" : String(describing: $0) }
    )

    init(name: Slice<UnsafeBufferPointer<UInt8>>) {
        self =
            Self.names.position(of: name).flatMap { Self(rawValue: UInt8($0)) } ?? .unknown
    }

    /// The element that stands for an old or unwanted one.
    var modern: HTMLElement {
        switch self {
        case .acronym: .abbr
        case .strike: .s
        case .tt: .code
        case .image: .img
        case .h1: .h2
        case .listing: .pre
        case .menu, .dir: .ul
        default: self
        }
    }

    /// How the content is tokenized when it is no ordinary markup, with scripting on.
    var contentModel: HTMLTokenizer.ContentModel? {
        switch self {
        case .title, .textarea: .rcdata
        case .style, .xmp, .iframe, .noembed, .noframes, .noscript: .rawtext
        case .script: .scriptData
        case .plaintext: .plaintext
        default: nil
        }
    }

    var name: [UInt8] { Self.names.all[Int(rawValue)] }
}
