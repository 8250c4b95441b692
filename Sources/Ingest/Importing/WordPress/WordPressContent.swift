import Basics
import Foundation

/// The text of a post as HTML that says all: shortcodes become what they show, blocks lose their remarks.
struct WordPressContent {
    let item: WordPressItem
    let site: WordPressSite
    private(set) var losses: Set<String> = []

    init(item: WordPressItem, site: WordPressSite) {
        self.item = item
        self.site = site
    }

    /// Whether the block editor wrote it, whose paragraphs are tags.
    var hasBlocks: Bool { item.content.contains("<!-- wp:") }

    /// What stands before the mark for lists.
    mutating func teaser() -> String? {
        let content = item.content
        guard let mark = Self.teaserEnd(of: content) else { return nil }
        return shortcodes(in: String(content[..<mark]))
    }

    /// Where the mark for lists begins, which is a remark on one line.
    private static func teaserEnd(of content: String) -> String.Index? {
        var rest = content[...]
        while let open = rest.place(of: "<!--") {
            rest = rest[open.upperBound...]
            let words = rest.drop(while: \.isWhitespace)
            guard words.hasPrefix("more") else { continue }
            let behind = words.dropFirst(4)
            if let next = behind.first, next.isLetter || next.isNumber || next == "_" { continue }
            let line = behind.prefix { !$0.isNewline }
            if line.place(of: "-->") != nil { return open.lowerBound }
            rest = behind[line.endIndex...]
        }
        return nil
    }

    mutating func html() -> String {
        if item.content.contains("<!--nextpage-->") {
            losses.insert("its parts on several pages: they follow each other on one")
        }
        reportBlocks()
        return shortcodes(in: item.content)
    }

    /// Blocks of which the text has no more than a mark: what they show lies elsewhere, or is made anew for each page.
    private mutating func reportBlocks() {
        guard hasBlocks else { return }
        var (ends, lines) = (NextPlace("-->"), NextPlace("\n"))
        var rest = item.content[...]
        while let open = rest.place(of: "<!-- wp:") {
            rest = rest[open.upperBound...]
            let name = Substring(rest.utf8.prefix(while: Self.isOfBlockName))
            let blank = rest[name.endIndex...]
            guard !name.isEmpty, blank.begins(with: " "), let end = ends.first(in: blank) else {
                continue
            }
            let inner = blank.behind(1)[..<end.lowerBound]
            if inner.begins(with: "{") {
                guard inner.utf8.suffix(3).elementsEqual("} /".utf8) else { continue }
                if let line = lines.first(in: blank), line.lowerBound < end.lowerBound { continue }
            } else if inner != "/" {
                continue
            }
            losses.insert("the block '\(name)', which shows what lies elsewhere")
            rest = rest[end.upperBound...]
        }
    }

