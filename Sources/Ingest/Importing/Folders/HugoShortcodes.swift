/// Writes what Hugo's shortcodes show in a text as Markdown or as the portal's own shortcodes.
struct HugoShortcodes {
    /// The address of the page that `ref` names.
    let page: (String) -> String?
    private(set) var losses: Set<String> = []
    /// Names of which no tag that closes them follows any more.
    private var unclosed: Set<String> = []

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
        let outer = unclosed
        unclosed = []
        defer { unclosed = outer }
        while let open = rest.firstRange(of: "{{") {
            let sign = rest[open.upperBound...].first
            guard let sign, sign == "<" || sign == "%",
                let end = rest[open.upperBound...].firstRange(of: sign == "<" ? ">}}" : "%}}")
            else {
                output += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
                continue
            }
            output += rest[..<open.lowerBound]
            let written = rest[open.lowerBound..<end.upperBound]
            let inner = rest[rest.index(after: open.upperBound)..<end.lowerBound]
            rest = rest[end.upperBound...]
            output += shown(inner, written, &rest)
        }
        return output + rest
    }

    private mutating func shown(_ inner: Substring, _ written: Substring, _ rest: inout Substring)
        -> String
    {
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
            let body = body(of: call.name, &rest) ?? ""
            let fence = body.contains("```") ? "````" : "```"
            return "\n\(fence)\(call.words.first ?? "")\n\(body.trimmedLines)\n\(fence)\n"
        case "tweet", "x", "twitter", "instagram", "gist", "mastodon": return link(call)
        case "details":
            let body = body(of: call.name, &rest) ?? ""
            let title = call.values["summary"] ?? call.values["title"] ?? call.words.first ?? ""
            return "\n**\(title)**\n\n\(words(body.trimmedLines))\n"
        default: return unknown(call, written, &rest)
        }
    }

    /// What stands up to the tag that closes a shortcode; nil where there is none.
    private mutating func body(of name: String, _ rest: inout Substring) -> String? {
        guard !unclosed.contains(name) else { return nil }
        for sign in ["<", "%"] {
            let pattern = "{{\(sign)"
            var place = rest.startIndex
            while let open = rest[place...].firstRange(of: pattern) {
                let inner = rest[open.upperBound...].drop(while: \.isWhitespace)
                let end = sign == "<" ? ">}}" : "%}}"
                if inner.hasPrefix("/"),
                    TagCall(inner.dropFirst().prefix { $0 != ">" && $0 != "%" }).name == name,
                    let close = inner.firstRange(of: end)
                {
                    let body = String(rest[..<open.lowerBound])
                    rest = rest[close.upperBound...]
                    return body
                }
                place = open.upperBound
            }
        }
        unclosed.insert(name)
        return nil
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

    private mutating func unknown(_ call: TagCall, _ written: Substring, _ rest: inout Substring)
        -> String
    {
        losses.insert("the shortcode '\(call.name.drop { $0 == "/" })'")
        if call.name.hasPrefix("/") { return "" }
        guard let body = body(of: call.name, &rest) else { return "\\\(written)" }
        return words(body)
    }
}

extension String {
    /// `{{</* name */>}}`, which shows a shortcode, without the signs that keep it from being one.
    fileprivate var unquoted: String {
        replacing(/\{\{([<%])\/\*(.*?)\*\/([>%])\}\}/) {
            "{{\($0.output.1)\($0.output.2)\($0.output.3)}}"
        }
    }

    fileprivate var trimmedLines: String { String(drop(while: \.isNewline)).trimmedEnd }

    private var trimmedEnd: String {
        var text = self
        while text.last?.isNewline == true { text.removeLast() }
        return text
    }
}
