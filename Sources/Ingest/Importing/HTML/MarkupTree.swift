import HTMLCleaning

/// Puts the tags of a text together to a tree; whatever nobody closes ends with what it stands in.
struct MarkupTree {
    /// Deeper elements are left out, what is in them stays.
    private static let depthLimit = 120

    private var open = [MarkupElement("root")]

    /// - Parameter html: a fragment or a whole document.
    /// - Returns: what stands in it.
    static func nodes(of html: String) -> [MarkupNode] {
        var tree = MarkupTree()
        var tokenizer = HTMLTokenizer(Array(html.utf8))
        while let token = tokenizer.next() {
            switch token {
            case .text(let text): tree.append(.text(text))
            case .startTag(let name, let attributes, _):
                tree.start(name, attributes)
            case .endTag(let name): tree.end(name)
            case .comment, .doctype: break
            }
        }
        tree.close(to: 1)
        return tree.open[0].children
    }

    private mutating func append(_ node: MarkupNode) {
        open[open.count - 1].children.append(node)
    }

    private mutating func start(_ name: String, _ attributes: [HTMLTokenizer.Attribute]) {
        for (ended, walls) in Self.ends(before: name) { close(ended, within: walls) }
        let values = Dictionary(attributes.map { ($0.name, $0.value) }) { first, _ in first }
        let element = MarkupElement(name, values)
        if Self.void.contains(name) {
            append(.element(element))
        } else if open.count <= Self.depthLimit {
            open.append(element)
        }
    }

    private mutating func end(_ name: String) {
        guard name != "br" else { return append(.element(MarkupElement("br"))) }
        // A list, a table or a quotation is not left by what was opened around it.
        close([name], within: Self.walls.subtracting([name]))
    }

    /// Ends the innermost of these elements, with all that is open in it.
    private mutating func close(_ names: Set<String>, within walls: Set<String>) {
        for place in open.indices.reversed().dropLast() {
            if names.contains(open[place].name) { return close(to: place) }
            if walls.contains(open[place].name) { return }
        }
    }

    private mutating func close(to count: Int) {
        while open.count > count, let element = open.popLast() { append(.element(element)) }
    }

    private static let walls: Set<String> = ["table", "td", "th", "figure", "blockquote"]
    private static let void: Set<String> = [
        "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param",
        "source", "track", "wbr",
    ]
    /// Elements before which a paragraph ends.
    static let blocks: Set<String> = [
        "address", "article", "aside", "audio", "blockquote", "body", "center", "dd", "details",
        "dir", "div", "dl", "dt", "embed", "fieldset", "figcaption", "figure", "footer", "form",
        "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html", "iframe", "li", "main", "menu",
        "nav", "object", "ol", "p", "pre", "pregonero-markdown", "section", "summary", "table",
        "tbody", "td", "tfoot",
        "th", "thead", "tr", "ul", "video",
    ]
    private static let media: Set<String> = ["audio", "embed", "iframe", "object", "video"]

    /// What ends before an element begins, and what it may not leave for that.
    private static func ends(before name: String) -> [(Set<String>, Set<String>)] {
        let lists: Set<String> = ["ul", "ol", "menu", "dl", "table", "blockquote"]
        switch name {
        case "li": return [(["li"], lists)]
        case "dt", "dd": return [(["dt", "dd"], lists)]
        case "tr": return [(["tr"], ["table"])]
        case "td", "th": return [(["td", "th"], ["table", "tr"])]
        case "tbody", "thead", "tfoot": return [(["tbody", "thead", "tfoot"], ["table"])]
        case _ where media.contains(name): return []
        case _ where blocks.contains(name): return [(["p"], walls.union(["li", "dd", "div"]))]
        default: return []
        }
    }
}
