import Basics

/// Writes what Hugo's shortcodes show in a text as Markdown or as the portal's own shortcodes.
struct HugoShortcodes {
    /// The address of the page that `ref` names.
    let page: (String) -> String?
    private(set) var losses: Set<String> = []
    /// Those of the text that is read; nil until one is asked for.
    private var closings: ClosingTags?
    /// How many bodies stand around that text.
    private var depth = -1

    /// In more of each other bodies are none: a text that nests them deeper is a mistake.
    private static let deepest = 64

    init(page: @escaping (String) -> String?) {
        self.page = page
    }

    mutating func markdown(_ text: String) -> String {
        var output = ""
        for (part, isCode) in MarkdownCode.parts(of: text) {
            output += isCode ? part.unquoted : words(part)
        }
        return output
    }

    private mutating func words(_ text: String) -> String {
        var output = ""
        var rest = text[...]
        // What follows in a body is not what follows in the text around it.
        let outer = closings
        closings = nil
        depth += 1
        defer { (closings, depth) = (outer, depth - 1) }
        var (angles, percents) = (NextPlace(">}}"), NextPlace("%}}"))
        while let open = rest.place(of: "{{") {
            let call = rest[open.upperBound...]
            let end: Range<String.Index>? =
                switch call.first {
                case "<": angles.first(in: call)
                case "%": percents.first(in: call)
                default: nil
                }
            // Of `{{%}}` the sign is that of its end.
            guard let end, end.lowerBound > open.upperBound else {
                output += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
                continue
            }
            output += rest[..<open.lowerBound]
            let written = rest[open.lowerBound..<end.upperBound]
            let inner = rest[rest.index(after: open.upperBound)..<end.lowerBound]
            rest = rest[end.upperBound...]
            output += shown(inner, written, of: text, &rest)
        }
        return output + rest
    }

    private mutating func shown(
        _ inner: Substring,
        _ written: Substring,
        of text: String,
        _ rest: inout Substring
    ) -> String {
        let trimmed = inner.drop(while: \.isWhitespace)
        if trimmed.hasPrefix("/*") { return "\\" + String(written).unquoted }
        let isClosed = inner.hasSuffix("/")
        let call = TagCall(isClosed ? inner.dropLast() : inner)
        switch call.name {
        case "figure", "img", "image": return figure(call)
        case "youtube", "vimeo": return film(call)
        case "ref", "relref":
            let target = call.values["path"] ?? call.words.first ?? ""
            if let address = page(target) { return address }
            losses.insert("a link to '\(target)', which is no text of the site")
            return "/\(target.drop { $0 == "/" })"
        case "highlight":
            let body = body(of: call.name, in: text, &rest) ?? ""
            let fence = body.contains("```") ? "````" : "```"
            return "\n\(fence)\(call.words.first ?? "")\n\(body.trimmedLines)\n\(fence)\n"
        case "tweet", "x", "twitter", "instagram", "gist", "mastodon": return link(call)
        case "details":
            let body = body(of: call.name, in: text, &rest) ?? ""
            let title = call.values["summary"] ?? call.values["title"] ?? call.words.first ?? ""
            return "\n**\(title)**\n\n\(words(body.trimmedLines))\n"
        default: return unknown(call, written, of: text, &rest)
        }
    }

    /// What stands up to the tag that closes a shortcode; nil where there is none.
    private mutating func body(of name: String, in text: String, _ rest: inout Substring)
        -> String?
    {
        guard depth < Self.deepest else { return nil }
        if closings == nil { closings = ClosingTags(ofHugo: text) }
        guard let tag = closings?.first(name, in: rest) else { return nil }
        defer { rest = rest[tag.upperBound...] }
        return String(rest[..<tag.lowerBound])
    }

    private func figure(_ call: TagCall) -> String {
        guard let address = call.values["src"] ?? call.words.first else { return "" }
        let title = [call.values["title"], call.values["caption"], call.values["attr"]].compactMap(
            \.self
        )
        .joined(separator: ". ")
        .replacing(/\*+|`/, with: "")
        let alt = MarkdownEscaping.inline(call.values["alt"] ?? call.values["caption"] ?? "")
        let words = title.isEmpty ? "" : " \"\(MarkdownEscaping.title(title))\""
        let picture = "![\(alt)](\(MarkdownEscaping.address(address))\(words))"
        let link = call.values["link"].map { "[\(picture)](\(MarkdownEscaping.address($0)))" }
        return "\n\n\(link ?? picture)\n\n"
    }

    private mutating func film(_ call: TagCall) -> String {
        let id = call.values["id"] ?? call.words.first ?? ""
        let address = call.name == "youtube" ? "https://youtu.be/\(id)" : "https://vimeo.com/\(id)"
        guard let page = FilmAddress.page(of: id.contains("/") ? id : address) else {
            losses.insert("the film '\(id)': that is no number of one")
            return ""
        }
        let title = call.values["title"].map { " title=\"\(MarkdownEscaping.value($0))\"" } ?? ""
        return "\n\n{{< video \"\(page)\"\(title) >}}\n\n"
    }

    private mutating func link(_ call: TagCall) -> String {
        let id = call.values["id"] ?? call.words.last ?? ""
        let user = call.values["user"] ?? call.words.first ?? ""
        let address =
            switch call.name {
            case "gist": "https://gist.github.com/\(user)/\(id)"
            case "instagram": "https://www.instagram.com/p/\(id)/"
            case "mastodon": "https://\(user)/\(id)"
            default: "https://x.com/\(user)/status/\(id)"
            }
        losses.insert("the shortcode '\(call.name)': a link stands in its place")
        return "\n\n[\(MarkdownEscaping.inline(address))](\(MarkdownEscaping.address(address)))\n\n"
    }

    private mutating func unknown(
        _ call: TagCall,
        _ written: Substring,
        of text: String,
        _ rest: inout Substring
    ) -> String {
        losses.insert("the shortcode '\(call.name.drop { $0 == "/" })'")
        if call.name.hasPrefix("/") { return "" }
        guard let body = body(of: call.name, in: text, &rest) else { return "\\\(written)" }
        return words(body)
    }
}

extension String {
    /// `{{</* name */>}}`, which shows a shortcode, without the signs that keep it from being one.
    fileprivate var unquoted: String {
        guard ByteSearch.contains("/*", in: self) else { return self }
        return split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .reduce(into: "") { text, line in
                text += Self.unquoted(line)
                if line.endIndex < endIndex { text.append(self[line.endIndex]) }
            }
    }

    private static func unquoted(_ line: Substring) -> String {
        var (angles, percents) = (NextPlace("*/>}}"), NextPlace("*/%}}"))
        var output = ""
        var rest = line
        while let open = rest.place(of: "/*") {
            let inner = rest[open.upperBound...]
            let start = rest[..<open.lowerBound]
            let ends = [angles.first(in: inner), percents.first(in: inner)].compactMap(\.self)
            guard let end = ends.min(by: { $0.lowerBound < $1.lowerBound }) else { break }
            guard start.hasSuffix("{{<") || start.hasSuffix("{{%") else {
                output += rest[..<open.upperBound]
                rest = inner
                continue
            }
            output += start + inner[..<end.lowerBound]
            output += rest[end.lowerBound..<end.upperBound].dropFirst(2)
            rest = rest[end.upperBound...]
        }
        return output + rest
    }

    fileprivate var trimmedLines: String { String(drop(while: \.isNewline)).trimmedEnd }

    private var trimmedEnd: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
