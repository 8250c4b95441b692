/// Where a site path lies in the output folder.
enum OutputPath {
    /// The site path of a file, as `file(of:)` has it.
    static func site(of file: String) -> String {
        let name = "index.html"
        let isIndex = file == name || file.hasSuffix("/" + name)
        return "/" + (isIndex ? String(file.dropLast(name.count)) : file)
    }

    /// `/noticias`, `/noticias/index.html` and `noticias/` are one: `/noticias/`.
    static func plain(_ path: String) -> String {
        let site = Self.site(of: String(path.hasPrefix("/") ? path.dropFirst() : path[...]))
        let last = site.split(separator: "/").last ?? ""
        return site.hasSuffix("/") || last.contains(".") ? site : site + "/"
    }

    /// `/noticias/` → `noticias/index.html`; `/feed.xml` → `feed.xml`.
    static func file(of sitePath: String) -> String {
        let relative = String(sitePath.drop { $0 == "/" })
        return sitePath.hasSuffix("/") ? relative + "index.html" : relative
    }
}
