import Basics
import Foundation

/// Writes what the tags of Jekyll show in a text as Markdown or as the portal's own shortcodes.
struct JekyllLiquid {
    /// The address of a text, by the name that `post_url` and `link` have for it.
    let page: (String) -> String?
    /// The path of the site's own address, and that address.
    let base: String
    let home: String
    /// What variables of the text itself say.
    let values: (String) -> String?
    private(set) var losses: Set<String> = []
    /// Names of which no tag that closes them follows any more.
    private var unclosed: Set<String> = []

    init(
        base: String,
        home: String,
        values: @escaping (String) -> String?,
        page: @escaping (String) -> String?
    ) {
        self.base = base
        self.home = home
        self.values = values
        self.page = page
    }

    mutating func markdown(_ text: String) -> String {
        var output = ""
        for (part, isCode) in MarkdownCode.parts(of: text) {
            output += isCode ? part.replacing(/\{%-?\s*(?:end)?raw\s*-?%\}/, with: "") : words(part)
        }
        return MarkdownCode.parts(of: output)
            .map { $0.isCode ? $0.text : Self.withoutMarks($0.text) }.joined()
    }

    /// Without those by which kramdown gives elements classes and names.
    private static func withoutMarks(_ words: String) -> String {
        words.replacing(/(?m)^[ \t]*\{:[^}\n]*\}[ \t]*\n?/, with: "")
            .split(separator: "\n", omittingEmptySubsequences: false)
            .map(withoutInnerMarks).joined(separator: "\n")
    }

    private static func withoutInnerMarks(_ line: Substring) -> String {
        var ends = NextPlace("}")
        var output = ""
        var rest = line
        while let open = rest.place(of: "{:"), let end = ends.first(in: rest[open.upperBound...]) {
            output += rest[..<open.lowerBound]
            rest = rest[end.upperBound...]
        }
        return output + rest
    }

    private mutating func words(_ text: String) -> String {
        var output = ""
        var rest = text[...]
        unclosed = []
        var (tags, outputs) = (NextPlace("%}"), NextPlace("}}"))
        while let open = rest.firstIndex(of: "{") {
            let isTag = rest[open...].hasPrefix("{%")
            guard isTag || rest[open...].hasPrefix("{{"),
                let end = isTag ? tags.first(in: rest[open...]) : outputs.first(in: rest[open...])
            else {
                output += rest[...open]
                rest = rest[rest.index(after: open)...]
                continue
            }
            output += rest[..<open]
            let written = rest[open..<end.upperBound]
            var inner = written.dropFirst(2).dropLast(2)
            if inner.hasPrefix("-") { inner = inner.dropFirst() }
            if inner.hasSuffix("-") { inner = inner.dropLast() }
            rest = rest[end.upperBound...]
            let made = isTag ? shown(TagCall(inner), &rest) : value(inner, written)
            // Sites write their path before addresses that have it already.
            for start in [base, base + "/"] where !base.isEmpty && output.hasSuffix(start) {
                if isBelow(made) { output.removeLast(start.count) }
            }
            output += made
        }
        return output + rest
    }

    /// The site's address without its path.
    private var origin: String {
        let text = home.hasSuffix("/") ? home.dropLast() : home[...]
        return String(text.hasSuffix(base) ? text.dropLast(base.count) : text)
    }

    private mutating func shown(_ call: TagCall, _ rest: inout Substring) -> String {
        switch call.name {
        case "highlight":
            let body = body("highlight", &rest)
            let fence = body.contains("```") ? "````" : "```"
            return
                "\n\(fence)\(call.words.first ?? "")\n\(body.drop(while: \.isNewline).trimmedLineEnd)\n\(fence)\n"
        case "raw": return body("raw", &rest)
        case "comment":
            _ = body("comment", &rest)
            return ""
        case "post_url", "link":
            let name = call.words.first ?? ""
            if let address = page(name) { return address }
            losses.insert("a link to '\(name)', which is no text of the site")
            return "/\(name.drop { $0 == "/" })"
        case "youtube", "vimeo", "include", "video": return film(call)
        default:
            losses.insert("the tag '\(call.name)'")
            return ""
        }
    }

    /// What stands up to the tag that closes one.
    private mutating func body(_ name: String, _ rest: inout Substring) -> String {
        guard !unclosed.contains(name) else { return "" }
        var later = rest
        while let open = later.place(of: "{%") {
            let tag = later[open.lowerBound...].prefixMatch(of: /\{%-?\s*end([a-z]+)\s*-?%\}/)
            if let tag, tag.output.1 == name {
                defer { rest = rest[tag.range.upperBound...] }
                return String(rest[..<open.lowerBound])
            }
            later = later[open.upperBound...]
        }
        unclosed.insert(name)
        return ""
    }

    private mutating func film(_ call: TagCall) -> String {
        let id = call.values["id"] ?? call.values["url"] ?? call.words.last ?? ""
        let named = call.name + " " + (call.words.first ?? "")
        let host =
            named.contains("youtube")
            ? "https://youtu.be/" : named.contains("vimeo") ? "https://vimeo.com/" : nil
        if let page = FilmAddress.page(of: id.contains("/") ? id : (host ?? "") + id) {
            return "\n\n{{< video \"\(page)\" >}}\n\n"
        }
        losses.insert("the tag '\(named.trimmingCharacters(in: .whitespaces))'")
        return ""
    }

    private func isBelow(_ address: String) -> Bool {
        address == base || address.hasPrefix(base + "/")
    }

    private mutating func value(_ inner: Substring, _ written: Substring) -> String {
        let parts = inner.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        guard let first = parts.first else { return "" }
        var text: String
        switch first {
        case "site.baseurl": text = base
        case "site.url": text = origin
        case _ where first.hasPrefix("\"") || first.hasPrefix("'"):
            text = String(first.dropFirst().dropLast())
        case _ where first.hasPrefix("page."):
            guard let value = values(String(first.dropFirst("page.".count))) else { fallthrough }
            text = value
        default:
            losses.insert("the value '\(first.prefix(60))'")
            return MarkdownEscaping.inline(String(written)).replacing("{", with: "\\{")
        }
        for filter in parts.dropFirst() {
            switch filter.prefix(while: { $0 != ":" }) {
            case "relative_url", "prepend":
                text = isBelow(text) || text.contains("://") ? text : base + text
            case "absolute_url":
                text = text.contains("://") || isBelow(text) ? text : base + text
            default: break
            }
        }
        return text
    }
}

extension StringProtocol {
    fileprivate var trimmedLineEnd: String {
        var text = String(self)
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
