import Foundation
import WebURL

extension MarkdownWriter {
    /// A line that is nothing but the address of a film, as editors embed it.
    func film(alone nodes: [MarkupNode]) -> String? {
        let words = nodes.map(\.text).joined().trimmingCharacters(in: .whitespacesAndNewlines)
        guard words.hasPrefix("http"), !words.contains(where: \.isWhitespace) else { return nil }
        if let page = FilmAddress.page(of: words) { return Self.video(page) }
        let isPlain = nodes.allSatisfy { $0.element == nil }
        guard isPlain, let url = WebURL(words), url.isHTTP else { return nil }
        return "<\(url.href)>"
    }

    private static func video(_ address: String, title: String? = nil, more: String = "") -> String
    {
        let words = title.map(MarkdownEscaping.value) ?? ""
        return "{{< video \"\(address)\"\(words.isEmpty ? "" : " title=\"\(words)\"")\(more) >}}"
    }

    /// A frame of another service: a film, or else a link to it.
    mutating func frame(_ element: MarkupElement) -> [String] {
        let inner = element.all(["param"]).first { $0["name"] == "movie" }?["value"]
        guard let address = element["src"] ?? element["data"] ?? element["data-src"] ?? inner else {
            return blocks(of: element.children)
        }
        if let page = FilmAddress.page(of: address) {
            return [Self.video(page, title: element["title"])]
        }
        guard
            let target = book.place(ofLink: address.hasPrefix("//") ? "https:\(address)" : address)
        else { return [] }
        lose("a frame of \(WebURL(target)?.host?.serialized ?? target): a link stands in its place")
        let words = MarkdownEscaping.inline(
            element["title"] ?? WebURL(target)?.host?.serialized ?? target
        )
        return ["[\(words)](\(MarkdownEscaping.address(target)))"]
    }

    /// A sound or a film: with the browser's player where the file is the site's own, else a link.
    mutating func medium(_ element: MarkupElement) -> [String] {
        let addresses = [element["src"]] + element.all(["source"]).map { $0["src"] }
        let places = addresses.compactMap(\.self).map { ($0, book.place(ofFile: $0)) }
        let title = element["title"].map { " title=\"\(MarkdownEscaping.value($0))\"" } ?? ""
        for case (_, .medium(let path)) in places where !path.contains("\"") {
            if element.name == "audio" { return ["{{< audio \"\(path)\"\(title) >}}"] }
            let ending = path.split(separator: ".").last ?? ""
            guard ["mp4", "m4v", "webm"].contains(ending) else { continue }
            var poster = ""
            if let named = element["poster"], case .picture(let picture) = book.place(ofFile: named)
            {
                poster = " poster=\"\(picture)\""
            }
            return [Self.video(path, title: element["title"], more: poster)]
        }
        if let film = addresses.lazy.compactMap(\.self).compactMap(FilmAddress.page).first {
            return [Self.video(film, title: element["title"])]
        }
        guard let first = places.first else { return [] }
        let target: String
        switch first.1 {
        case .file(let path), .medium(let path), .picture(let path):
            return ["{{< file \"\(path)\"\(title) >}}"]
        case .elsewhere(let address): target = address
        case .nowhere: return []
        }
        let name = target.split(separator: "/").last.map(String.init) ?? target
        lose("a player for '\(name.prefix(80))': a link stands in its place")
        let words = MarkdownEscaping.inline(element["title"] ?? name)
        return ["[\(words)](\(MarkdownEscaping.address(target)))"]
    }

    /// Pictures with their caption, several as a gallery; a frame or a table with the words below it.
    mutating func figure(_ element: MarkupElement) -> [String] {
        let caption = element.children.compactMap(\.element).last { $0.name == "figcaption" }
        let rest = element.children.filter { $0.element?.name != "figcaption" }
        let holder = MarkupElement("div", [:], rest)
        let others = holder.all([
            "iframe", "audio", "video", "table", "pre", "blockquote", "object",
        ])
        let pictures = holder.all(["img"])
        guard others.isEmpty, !pictures.isEmpty else {
            return blocks(of: rest) + (caption.map { blocks(of: [.element($0)]) } ?? [])
        }
        guard pictures.count > 1 || element.hasClass("gallery") else {
            return single(pictures[0], in: holder, caption: caption)
        }
        return gallery(holder, title: caption)
    }

    private mutating func single(
        _ picture: MarkupElement,
        in holder: MarkupElement,
        caption: MarkupElement?
    ) -> [String] {
        let words = caption.map { MarkdownEscaping.collapsed($0.text) }
        if let caption, !caption.all(["a"]).isEmpty { lose("links in captions: their words stay") }
        guard var text = self.picture(picture, caption: words) else {
            return words.map { [MarkdownEscaping.paragraph(MarkdownEscaping.inline($0))] } ?? []
        }
        if let link = holder.all(["a"]).first(where: { !$0.all(["img"]).isEmpty })?["href"],
            !Self.isFile(link), let target = book.place(ofLink: link)
        {
            text = "[\(text)](\(MarkdownEscaping.address(target)))"
        }
        return [text]
    }

    private mutating func gallery(_ holder: MarkupElement, title: MarkupElement?) -> [String] {
        var lines: [String] = []
        for (picture, caption) in Self.captioned(holder) {
            if let line = self.picture(picture, caption: caption) { lines.append(line) }
        }
        guard !lines.isEmpty else { return [] }
        let words = title.map { MarkdownEscaping.value($0.text) } ?? ""
        let head = words.isEmpty ? "" : " title=\"\(words)\""
        return ["{{< gallery\(head) >}}\n\(lines.joined(separator: "\n"))\n{{< /gallery >}}"]
    }

    /// The pictures of a gallery, each with the words of the figure or the list's entry around it.
    private static func captioned(
        _ holder: MarkupElement
    ) -> [(picture: MarkupElement, caption: String?)] {
        holder.children.flatMap { child -> [(picture: MarkupElement, caption: String?)] in
            guard let element = child.element else { return [] }
            if element.name == "img" { return [(element, element["data-caption"])] }
            let pictures = element.all(["img"])
            guard pictures.count == 1 else { return captioned(element) }
            let words = element.all(["figcaption", "dd"]).first
                .map { MarkdownEscaping.collapsed($0.text) }
            return [(pictures[0], words ?? pictures[0]["data-caption"])]
        }
    }
}
