import Basics
import Foundation
import Markdown
import WebURL

/// What the configuration of a Hugo site says of its addresses and languages.
struct HugoConfiguration: Sendable {
    private(set) var title = ""
    private(set) var home: WebURL?
    private(set) var defaultLanguage = "en"
    /// The folders of texts, each with the language of what lies in it.
    private(set) var folders: [(folder: String, language: String?)] = []
    private(set) var languages: [String] = []
    private(set) var isDefaultInFolder = false
    private(set) var hasUglyAddresses = false
    private(set) var permalinks: [String: String] = [:]
    private(set) var taxonomies: [String: String] = ["tag": "tags", "category": "categories"]
    private(set) var staticFolders = ["static"]
    private(set) var menus = HugoMenus()
    /// How many texts a page of a list has, and how its address goes on.
    private(set) var (pageSize, pagePath) = (10, "page")

    private static let names = ["hugo", "config"].flatMap { name in
        ["toml", "yaml", "yml", "json"].map { "\(name).\($0)" }
    }

    init(_ folder: SiteFolder) throws(ImportFault) {
        let places = Self.names + Self.names.map { "config/_default/\($0)" }
        guard let place = places.first(where: folder.exists) else {
            throw ImportFault(
                "this is no site of Hugo: it has no hugo.toml, hugo.yaml or config.toml",
                hint: "name the folder in which 'content' lies"
            )
        }
        let head = try folder.configuration(place)
        title = head.text("title") ?? ""
        home = head.text("baseurl").flatMap { WebURL($0) }
        defaultLanguage = head.text("defaultcontentlanguage") ?? "en"
        isDefaultInFolder = head.flag("defaultcontentlanguageinsubdir") ?? false
        hasUglyAddresses = head.flag("uglyurls") ?? false
        staticFolders = head.texts("staticdir")
        if staticFolders.isEmpty { staticFolders = ["static"] }
        let content = head.text("contentdir") ?? "content"
        try readLanguages(head, content, folder)
        try readMenus(head, place, folder)
        readPages(head)
        var links = head.map("permalinks")
        if links == nil { links = try Self.beside("permalinks", place, folder) }
        // Newer versions part those of pages from those of sections.
        for values in [links, links?.map("page")].compactMap(\.self) {
            for key in values.keys { if let text = values.text(key) { permalinks[key] = text } }
        }
        let kinds = head.map("taxonomies")
        if let kinds {
            taxonomies = Dictionary(
                uniqueKeysWithValues: kinds.keys.map { ($0, kinds.text($0) ?? $0) }
            )
        }
        if head["languages"] == nil, let code = head.text("languagecode") ?? head.text("locale"),
            head.text("defaultcontentlanguage") == nil
        {
            defaultLanguage = code.lowercased()
        }
    }

    private mutating func readLanguages(_ head: SiteHead, _ content: String, _ folder: SiteFolder)
        throws(ImportFault)
    {
        var rows = head.map("languages")
        if rows == nil { rows = try Self.beside("languages", "config/_default/x", folder) }
        languages = rows?.keys ?? []
        for language in languages {
            if let own = rows?.map(language)?.text("contentdir") { folders.append((own, language)) }
        }
        if !folders.contains(where: { $0.folder == content }) { folders.append((content, nil)) }
    }

    private mutating func readMenus(_ head: SiteHead, _ place: String, _ folder: SiteFolder)
        throws(ImportFault)
    {
        let names = ["menus", "menu"]
        let inLanguages = languages.compactMap { head.map("languages")?.map($0) }
        for part in [head] + inLanguages {
            for menus in names.compactMap(part.map) { self.menus.add(menus) }
        }
        for name in names.flatMap({ name in [name] + languages.map { "\(name).\($0)" } }) {
            if let menus = try Self.beside(name, place, folder) { self.menus.add(menus) }
        }
    }

    private mutating func readPages(_ head: SiteHead) {
        let rows = head.map("pagination")
        let size = (rows?.text("pagersize") ?? head.text("paginate")).flatMap { Int(foreign: $0) }
        pageSize = max(1, size ?? pageSize)
        pagePath = rows?.text("path") ?? head.text("paginatepath") ?? pagePath
    }

    /// A part of the configuration that has a file of its own.
    private static func beside(_ name: String, _ place: String, _ folder: SiteFolder)
        throws(ImportFault) -> SiteHead?
    {
        guard place.hasPrefix("config/") else { return nil }
        let file = ["toml", "yaml", "yml", "json"].map { "config/_default/\(name).\($0)" }.first(
            where: folder.exists
        )
        guard let file else { return nil }
        return try folder.configuration(file)
    }

    /// How the addresses of a language begin.
    func prefix(_ language: String?) -> String {
        guard languages.count > 1, let language else { return "" }
        return language == defaultLanguage && !isDefaultInFolder ? "" : "/\(language)"
    }
}
