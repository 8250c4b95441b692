import Basics
import Markdown

/// The headings of a text: what links to them were called there, and what they are called here.
enum TextAnchors {
    /// More headings than any text has.
    private static let most = 1_000

    private typealias Heading = (words: String, id: String?)

    /// - Parameter body: as the other program has it; in Markdown with ids in braces.
    /// - Returns: the id of each heading here, by the `key` of what it was there.
    static func of(_ body: ImportedText.Body) -> [String: String] {
        switch body {
        case .markdown(let markdown):
            markdown.utf8.contains(UInt8(ascii: "#")) ? ids(of: headings(of: markdown)) : [:]
        case .html(let html, _):
            html.contains(/(?i)\s(?:id|name)\s*=/)
                ? ids(of: Array(headings(in: MarkupTree.nodes(of: html)).prefix(most))) : [:]
        }
    }

    private static func ids(of headings: [Heading]) -> [String: String] {
        let html = headings.map { "<h2>\($0.words.escaped(for: .attribute))</h2>" }.joined()
        var ids: [String: String] = [:]
        var numbers: [String: Int] = [:]
        for (heading, made) in zip(headings, Anchors.adding(to: html).headings) {
            let plain = key(heading.words)
            let number = numbers[plain, default: 0]
            numbers[plain] = number + 1
            let suffix = number == 0 ? "" : "\(number)"
            // Jekyll leaves out what is not ASCII.
            let keys = [heading.id.map(key), plain + suffix, plain.filter(\.isASCII) + suffix]
            for case let key? in keys where !key.isEmpty { ids[key] = ids[key] ?? made.id }
        }
        return ids
    }

    /// What of the name of a heading does not depend on how it is made.
    static func key(_ name: String) -> String {
        name.lowercased().filter { $0.isLetter || $0.isNumber }
    }

    private static func headings(in nodes: [MarkupNode]) -> [Heading] {
        nodes.compactMap(\.element).flatMap { element in
            guard element.name.wholeMatch(of: /h[1-6]/) != nil else {
                return headings(in: element.children)
            }
            let words = element.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            return words.isEmpty ? [] : [(words, name(of: element))]
        }
    }

    /// What links call an element by: its own id, or that of what stands in it.
    private static func name(of element: MarkupElement) -> String? {
        element["id"] ?? (element.name == "a" ? element["name"] : nil)
            ?? element.children.lazy.compactMap { $0.element.flatMap(name) }.first
    }

    private static func headings(of markdown: String) -> [Heading] {
        var headings: [Heading] = []
        var fence: Substring?
        for line in markdown.split(whereSeparator: \.isNewline) {
            let bare = line.drop { $0 == " " }
            if bare.hasPrefix("```") || bare.hasPrefix("~~~") {
                if fence == nil {
                    fence = bare.prefix(3)
                } else if bare.hasPrefix(fence ?? "") {
                    fence = nil
                }
            }
            guard fence == nil, headings.count < most,
                let match = bare.wholeMatch(
                    of: /#{1,6}[ \t]+(.*?)[ \t#]*(?:\{[ \t]*(?:#([^ \t}]+)|[.][^}]*)[^}]*\})?[ \t]*/
                )
            else { continue }
            let words = match.output.1.replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
            headings.append((String(words), match.output.2.map(String.init)))
        }
        return headings
    }
}
