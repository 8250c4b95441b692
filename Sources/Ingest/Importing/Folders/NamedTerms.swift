/// What the texts of a folder name.
struct NamedTerms {
    private(set) var categories: Set<String> = []
    private(set) var tags: Set<String> = []
    private(set) var authors: Set<String> = []

    mutating func add(_ text: ImportedText) {
        categories.formUnion([text.section].compactMap(\.self))
        tags.formUnion(text.tags)
        authors.formUnion(text.authors)
    }
}
