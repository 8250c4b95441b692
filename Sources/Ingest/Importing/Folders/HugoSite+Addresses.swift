import Foundation

extension HugoSite {
    /// Where a text stands: as its head says it, the pattern of its section, or its place in the folder.
    func address(of file: File, _ head: SiteHead, _ title: String, _ date: Date?) -> String {
        let language = prefix + configuration.prefix(file.language)
        if let url = head.text("url") {
            return url.hasPrefix("/") ? prefix + url : "\(language)/\(url)"
        }
        let parts = file.key.split(separator: "/").map(String.init)
        let name = parts.last ?? ""
        let folders = parts.dropLast()
        let slug = head.text("slug") ?? name
        let section = folders.first ?? ""
        let path: String
        if let pattern = configuration.permalinks[section.isEmpty ? "pages" : section]
            ?? (section.isEmpty ? configuration.permalinks["/"] : nil)
        {
            path = PermalinkPattern(text: pattern, zone: zone).address(
                date: date,
                [
                    "slug": SiteSlug.hugo(head.text("slug") ?? title),
                    "title": SiteSlug.hugo(title),
                    "filename": SiteSlug.hugo(name), "contentbasename": SiteSlug.hugo(name),
                    "slugorfilename": SiteSlug.hugo(slug),
                    "slugorcontentbasename": SiteSlug.hugo(slug),
                    "section": section, "sections": folders.joined(separator: "/"),
                ]
            )
        } else {
            path =
                "/" + (folders.map(SiteSlug.hugo) + [SiteSlug.hugo(slug)]).joined(separator: "/")
                + "/"
        }
        guard configuration.hasUglyAddresses, !path.hasSuffix(".html") else {
            return language + path
        }
        return "\(language)\(path.hasSuffix("/") ? String(path.dropLast()) : path).html"
    }

    /// A former address: one that does not begin at the root stands beside the text's own.
    func alias(_ written: String, of address: String) -> String {
        guard !written.contains("://") else { return written }
        var parts: [Substring] = []
        if !written.hasPrefix("/") {
            parts = address.dropFirst(address.hasPrefix(prefix + "/") ? prefix.count : 0)
                .split(separator: "/").dropLast()
        }
        for part in written.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(part) }
        }
        let path = parts.joined(separator: "/")
        let isPage = path.hasSuffix(".html") || path.hasSuffix(".htm") || path.isEmpty
        if configuration.hasUglyAddresses { return "\(prefix)/\(path)\(isPage ? "" : ".html")" }
        return "\(prefix)/\(path)\(isPage ? "" : "/")"
    }

    /// Where the list of a tag or a category stood.
    func address(ofTerm name: String, in path: String) -> String {
        "\(lists)/\(path)/\(SiteSlug.hugoTerm(name))\(configuration.hasUglyAddresses ? ".html" : "/")"
    }

    /// Where the list of a folder stood.
    func address(ofList folder: String) -> String { "\(lists)/\(SiteSlug.hugo(folder))/" }

    /// Where the further pages of a list stood, of which the first is its own.
    func pages(of list: String, _ count: Int) -> [String] {
        let last = (count - 1) / configuration.pageSize + 1
        guard last > 1 else { return [] }
        let start = list.hasSuffix(".html") ? "\(list.dropLast(".html".count))/" : list
        let end = configuration.hasUglyAddresses ? ".html" : "/"
        return (2...last).map { "\(start)\(configuration.pagePath)/\($0)\(end)" }
    }

    /// Where the feed of a list stood.
    func feed(of list: String) -> String {
        let start = list.hasSuffix(".html") ? "\(list.dropLast(".html".count))/" : list
        return "\(start)index.xml"
    }

    /// How the addresses of lists begin.
    var lists: String {
        let language = configuration.languages.isEmpty ? nil : configuration.defaultLanguage
        return prefix + configuration.prefix(language)
    }

    /// What the addresses in a text mean.
    func book(_ file: File, own: String) -> FolderBook {
        let folders = file.path.split(separator: "/").dropLast().joined(separator: "/")
        let folder = folder
        let content = file.content
        return FolderBook(
            beside: { path in
                let place = "\(content)/\(folders.isEmpty ? "" : folders + "/")\(path)"
                guard !path.contains(".."), !path.hasSuffix(".md"), !path.isEmpty,
                    !path.hasSuffix("/")
                else { return nil }
                return folder.hasFile(place) ? "\(ImportedSite.bundle)\(place)" : nil
            },
            page: { page(named: $0, in: folders, file.language) },
            own: own
        )
    }

    /// The address of a text by its path: from the folder of the one that names it, from the root, or by its name alone.
    private func page(named written: String, in folders: String, _ language: String?) -> String? {
        var path = written
        for ending in [".md", ".markdown", ".html"] where path.hasSuffix(ending) {
            path.removeLast(ending.count)
        }
        if let language, path.hasSuffix(".\(language)") { path.removeLast(language.count + 1) }
        if path.hasSuffix("/index") { path.removeLast("/index".count) }
        let isWhole = path.hasPrefix("/")
        let bare = path.split(separator: "/").map(String.init)
        var relative = folders.split(separator: "/").map(String.init)
        for part in bare where part != "." {
            if part == ".." { _ = relative.popLast() } else { relative.append(part) }
        }
        let keys =
            (isWhole ? [] : [relative.joined(separator: "/")]) + [bare.joined(separator: "/")]
        for key in keys {
            if let address = addresses["\(key) \(language ?? "")"] ?? addresses[key] {
                return address
            }
        }
        let named = names[bare.last ?? ""] ?? []
        return named.count == 1 ? named[0] : nil
    }
}
