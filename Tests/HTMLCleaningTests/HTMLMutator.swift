import TestSupport

/// Makes the same odd HTML for the same seed.
struct HTMLMutator {
    private static let tags = [
        "p", "b", "i", "a href=x", "a href=https://a.example/", "div", "span", "ul", "ol", "li",
        "dl", "dt", "dd", "table", "caption", "colgroup", "col span=2", "thead", "tbody", "tfoot",
        "tr", "td", "th colspan=2", "h1", "h2", "h3", "pre", "code", "blockquote", "figure",
        "figcaption", "details", "summary", "br", "hr", "img src=x", "img src=x width=1", "q",
        "svg", "math", "mtext", "style", "script", "title", "textarea", "select", "option",
        "button", "template", "iframe src=https://v.example/1", "video src=v.mp4", "source src=x",
        "noscript", "form", "input type=checkbox checked", "object data=o", "center", "font",
        "sub", "time datetime=2026", "foreignObject", "desc", "plaintext", "xmp", "annotation-xml",
    ]
    private static let texts = [
        " ", "\n", "x", "word ", " & ", "&nbsp;", "&amp;", "&lt;p&gt;", "\u{A0}", "é", "<", "\t",
        "\n\n  y", "\u{0}", "\u{C}", "]]>", "-->", "<!--", "<![CDATA[", "&#1;", "a\u{A0}", "\"",
    ]

    private var random: SeededGenerator
    private let seeds: [String]

    init(seed: UInt64, seeds: [String]) {
        random = SeededGenerator(seed: seed)
        self.seeds = seeds
    }

    /// Tags and text in no order.
    mutating func soup() -> String {
        (0..<(3 + random.below(30))).map { _ in piece() }.joined()
    }

    /// One of the seeds with parts removed, doubled or put in.
    mutating func mutate() -> String {
        var text = Array(seeds[random.below(seeds.count)].unicodeScalars.prefix(2_000))
        for _ in 0...random.below(4) {
            let start = random.below(text.count + 1)
            let end = min(text.count, start + random.below(12))
            switch random.below(4) {
            case 0: text.removeSubrange(start..<end)
            case 1: text.insert(contentsOf: text[start..<end], at: random.below(text.count + 1))
            case 2: text.insert(contentsOf: Array(piece().unicodeScalars), at: start)
            default:
                let other = Array(seeds[random.below(seeds.count)].unicodeScalars.prefix(200))
                text.insert(contentsOf: other, at: start)
            }
        }
        var result = String.UnicodeScalarView()
        result.append(contentsOf: text)
        return String(result)
    }

    private mutating func piece() -> String {
        switch random.below(5) {
        case 0, 1: "<\(Self.tags[random.below(Self.tags.count)])>"
        case 2: "</\(Self.tags[random.below(Self.tags.count)].prefix { $0 != " " })>"
        default: Self.texts[random.below(Self.texts.count)]
        }
    }
}
