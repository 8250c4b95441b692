/// What the texts of a folder name, and how many of them do.
struct NamedTerms {
    private(set) var categories: [String: Int] = [:]
    private(set) var tags: [String: Int] = [:]
    private(set) var authors: [String: Int] = [:]

    mutating func add(_ text: ImportedText) {
        if let section = text.section { categories[section, default: 0] += 1 }
        for tag in text.tags { tags[tag, default: 0] += 1 }
        for author in text.authors { authors[author, default: 0] += 1 }
    }
}
