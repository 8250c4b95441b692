/// The sections of a Hugo site, which are the first folders below that of its texts.
struct HugoSections {
    /// What each is called, by its folder.
    private var titles: [String: String] = [:]
    /// Where readers were sent on from to its list.
    private var aliases: [String: [String]] = [:]
    private var taken: Set<String> = []

    /// What the `_index.md` of a folder says of it.
    struct Head {
        let folder: String
        let language: String?
        let title: String?
        let aliases: [String]
    }

    init() {}

    /// - Parameters:
    ///   - heads: of all folders, in all languages.
    ///   - language: in which sections are called.
    init(_ heads: [Head], in language: String) {
        let isFirst: (Head) -> Bool = { ($0.language ?? language) == language }
        for head in heads.filter(isFirst) + heads.filter({ !isFirst($0) }) {
            aliases[head.folder, default: []] += head.aliases
            // What two are called says of neither which it is.
            guard let title = head.title, titles[head.folder] == nil, taken.insert(title).inserted
            else { continue }
            titles[head.folder] = title
        }
    }

    /// The first folder around a text; nil for one that lies in none.
    static func folder(of key: String) -> String? {
        let parts = key.split(separator: "/")
        return parts.count > 1 ? parts.first.map(String.init) : nil
    }

    /// The folder whose `_index.md` a file is, by its key.
    static func folder(headedBy key: String) -> String? {
        let parts = key.split(separator: "/").map(String.init)
        return parts.count == 2 && parts[1] == "_index" && SectionFolder.isSection(parts[0])
            ? parts[0] : nil
    }

    /// What a folder is called as a section; nil for one that holds all articles.
    func name(of folder: String) -> String? {
        SectionFolder.isSection(folder) ? titles[folder] ?? SectionFolder.title(of: folder) : nil
    }

    func term(of folder: String, at address: String, pages: [String]) -> ImportedTerm? {
        guard let name = name(of: folder) else { return nil }
        var term = ImportedTerm(name: name, slug: folder)
        term.addresses = [address] + pages + (aliases[folder] ?? [])
        term.feeds = ["\(address)index.xml"]
        return term
    }
}
