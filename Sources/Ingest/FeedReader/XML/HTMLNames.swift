/// What the reader must know of HTML's elements.
enum HTMLNames {
    /// Elements that never hold anything, where they cannot be mistaken for a feed's own.
    static func isVoid(_ name: ElementName) -> Bool {
        switch name.local {
        case "br", "hr", "img", "wbr":
            name.namespace == .core || name.namespace == .xhtml || name.namespace == .atom
        default: false
        }
    }

    /// What stands in these is no text for readers.
    static func isProgram(_ local: String) -> Bool {
        local == "script" || local == "style"
    }

    static func isWrittenWithoutEndTag(_ local: String) -> Bool {
        voidNames.contains(local)
    }

    /// Names that are markup when they stand in a title; anything else in angle brackets is text.
    static func isElement(_ local: String) -> Bool {
        elements.contains(local)
    }

    static func breaksText(_ local: String) -> Bool {
        blocks.contains(local)
    }

    private static let voidNames: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
    ]

    private static let blocks: Set<String> = [
        "address", "article", "aside", "blockquote", "br", "center", "dd", "details", "dialog",
        "dir", "div", "dl", "dt", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2",
        "h3", "h4", "h5", "h6", "header", "hr", "li", "main", "menu", "nav", "ol", "option", "p",
        "pre", "section", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
    ]

    private static let elements: Set<String> = blocks.union([
        "a", "abbr", "acronym", "applet", "area", "audio", "b", "base", "basefont", "bdi", "bdo",
        "big", "blink", "body", "button", "canvas", "caption", "cite", "code", "col", "colgroup",
        "data", "datalist", "del", "dfn", "em", "embed", "font", "frame", "frameset", "head",
        "html", "i", "iframe", "img", "input", "ins", "kbd", "label", "legend", "link", "map",
        "mark", "marquee", "math", "meta", "meter", "nobr", "noembed", "noframes", "noscript",
        "object", "optgroup", "output", "param", "picture", "progress", "q", "rp", "rt", "ruby",
        "s", "samp", "script", "select", "slot", "small", "source", "span", "strike", "strong",
        "style", "sub", "summary", "sup", "svg", "template", "textarea", "time", "title", "track",
        "tt", "u", "var", "video", "wbr", "xmp",
    ])
}
