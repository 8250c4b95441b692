/// What cleaning does with an element.
enum HTMLElementRole: Sendable {
    /// Only the content counts.
    case transparent
    /// The same for a block, which still separates paragraphs.
    case box
    /// Nothing of it counts, and it has no content.
    case nothing
    /// Goes together with its content.
    case dropped
    case inline, lineBreak, rule, image, checkbox
    case paragraph, heading, preformatted, container, list, listItem, definitions, definition
    case figureCaption, summary
    case table, tableCaption, columnGroup, column, tableSection, row, cell
}

extension HTMLElement {
    /// What may stand directly in a block that is kept.
    enum Content: Sendable {
        /// Text and inline elements.
        case phrasing
        /// These and blocks.
        case flow
        /// Only its own parts, such as rows.
        case parts
    }

    var role: HTMLElementRole {
        switch self {
        case .unknown, .annotationXML, .desc, .foreignobject, .mi, .mn, .mo, .ms, .mtext:
            .transparent
        case .a, .abbr, .b, .cite, .code, .del, .em, .i, .ins, .kbd, .mark, .q, .s, .samp, .small,
            .strong, .sub, .sup, .time, .u, .var, .acronym, .strike, .tt:
            .inline
        case .br: .lineBreak
        case .hr: .rule
        case .img, .image: .image
        case .input: .checkbox
        case .source, .track, .param: .nothing
        case .p: .paragraph
        case .h1, .h2, .h3, .h4, .h5, .h6: .heading
        case .pre, .listing: .preformatted
        case .ul, .ol, .menu, .dir: .list
        case .li: .listItem
        case .dl: .definitions
        case .dt, .dd: .definition
        case .blockquote, .figure, .details: .container
        case .figcaption: .figureCaption
        case .summary: .summary
        case .table: .table
        case .caption: .tableCaption
        case .colgroup: .columnGroup
        case .col: .column
        case .thead, .tbody, .tfoot: .tableSection
        case .tr: .row
        case .td, .th: .cell
        case .address, .article, .aside, .body, .center, .dialog, .div, .fieldset, .footer, .form,
            .header, .hgroup, .html, .legend, .main, .nav, .optgroup, .option, .search, .section:
            .box
        case .applet, .audio, .button, .canvas, .datalist, .embed, .frameset, .iframe, .math,
            .meter, .noembed, .noframes, .noscript, .object, .plaintext, .progress, .script,
            .select, .style, .svg, .template, .textarea, .title, .video, .xmp:
            .dropped
        }
    }

    var content: Content {
        switch role {
        case .paragraph, .heading, .preformatted, .summary, .tableCaption: .phrasing
        case .definition: self == .dt ? .phrasing : .flow
        case .list, .definitions, .table, .columnGroup, .tableSection, .row: .parts
        default: .flow
        }
    }

    /// Whether blocks inside become text of it instead of ending it.
    var isSealed: Bool {
        switch self {
        case .pre, .dt, .summary, .caption: true
        default: false
        }
    }

    /// Whether text in it stands in paragraphs; `unknown` is the fragment itself.
    var isBody: Bool {
        self == .unknown || self == .blockquote || self == .details
    }
}
