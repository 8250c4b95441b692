import Basics
import Foundation
import HTMLCleaning

/// Writes a text in HTML as Markdown; what Markdown cannot say stays as cleaned HTML or becomes a shortcode.
struct MarkdownWriter {
    let book: any AddressBook
    /// What had no place in the new text, each once.
    private(set) var losses: Set<String> = []

    init(_ book: any AddressBook) {
        self.book = book
    }

    /// - Returns: the whole text.
    mutating func text(of nodes: [MarkupNode]) -> String {
        let text = blocks(of: nodes).joined(separator: "\n\n")
        return text.isEmpty ? "" : text + "\n"
    }

    mutating func lose(_ what: String) {
        losses.insert(what)
    }

    /// The paragraphs, lists and other blocks, each of several lines.
    mutating func blocks(of nodes: [MarkupNode]) -> [String] {
        var blocks: [String] = []
        var line: [MarkupNode] = []
        for node in nodes {
            if let element = node.element, Self.isBlock(element) {
                blocks += paragraph(line)
                line = []
                blocks += block(element)
            } else {
                line.append(node)
            }
        }
        return blocks + paragraph(line)
    }

    /// Whether an element begins a block, or holds one that does.
    static func isBlock(_ element: MarkupElement) -> Bool {
        if MarkupTree.blocks.contains(element.name) { return true }
        if hidden.contains(element.name) { return true }
        return element.children.contains { $0.element.map(isBlock) ?? false }
    }

    static let hidden: Set<String> = [
        "applet", "canvas", "head", "link", "math", "meta", "noscript", "script", "select", "style",
        "svg", "template", "textarea", "title",
    ]

    /// A run of words as a paragraph.
    private mutating func paragraph(_ nodes: [MarkupNode]) -> [String] {
        if let film = film(alone: nodes) { return [film] }
        let text = MarkdownEscaping.paragraph(inline(nodes))
        return text.isEmpty ? [] : [text]
    }

    private mutating func block(_ element: MarkupElement) -> [String] {
        switch element.name {
        case "h1", "h2", "h3", "h4", "h5", "h6": return heading(element)
        case "ul", "ol", "menu", "dir": return list(element)
        case "blockquote": return quotation(element)
        case "pre": return [code(element)]
        case "hr": return ["---"]
        case "table": return table(element)
        case "figure": return figure(element)
        case "iframe", "embed", "object": return frame(element)
        case "audio", "video": return medium(element)
        case "dl", "details": return kept(element)
        case "form", "select", "textarea":
            lose("<form>: a form does nothing without the program behind it")
            return []
        case _ where Self.hidden.contains(element.name):
            if ["script", "svg", "canvas", "math", "applet"].contains(element.name) {
                lose("<\(element.name)>: it is not published")
            }
            return []
        case "pregonero-markdown":
            let text = element.text.trimmingCharacters(in: .newlines)
            return text.isEmpty ? [] : [text]
        case "figcaption":
            let words = inline(element.children).trimmingCharacters(in: .whitespaces)
            return words.isEmpty ? [] : ["*\(words)*"]
        default: return blocks(of: element.children)
        }
    }

    private mutating func heading(_ element: MarkupElement) -> [String] {
        let words = inline(element.children).replacing("\\\n", with: " ")
            .replacing("\n", with: " ").trimmingCharacters(in: .whitespaces)
        guard !words.isEmpty else { return [] }
        // The headline of the page is the only one of the first level.
        let level = max(2, element.name.last?.wholeNumberValue ?? 2)
        let isClosed = words.hasSuffix("#")
        return ["\(String(repeating: "#", count: level)) \(words)\(isClosed ? " ##" : "")"]
    }

    private mutating func quotation(_ element: MarkupElement) -> [String] {
        let inner = blocks(of: element.children)
        guard !inner.isEmpty else { return [] }
        return [Self.indented(inner.joined(separator: "\n\n"), first: "> ", rest: "> ", blank: ">")]
    }

    private func code(_ element: MarkupElement) -> String {
        let text = Self.lines(of: element)
        let lines = text.hasPrefix("\n") ? String(text.dropFirst()) : text
        let longest = lines.matches(of: /`+/).map(\.output.count).max() ?? 0
        let fence = String(repeating: "`", count: max(3, longest + 1))
        let end = lines.hasSuffix("\n") || lines.isEmpty ? "" : "\n"
        return "\(fence)\(Self.language(of: element))\n\(lines)\(end)\(fence)"
    }

    /// The text as it stands, with the breaks in it.
    private static func lines(of element: MarkupElement) -> String {
        element.children.map { child in
            guard let inner = child.element else { return child.text }
            return inner.name == "br" ? "\n" : lines(of: inner)
        }
        .joined()
    }

    /// As `class="language-swift"` on the block or on the `code` in it says it, or `brush: swift`.
    private static func language(of element: MarkupElement) -> String {
        let classes = ([element] + element.all(["code"])).compactMap { $0["class"] }
            .joined(separator: " ")
        let match =
            classes.firstMatch(of: /(?:language-|lang-|brush:\s*)([A-Za-z0-9+#-]+)/)
        return match.map { String($0.output.1) } ?? ""
    }

    private mutating func list(_ element: MarkupElement) -> [String] {
        let isNumbered = element.name == "ol"
        var number =
            isNumbered ? element["start"].flatMap { Int(foreign: $0, in: 0...999_999) } ?? 1 : 1
        var items: [String] = []
        var isLoose = false
        for child in element.children {
            guard let item = child.element else {
                if !child.isBlank { items += blocks(of: [child]) }
                continue
            }
            let inner = blocks(of: item.name == "li" ? item.children : [child])
            guard !inner.isEmpty else { continue }
            let isTight = inner.dropFirst().allSatisfy { $0.hasPrefix("- ") || $0.hasPrefix("1. ") }
            isLoose = isLoose || !isTight
            let sign = isNumbered ? "\(number). " : "- "
            number += 1
            items.append(
                Self.indented(
                    inner.joined(separator: isTight ? "\n" : "\n\n"),
                    first: sign,
                    rest: String(repeating: " ", count: sign.count),
                    blank: ""
                )
            )
        }
        return items.isEmpty ? [] : [items.joined(separator: isLoose ? "\n\n" : "\n")]
    }

    static func indented(_ text: String, first: String, rest: String, blank: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .map { place, line in
                place == 0 ? first + line : line.isEmpty ? blank : rest + line
            }
            .joined(separator: "\n")
    }

    /// What Markdown has no signs for, as the sanitiser leaves it; a blank line would end it.
    mutating func kept(_ element: MarkupElement) -> [String] {
        for lost in element.all(["iframe", "embed", "object", "audio", "video"]) {
            let address = lost["src"] ?? lost["data"] ?? ""
            lose("<\(lost.name)> within <\(element.name)>: \(address) is left out")
        }
        let html = Sanitizer(policy: .own).clean(MarkupText(book).html(of: element), base: nil)
        let lines = html.split(separator: "\n").filter { !$0.allSatisfy(\.isWhitespace) }
        return lines.isEmpty ? [] : [lines.joined(separator: "\n")]
    }
}
