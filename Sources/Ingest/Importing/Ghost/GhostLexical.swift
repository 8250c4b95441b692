import Basics

/// A text of Ghost's present editor as HTML.
struct GhostLexical {
    private(set) var losses: Set<String> = []
    private static let deepest = 60

    mutating func html(of value: JSONValue) -> String {
        children(of: value["root"] ?? value, 0)
    }

    private mutating func children(of node: JSONValue, _ depth: Int) -> String {
        guard depth < Self.deepest else { return "" }
        var output = ""
        for child in node["children"]?.items ?? [] { output += html(of: child, depth + 1) }
        return output
    }

    private mutating func html(of node: JSONValue, _ depth: Int) -> String {
        let type = node["type"]?.text ?? ""
        switch type {
        case "text", "extended-text": return Self.words(node)
        case "linebreak": return "<br>"
        case "tab": return " "
        case "paragraph": return "<p>\(children(of: node, depth))</p>"
        case "heading", "extended-heading":
            let tag = node["tag"]?.text ?? ""
            let level = ["h1", "h2", "h3", "h4", "h5", "h6"].contains(tag) ? tag : "h2"
            return "<\(level)>\(children(of: node, depth))</\(level)>"
        case "quote", "extended-quote", "aside":
            return "<blockquote>\(children(of: node, depth))</blockquote>"
        case "list":
            let tag = node["listType"]?.text == "number" ? "ol" : "ul"
            return "<\(tag)>\(children(of: node, depth))</\(tag)>"
        case "listitem": return "<li>\(children(of: node, depth))</li>"
        case "link", "autolink":
            return "<a href=\"\(node.words("url"))\">\(children(of: node, depth))</a>"
        default:
            if let card = GhostCards.html(of: type, node) { return card }
            if node["children"] != nil { return children(of: node, depth) }
            losses.insert("the card '\(type)'")
            return ""
        }
    }

    /// The bits of its format are those of the editor.
    private static func words(_ node: JSONValue) -> String {
        let format = node["format"]?.number ?? 0
        let tags = ["strong", "em", "s", "u", "code", "sub", "sup", "mark"]
        var words = node.words("text")
        for (place, tag) in tags.enumerated() where format >> place & 1 == 1 {
            words = "<\(tag)>\(words)</\(tag)>"
        }
        return words
    }
}
