/// The footnotes of an article, found by the links that cmark-gfm writes: they are what cleaning
/// leaves of them.
struct Footnotes {
    private struct Item {
        let tag: Int
        let label: String
        let backlinks: [Int]
    }

    private let list: Int?
    private let items: [Item]
    private let references: [(tag: Int, item: Int)]

    init(in html: TaggedHTML) {
        guard let list = Self.lastList(of: html),
            let items = Self.items(of: list, in: html), !items.isEmpty
        else {
            self.list = nil
            items = []
            references = []
            return
        }
        self.list = list.lowerBound
        self.items = items
        references = Self.references(to: items, in: html)
    }

    /// The indices of the tags that enclose a reference's number, which is no part of a heading.
    var referenceTags: Set<Int> {
        Set(references.map(\.tag))
    }

    /// Gives back the ids, and says to screen readers what the parts are.
    func mark(in html: inout TaggedHTML, names: inout AnchorNames) {
        guard let list else { return }
        html.add("class", "footnotes", to: html.tags[list])
        for item in items {
            Self.add(id: "fn-\(item.label)", to: item.tag, in: &html, names: &names)
            for backlink in item.backlinks {
                html.add("role", "doc-backlink", to: html.tags[backlink])
            }
        }
        var counts = [Int](repeating: 0, count: items.count)
        for reference in references {
            counts[reference.item] += 1
            let count = counts[reference.item]
            let id = "fnref-\(items[reference.item].label)" + (count == 1 ? "" : "-\(count)")
            Self.add(id: id, to: reference.tag, in: &html, names: &names)
            html.add("role", "doc-noteref", to: html.tags[reference.tag])
        }
    }

    private static func add(
        id: String,
        to tag: Int,
        in html: inout TaggedHTML,
        names: inout AnchorNames
    ) {
        guard html.value(of: "id", in: html.tags[tag]) == nil, names.claim(id) else { return }
        html.add("id", id, to: html.tags[tag])
    }

    /// The tags of the ordered list that ends the article, from its opening to its closing one.
    private static func lastList(of html: TaggedHTML) -> ClosedRange<Int>? {
        guard let close = html.tags.lastIndex(where: { !$0.closes("section") }),
            html.tags[close].closes("ol"),
            (close..<html.tags.count).allSatisfy({ html.source(after: $0).allSatisfy(isSpace) })
        else { return nil }
        var depth = 0
        for index in (0...close).reversed() {
            if html.tags[index].closes("ol") { depth += 1 }
            if html.tags[index].opens("ol") { depth -= 1 }
            if depth == 0 { return index...close }
        }
        return nil
    }

    /// The list's items, or nil when one of them links back to nothing: then it is any list.
    private static func items(of list: ClosedRange<Int>, in html: TaggedHTML) -> [Item]? {
        var items: [Item] = []
        var open: (tag: Int, label: String?, backlinks: [Int])?
        var depth = 0
        for index in list {
            let tag = html.tags[index]
            if tag.name == "ol" || tag.name == "ul" {
                depth += tag.kind == .opening ? 1 : -1
            } else if depth == 1, tag.opens("li") {
                open = (index, nil, [])
            } else if depth == 1, tag.closes("li") {
                guard let found = open, let label = found.label else { return nil }
                items.append(Item(tag: found.tag, label: label, backlinks: found.backlinks))
                open = nil
            } else if let label = backlink(at: index, in: html) {
                if open?.label == nil { open?.label = label }
                open?.backlinks.append(index)
            }
        }
        return open == nil ? items : nil
    }

    private static func backlink(at index: Int, in html: TaggedHTML) -> String? {
        guard html.tags[index].opens("a"), html.source(after: index).starts(with: "↩".utf8) else {
            return nil
        }
        return label(after: "#fnref-", in: html.tags[index], of: html)
    }

    /// The links to the items that stand alone in a `sup` and show the item's number.
    private static func references(
        to items: [Item],
        in html: TaggedHTML
    ) -> [(tag: Int, item: Int)] {
        let numbers = Dictionary(
            items.enumerated().map { ($0.element.label, $0.offset) },
            uniquingKeysWith: { first, _ in first }
        )
        return html.tags.indices.dropFirst().dropLast(2).compactMap { index in
            guard html.tags[index].opens("a"), html.tags[index - 1].opens("sup"),
                html.tags[index + 1].closes("a"), html.tags[index + 2].closes("sup"),
                html.source(after: index - 1).isEmpty, html.source(after: index + 1).isEmpty,
                let label = label(after: "#fn-", in: html.tags[index], of: html),
                let item = numbers[label],
                html.source(after: index).elementsEqual("\(item + 1)".utf8)
            else { return nil }
            return (index, item)
        }
    }

    private static func label(
        after prefix: String,
        in tag: HTMLTag,
        of html: TaggedHTML
    ) -> String? {
        guard let address = html.value(of: "href", in: tag), address.hasPrefix(prefix) else {
            return nil
        }
        // The label stays percent-encoded, as cmark-gfm writes it in both places: browsers first
        // look for an id that equals the fragment as it stands.
        let label = address.dropFirst(prefix.count)
        return label.isEmpty || label.utf8.contains(where: isSpace) ? nil : String(label)
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || (0x09...0x0D).contains(byte)
    }
}
