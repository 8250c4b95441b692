/// What the texts of a Hugo site name, and how often.
struct HugoCounts {
    private(set) var terms = NamedTerms()
    /// How many articles in the first language each folder has.
    private(set) var folders: [String: Int] = [:]
    /// Folders of which an article has its section.
    private(set) var sections: Set<String> = []
    /// How many texts name something of each kind that the portal does not have.
    var others: [String: Int] = [:]
    /// The texts of sections, each with its folder.
    var heads: [(file: String, folder: String)] = []
    var menus: HugoMenus
    /// The languages of the articles that are one text, by its key.
    private var languages: [String: Set<String>] = [:]

    init(_ menus: HugoMenus) {
        self.menus = menus
    }

    /// - Parameters:
    ///   - article: as it is taken over.
    ///   - folder: in which it lies.
    ///   - isSection: whether it has no other section than that.
    ///   - isFirst: whether it is in the first language of the site.
    mutating func add(
        _ article: ImportedText,
        in folder: String,
        isSection: Bool,
        isFirst: Bool
    ) {
        var article = article
        folders[folder, default: 0] += isFirst ? 1 : 0
        if isSection {
            sections.insert(folder)
            article.section = nil
        }
        terms.add(article)
    }

    mutating func add(_ language: String, of key: String) {
        languages[key, default: []].insert(language)
    }

    /// How many articles there are in several languages.
    var translated: Int { languages.values.count { $0.count > 1 } }
}