    private static func isOfBlockName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): true
        case UInt8(ascii: "/"), UInt8(ascii: "-"): true
        default: false
        }
    }

    private mutating func shortcodes(in text: String, depth: Int = 0) -> String {
        guard text.contains("["), depth < 8 else { return text }
        var output = ""
        var rest = text[...]
        var closings = ClosingTags(ofWordPress: text)
        while let call = WordPressShortcode.first(in: rest, &closings) {
            output += rest[..<call.range.lowerBound]
            rest = rest[call.range.upperBound...]
            output += shown(call, depth)
        }
        return output + rest
    }

    private mutating func shown(_ call: WordPressShortcode, _ depth: Int) -> String {
        if call.isQuoted { return call.written.escaped(for: .attribute) }
        switch call.name {
        case "caption", "wp_caption": return caption(call, depth)
        case "gallery": return gallery(call)
        case "embed", "youtube", "vimeo": return embed(call)
        case "audio", "video": return medium(call)
        case "code", "sourcecode", "php", "css", "js", "html", "xml":
            guard let body = call.body else { return call.written.escaped(for: .attribute) }
            let language = call.values["lang"] ?? call.values["language"] ?? ""
            return
                "<pre class=\"language-\(language.escaped(for: .attribute))\">\(body.decoded.escaped(for: .attribute))</pre>"
        default: return unknown(call, depth)
        }
    }

    /// One that nobody knows: what stands between its tags stays, one without is left to be seen.
    private mutating func unknown(_ call: WordPressShortcode, _ depth: Int) -> String {
        guard call.isMeant else { return call.written }
        losses.insert("the shortcode [\(call.name)]")
        if let body = call.body { return "\n\n" + shortcodes(in: body, depth: depth + 1) + "\n\n" }
        return call.written.escaped(for: .attribute)
    }

    private mutating func caption(_ call: WordPressShortcode, _ depth: Int) -> String {
        let body = shortcodes(in: call.body ?? "", depth: depth + 1)
        guard
            let picture = body.firstMatch(of: /(?s)^\s*(?:<a\b[^>]*>\s*)?<img\b[^>]*>(?:\s*<\/a>)?/)
        else {
            return body
        }
        let words = call.values["caption"] ?? String(body[picture.range.upperBound...])
        return "<figure>\(picture.output)<figcaption>\(words)</figcaption></figure>"
    }

    private mutating func gallery(_ call: WordPressShortcode) -> String {
        let named = (call.values["ids"] ?? call.values["include"])?
            .split { !$0.isNumber }.map(String.init)
        let excluded = Set((call.values["exclude"] ?? "").split { !$0.isNumber }.map(String.init))
        let ids =
            named
            ?? (site.children[call.values["id"] ?? item.id] ?? []).filter { !excluded.contains($0) }
        let pictures = ids.compactMap { id -> String? in
            guard let picture = site.media[id] else {
                losses.insert("the picture \(id) of a gallery: the export does not have it")
                return nil
            }
            let caption =
                picture.caption.map { "<figcaption>\($0.escaped(for: .attribute))</figcaption>" }
                ?? ""
            return "<figure><img src=\"\(picture.address.escaped(for: .attribute))\" "
                + "alt=\"\((picture.alt ?? "").escaped(for: .attribute))\">\(caption)</figure>"
        }
        return pictures.isEmpty ? "" : "<figure class=\"gallery\">\(pictures.joined())</figure>"
    }

    private mutating func embed(_ call: WordPressShortcode) -> String {
        let address =
            (call.body ?? call.values["src"] ?? call.values["url"] ?? call.values["id"]
            ?? call.values[""] ?? call.first ?? "")
            .trimmingCharacters(in: .whitespacesAndNewlines).replacing("&amp;", with: "&")
        let whole: String
        switch call.name {
        case "youtube" where !address.contains("/"): whole = "https://youtu.be/\(address)"
        case "vimeo" where !address.contains("/"): whole = "https://vimeo.com/\(address)"
        default: whole = address
        }
        if FilmAddress.page(of: whole) != nil {
            return "<iframe src=\"\(whole.escaped(for: .attribute))\"></iframe>"
        }
        losses.insert("[\(call.name)] of \(whole.prefix(100)): a link stands in its place")
        return
            "<p><a href=\"\(whole.escaped(for: .attribute))\">\(whole.escaped(for: .attribute))</a></p>"
    }

    private func medium(_ call: WordPressShortcode) -> String {
        let keys =
            call.name == "audio"
            ? ["mp3", "m4a", "ogg", "wav", "src", "wma"]
            : ["mp4", "m4v", "webm", "src", "ogv", "wmv", "flv"]
        var sources = keys.compactMap { call.values[$0] }
        if sources.isEmpty, let address = call.first ?? call.body { sources = [address] }
        let inner = sources.map { "<source src=\"\($0.escaped(for: .attribute))\">" }.joined()
        let poster =
            call.values["poster"].map { " poster=\"\($0.escaped(for: .attribute))\"" } ?? ""
        return "<\(call.name)\(poster)>\(inner)</\(call.name)>"
    }
}

extension String {
    /// Without the references in which an editor hid signs.
    fileprivate var decoded: String {
        replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
            .replacing("&amp;", with: "&")
    }
}
