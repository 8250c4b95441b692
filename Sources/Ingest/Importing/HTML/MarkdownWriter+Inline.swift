import Basics
import Foundation

extension MarkdownWriter {
    /// The words of a line, with emphasis, links and pictures.
    ///
    /// - Parameters:
    ///   - nodes: what stands in the line.
    ///   - isInner: whether more of the line may stand around it.
    /// - Returns: the line.
    mutating func inline(_ nodes: [MarkupNode], isInner: Bool = false) -> String {
        var line = MarkdownInline(isInner: isInner)
        for node in nodes {
            switch node {
            case .text(let text): line.append(MarkdownEscaping.inline(text))
            case .element(let element): append(element, to: &line)
            }
        }
        return line.text
    }

    private mutating func append(_ element: MarkupElement, to line: inout MarkdownInline) {
        switch element.name {
        case "strong", "b":
            line.append(sign: "**", element: "strong", inline(element.children, isInner: true))
        case "em", "i", "cite", "var", "dfn":
            line.append(sign: "*", element: "em", inline(element.children, isInner: true))
        case "del", "s", "strike":
            line.append(sign: "~~", element: "del", inline(element.children, isInner: true))
        case "code", "samp", "tt": line.append(Self.code(element.text))
        case "sub", "sup", "mark", "kbd", "ins", "small", "q":
            let words = inline(element.children, isInner: true)
            if !words.isEmpty {
                line.append("<\(element.name)>\(words)</\(element.name)>")
            }
        case "abbr":
            let title = element["title"].map { " title=\"\($0.escaped(for: .attribute))\"" } ?? ""
            line.append("<abbr\(title)>\(inline(element.children, isInner: true))</abbr>")
        case "br": line.append("\\\n")
        case "wbr": break
        case "img": line.append(picture(element) ?? "")
        case "a": line.append(link(element))
        case "input", "button":
            lose("<form>: a form does nothing without the program behind it")
        default: line.append(inline(element.children, isInner: true))
        }
    }

    private static func code(_ text: String) -> String {
        let words = text.replacing(/\s+/, with: " ")
        guard !words.allSatisfy(\.isWhitespace) else { return " " }
        let longest = words.matches(of: /`+/).map(\.output.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        let gap = words.hasPrefix("`") || words.hasSuffix("`") ? " " : ""
        return "\(fence)\(gap)\(words)\(gap)\(fence)"
    }

    private mutating func link(_ element: MarkupElement) -> String {
        let words = inline(element.children.map(Self.withoutLinks), isInner: true)
            .replacing("\\\n", with: " ").replacing("\n", with: " ")
        guard let address = element["href"] else { return words }
        let pictures = element.all(["img"])
        if !pictures.isEmpty, Self.isFile(address) || pictures.count > 1 { return words }
        guard let target = target(of: address) else { return words }
        guard !words.allSatisfy(\.isWhitespace) else { return "" }
        let (start, inner, end) = Self.parted(words)
        return "\(start)[\(inner)](\(MarkdownEscaping.address(target)))\(end)"
    }

    private func target(of address: String) -> String? {
        guard Self.isFile(address) else { return book.place(ofLink: address) }
        switch book.place(ofFile: address) {
        case .picture(let path), .medium(let path), .file(let path): return path
        case .elsewhere(let address): return address
        case .nowhere: return book.place(ofLink: address)
        }
    }

    /// Whether an address is that of a file rather than of a page.
    static func isFile(_ address: String) -> Bool {
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let name = path.split(separator: "/").last ?? ""
        guard let ending = name.split(separator: ".").dropFirst().last?.lowercased() else {
            return false
        }
        // What stands alone behind a host is its end.
        let isHost = path.contains("://") && path.split(separator: "/").count == 2
        return !isHost && FileKind(ending: ending) != nil
    }

    /// Blanks at the edges stand outside.
    private static func parted(_ text: String) -> (Substring, Substring, Substring) {
        let start = text.prefix { $0 == " " }
        let end = text.dropFirst(start.count).reversed().prefix { $0 == " " }
        let inner = text.dropFirst(start.count).dropLast(end.count)
        return (start, inner, text.suffix(end.count))
    }

    private static func withoutLinks(_ node: MarkupNode) -> MarkupNode {
        guard var element = node.element else { return node }
        element.children = element.children.map(withoutLinks)
        return element.name == "a"
            ? .element(MarkupElement("span", [:], element.children)) : .element(element)
    }

    /// A picture, with its caption where it stands alone; nil for one without an address.
    mutating func picture(_ element: MarkupElement, caption: String? = nil) -> String? {
        guard let address = Self.address(ofPicture: element) else { return nil }
        let path: String
        switch book.place(ofFile: address) {
        case .picture(let place), .file(let place), .medium(let place): path = place
        case .elsewhere(let whole): path = whole
        case .nowhere:
            lose("a picture with the address '\(address.prefix(80))'")
            return nil
        }
        let alt = MarkdownEscaping.inline(element["alt"] ?? "").trimmingCharacters(in: .whitespaces)
        let title = caption.map(MarkdownEscaping.title) ?? ""
        let words = title.isEmpty ? "" : " \"\(title)\""
        return "![\(alt)](\(MarkdownEscaping.address(path))\(words))"
    }

    /// Where scripts load pictures late, the address stands beside.
    static func address(ofPicture element: MarkupElement) -> String? {
        let named = ["src", "data-src", "data-lazy-src", "data-orig-file"]
            .compactMap { element[$0] }
        return named.first { !$0.hasPrefix("data:") }
            ?? element["srcset"]?.split(whereSeparator: \.isWhitespace).first.map(String.init)
    }
}
