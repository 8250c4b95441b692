/// Where a site path lies in the output folder.
enum OutputPath {
    /// `/noticias/` → `noticias/index.html`; `/feed.xml` → `feed.xml`.
    static func file(of sitePath: String) -> String {
        let relative = String(sitePath.drop { $0 == "/" })
        return sitePath.hasSuffix("/") ? relative + "index.html" : relative
    }
}
