import Foundation

extension JekyllSite {
    /// The styles that have a name.
    static func pattern(_ text: String) -> String {
        switch text {
        case "date": "/:categories/:year/:month/:day/:title.html"
        case "pretty": "/:categories/:year/:month/:day/:title/"
        case "ordinal": "/:categories/:year/:y_day/:title.html"
        case "none": "/:categories/:title.html"
        default: text
        }
    }

    /// The patterns of collections whose texts have pages.
    static func collections(_ head: SiteHead, isPretty: Bool) -> [String: String] {
        guard let named = head.map("collections") else { return [:] }
        let usual = "/:collection/:path\(isPretty ? "/" : ":output_ext")"
        var patterns: [String: String] = [:]
        for name in named.keys where name != "posts" {
            guard let own = named.map(name), own.flag("output") == true else { continue }
            let written = own.text("permalink")
            patterns[name] = written == "pretty" ? "/:collection/:path/" : written ?? usual
        }
        return patterns
    }

    func address(
        of file: File,
        _ head: SiteHead,
        _ categories: [String],
        _ text: ImportedText
    ) -> String {
        let own = head.text("permalink").map(Self.pattern)
        if !file.isPost, file.collection == nil, own == nil {
            let path = file.path[..<(file.path.lastIndex(of: ".") ?? file.path.endIndex)]
            let isPretty = permalink.hasSuffix("/")
            if path.hasSuffix("/index") { return "\(base)/\(path.dropLast("index".count))" }
            return "\(base)/\(path)\(isPretty ? "/" : ".html")"
        }
        var words = [
            "title": head.text("slug") ?? file.name,
            "slug": SiteSlug.make(head.text("slug") ?? file.name),
            "name": SiteSlug.make(file.name), "basename": file.name,
            "categories": categories.map { SiteSlug.make($0) }.joined(separator: "/"),
            "path": file.path.split(separator: "/").dropLast().joined(separator: "/"),
            "output_ext": ".html",
        ]
        var pattern = own ?? permalink
        if let collection = file.collection {
            let path = file.path[..<(file.path.lastIndex(of: ".") ?? file.path.endIndex)]
            words["collection"] = collection
            words["path"] = String(path.dropFirst("_\(collection)/".count))
            pattern = own ?? collections[collection] ?? pattern
        }
        let path = PermalinkPattern(text: pattern, zone: zone).address(
            date: text.published,
            words
        )
        return base + path
    }

    /// `post_url` names a post without its folder and ending, `link` a file by its path.
    func page(named name: String) -> String? {
        let path = name.hasPrefix("/") ? String(name.dropFirst()) : name
        if let address = addresses[path] { return address }
        let last = path.split(separator: "/").last.map(String.init) ?? path
        let bare = last.hasSuffix(".md") ? String(last.dropLast(3)) : last
        return addresses[bare]
    }
}
