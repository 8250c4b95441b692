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

    private static func origins(after mark: StaticString, in html: String) -> [String] {
        var html = html
        return html.withUTF8 { text in
            let bytes = UnsafeRawBufferPointer(text)
            var found: [String] = []
            var place = 0
            while let start = ByteSearch.first(mark, in: bytes, from: place) {
                place = start + mark.utf8CodeUnitCount
                let end = ByteSearch.first(UInt8(ascii: "\""), in: bytes, from: place)
                let address = String(decoding: bytes[place..<(end ?? bytes.count)], as: UTF8.self)
                guard address.hasPrefix("https://"), let origin = MediaOrigin.of(address),
                    !found.contains(origin)
                else { continue }
                found.append(origin)
            }
            return found
        }
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
        text = without(attribute: " data-frame=\"", text)
        text = without(attribute: " data-title=\"", text)
        return text.replacingMarkup([("<figcaption></figcaption>", "")])
    }

    private static func without(attribute beginning: StaticString, _ html: String) -> String {
        var result = ""
        var rest = html[...]
        while let start = rest.place(of: beginning) {
            let value = rest[start.upperBound...].before("\"")
            if value.endIndex == rest.endIndex { break }
            result += rest[..<start.lowerBound]
            rest = rest[value.endIndex...].behind(1)
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
        while let start = rest.place(of: "<")?.lowerBound {
            let tag = rest[start...].before(">")
            let name = name(at: tag.behind(1))
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
        guard let start = tag.place(of: " class=\"") else { return false }
        let value = tag[start.upperBound...].before("\"")
        return value == name || value.utf8.starts(with: "\(name) ".utf8)
    }

    /// The letters with which a text begins.
    private static func name(at start: Substring) -> String {
        String(Substring(start.utf8.prefix { (0x61...0x7A).contains($0 | 0x20) }))
    }

    /// Behind the tag that closes an element.
    private static func end(of name: String, in html: Substring) -> Substring.Index? {
        var depth = 1
        var rest = html
        while let start = rest.place(of: "<")?.lowerBound {
            let tag = rest[start...].before(">")
            rest = rest[tag.endIndex...].behind(1)
            if self.name(at: tag.behind(1)) == name { depth += 1 }
            if tag.begins(with: "</"), tag.behind(2) == name {
                depth -= 1
                if depth == 0 { return rest.startIndex }
            }
        }
        return nil
    }
}
