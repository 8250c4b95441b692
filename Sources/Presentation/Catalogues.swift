public import Domain

/// The texts of the interface in every language of the site.
public struct Catalogues: Sendable {
    private let catalogues: [Language: Catalogue]

    /// Reads the files in order: a later file of a language replaces single texts of an earlier one.
    ///
    /// - Parameters:
    ///   - files: the theme's own files first, then those of the site.
    ///   - languages: the languages of the site; each must be complete.
    /// - Throws: what the first wrong line or the first missing text is.
    public init(files: [CatalogueFile], languages: [Language]) throws(Diagnostic) {
        var drafts: [Language: CatalogueDraft] = [:]
        for file in files {
            let language = Language(file.languageTag)
            var draft = drafts[language] ?? CatalogueDraft(language: language, path: file.path)
            try draft.read(file)
            drafts[language] = draft
        }
        var catalogues: [Language: Catalogue] = [:]
        for language in languages {
            guard let draft = drafts[language] else {
                throw Self.missing(language, known: drafts.keys.sorted())
            }
            catalogues[language] = try draft.finished()
        }
        self.catalogues = catalogues
    }

    public subscript(_ language: Language) -> Catalogue? { catalogues[language] }

    public var languages: [Language] { catalogues.keys.sorted() }

    private static func missing(_ language: Language, known: [Language]) -> Diagnostic {
        let names = known.map(\.tag).joined(separator: ", ")
        return Diagnostic(
            .error,
            "there are no texts in the language '\(language.tag)'",
            hint: "write Templates/texts/\(language.tag).txt, or use one of: \(names)"
        )
    }
}
