/// Takes away what Ghost's pages put around what its cards show: buttons, marks, times.
enum KoenigCards {
    static func plain(_ nodes: [MarkupNode]) -> [MarkupNode] {
        nodes.flatMap { node -> [MarkupNode] in
            guard var element = node.element else { return [node] }
            if let card = element["class"], card.contains("kg-") {
                for (name, made) in cards where element.hasClass(name) { return made(element) }
            }
            element.children = plain(element.children)
            return [.element(element)]
        }
    }

    private static let cards: [(String, @Sendable (MarkupElement) -> [MarkupNode])] = [
        ("kg-bookmark-card", bookmark), ("kg-file-card", file), ("kg-video-card", player),
        ("kg-audio-card", player), ("kg-callout-card", callout),
        ("kg-signup-card", form), ("kg-product-card", { $0.children }),
    ]

    @Sendable private static func bookmark(_ card: MarkupElement) -> [MarkupNode] {
        guard let link = card.all(["a"]).first, let address = link["href"] else { return [] }
        let title =
            card.all(["div", "span"]).first { $0.hasClass("kg-bookmark-title") }?.text ?? address
        let words = card.all(["figcaption"]).first.map { [paragraph($0.children)] } ?? []
        return [paragraph([.element(MarkupElement("a", ["href": address], [.text(title)]))])]
            + words
    }

    @Sendable private static func file(_ card: MarkupElement) -> [MarkupNode] {
        guard let link = card.all(["a"]).first, let address = link["href"] else { return [] }
        let title =
            card.all(["div"]).first { $0.hasClass("kg-file-card-title") }?.text ?? link["title"]
            ?? address
        return [paragraph([.element(MarkupElement("a", ["href": address], [.text(title)]))])]
    }

    @Sendable private static func player(_ card: MarkupElement) -> [MarkupNode] {
        guard var medium = card.all(["video", "audio"]).first else { return [] }
        if let title = card.all(["div"]).first(where: { $0.hasClass("kg-audio-title") })?.text {
            medium.attributes["title"] = title
        }
        let caption = card.all(["figcaption"]).first.map { [MarkupNode.element($0)] } ?? []
        return [.element(MarkupElement("figure", [:], [.element(medium)] + caption))]
    }

    @Sendable private static func callout(_ card: MarkupElement) -> [MarkupNode] {
        let parts = card.all(["div"]).filter {
            $0.hasClass("kg-callout-emoji") || $0.hasClass("kg-callout-text")
        }
        let words = parts.enumerated().flatMap { place, part in
            (place > 0 ? [.text(" ")] : []) + part.children
        }
        return [.element(MarkupElement("blockquote", [:], [paragraph(words)]))]
    }

    @Sendable private static func form(_ card: MarkupElement) -> [MarkupNode] {
        [.element(MarkupElement("form", [:], []))]
    }

    private static func paragraph(_ nodes: [MarkupNode]) -> MarkupNode {
        .element(MarkupElement("p", [:], nodes))
    }
}
