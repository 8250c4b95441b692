import Basics
import Foundation

/// What shortcodes put into texts of the newsroom's own, told by the class that cleaning leaves to no other text.
public enum TextInserts {
    /// Whether a text has any.
    public static func areIn(_ html: String) -> Bool {
        ByteSearch.contains("class=\"insert", in: html)
    }

    /// Whether a text has coloured code.
    static func haveColours(in html: String) -> Bool {
        ByteSearch.contains("<span class=\"h", in: html)
    }

    /// Whether it takes the script to use them.
    static func needScript(in html: String) -> Bool {
        ByteSearch.contains(" data-frame=\"", in: html)
            || ByteSearch.contains("class=\"insert insert--gallery", in: html)
    }

    static func haveMap(in html: String) -> Bool {
        ByteSearch.contains("class=\"insert insert--map", in: html)
    }

    /// What pages with them load or send elsewhere once readers ask for it, and by which directive.
    public static func allowances(
        for html: String
    ) -> [(directive: ContentPolicy.Directive, source: String)] {
        guard areIn(html) else { return [] }
        let frames = origins(after: " data-frame=\"", in: html).map {
            (directive: ContentPolicy.Directive.frames, source: $0)
        }
        let forms = origins(after: "<form class=\"insert__form\" action=\"", in: html).map {
            (directive: ContentPolicy.Directive.forms, source: $0)
        }
        return frames + forms
    }

    private static func origins(after mark: String, in html: String) -> [String] {
        var found: [String] = []
        var rest = html[...]
        while let start = rest.firstRange(of: mark) {
            rest = rest[start.upperBound...]
            guard rest.hasPrefix("https://") else { continue }
            let origin = rest.prefix(8) + rest.dropFirst(8).prefix { !"/?#\"".contains($0) }
            if !found.contains(String(origin)) { found.append(String(origin)) }
        }
        return found
    }

    /// A text without them, of which descriptions are made.
    public static func without(_ html: String) -> String {
        guard areIn(html) else { return html }
        return removing(["figure", "div", "aside", "nav", "p"], withClass: "insert", from: html)
    }

    /// A text for readers elsewhere and for the search: what is said by its words, without what only a page can do.
    public static func quiet(_ html: String) -> String {
        guard areIn(html) else { return html }
        // Without its drawing a map says nothing.
        var text = removing(["figure"], withClass: "insert insert--map", from: html)
        for name in ["svg", "form", "dialog"] { text = removing([name], from: text) }
        text = removing(["small"], withClass: "insert__note", from: text)
        for name in ["data-frame", "data-title"] { text = without(attribute: name, text) }
        return text.replacing("<figcaption></figcaption>", with: "")
    }

    private static func without(attribute name: String, _ html: String) -> String {
        let beginning = " \(name)=\""
        var result = ""
        var rest = html[...]
        while let start = rest.firstRange(of: beginning),
            let end = rest[start.upperBound...].firstIndex(of: "\"")
        {
            result += rest[..<start.lowerBound]
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// Our own markup, which is well-formed.
    private static func removing(
        _ names: [String],
        withClass wanted: String = "",
        from html: String
    ) -> String {
        var result = ""
        var rest = html[...]
        while let start = rest.firstIndex(of: "<") {
            let tag = rest[start...].prefix { $0 != ">" }
            let name = String(tag.dropFirst().prefix { $0.isLetter })
            guard names.contains(name), wanted.isEmpty || has(wanted, tag),
                let end = end(of: name, in: rest[tag.endIndex...])
            else {
                result += rest[..<tag.endIndex]
                rest = rest[tag.endIndex...]
                continue
            }
            result += rest[..<start]
            rest = rest[end...]
        }
        return result + rest
    }

    private static func has(_ name: String, _ tag: Substring) -> Bool {
        guard let start = tag.firstRange(of: " class=\"") else { return false }
        let value = tag[start.upperBound...].prefix { $0 != "\"" }
        return value == name || value.hasPrefix(name + " ")
    }

    /// Behind the tag that closes an element.
    private static func end(of name: String, in html: Substring) -> Substring.Index? {
        var depth = 1
        var rest = html
        while let start = rest.firstIndex(of: "<") {
            let tag = rest[start...].prefix { $0 != ">" }
            rest = rest[tag.endIndex...].dropFirst()
            if tag.dropFirst().prefix(while: \.isLetter) == name { depth += 1 }
            if tag.hasPrefix("</"), tag.dropFirst(2) == name {
                depth -= 1
                if depth == 0 { return rest.startIndex }
            }
        }
        return nil
    }
}
