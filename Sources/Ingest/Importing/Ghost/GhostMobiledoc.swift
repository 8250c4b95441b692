import Basics

/// A text of Ghost's former editor as HTML (Mobiledoc 0.3).
struct GhostMobiledoc {
    private let document: JSONValue
    private(set) var losses: Set<String> = []

    init(_ document: JSONValue) {
        self.document = document
    }

    private static let tags: Set<String> = [
        "b", "strong", "i", "em", "s", "del", "u", "code", "sub", "sup", "a", "mark",
    ]

    var html: String {
        mutating get {
            var output = ""
            for section in document["sections"]?.items ?? [] { output += html(of: section.items) }
            return output
        }
    }

    private mutating func html(of section: [JSONValue]) -> String {
        guard let kind = section.first?.number, section.count > 1 else { return "" }
        switch kind {
        case 1:
            let tag = section[1].text ?? "p"
            let known =
                ["p", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "aside"].contains(tag)
                ? tag : "p"
            let words = section.count > 2 ? markers(section[2].items) : ""
            return "<\(known)>\(words)</\(known)>"
        case 2:
            return
                "<figure><img src=\"\((section[1].text ?? "").escaped(for: .attribute))\"></figure>"
        case 3:
            let tag = section[1].text == "ol" ? "ol" : "ul"
            let items =
                section.count > 2 ? section[2].items.map { "<li>\(markers($0.items))</li>" } : []
            return "<\(tag)>\(items.joined())</\(tag)>"
        case 10: return card(section[1].number)
        default: return ""
        }
    }

    private mutating func card(_ number: Int) -> String {
        let cards = document["cards"]?.items ?? []
        guard cards.indices.contains(number), let name = cards[number].items.first?.text else {
            return ""
        }
        let payload = cards[number].items.dropFirst().first ?? .null
        if let html = GhostCards.html(of: name, payload) { return html }
        losses.insert("the card '\(name)'")
        return ""
    }

    /// A run of words, with what begins before and ends behind each.
    private func markers(_ markers: [JSONValue]) -> String {
        let markups = document["markups"]?.items ?? []
        let atoms = document["atoms"]?.items ?? []
        var output = ""
        var open: [String] = []
        for marker in markers.map(\.items) where marker.count > 3 {
            for number in marker[1].items.map(\.number) where markups.indices.contains(number) {
                let markup = markups[number].items
                let tag = markup.first?.text ?? ""
                guard Self.tags.contains(tag) else {
                    open.append("")
                    continue
                }
                open.append(tag)
                let values = markup.dropFirst().first?.items.compactMap(\.text) ?? []
                let place = values.firstIndex(of: "href")
                let target = place.flatMap {
                    values.indices.contains($0 + 1) ? values[$0 + 1] : nil
                }
                output +=
                    target.map { "<\(tag) href=\"\($0.escaped(for: .attribute))\">" } ?? "<\(tag)>"
            }
            if marker[0].number == 1 {
                let atom =
                    atoms.indices.contains(marker[3].number) ? atoms[marker[3].number].items : []
                output +=
                    atom.first?.text == "soft-return"
                    ? "<br>" : (atom.dropFirst().first?.text ?? "").escaped(for: .attribute)
            } else {
                output += (marker[3].text ?? "").escaped(for: .attribute)
            }
            for _ in 0..<max(0, min(marker[2].number, open.count)) {
                if let tag = open.popLast(), !tag.isEmpty { output += "</\(tag)>" }
            }
        }
        return output + open.reversed().filter { !$0.isEmpty }.map { "</\($0)>" }.joined()
    }
}
