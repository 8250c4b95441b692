import Domain
import Presentation

extension SiteDraft {
    /// The topics or authors that have a page in a language: those that articles carry, and those with a text in it.
    func labels(_ kind: Label.Kind, in language: Language) throws -> [Label] {
        try material.labels.all(kind).filter { try hasPage($0, in: language) }
    }

    /// Whether a topic or an author has a page in a language.
    func hasPage(_ label: Label, in language: Language) throws -> Bool {
        try edition.count(of: .label(label, language)) > 0
            || material.labels.texts(of: label).contains { $0.language == language }
    }

    /// Adds the lists of some topics or authors with their feeds.
    ///
    /// - Parameters:
    ///   - labels: all of one kind.
    ///   - language: that of the pages.
    ///   - inputs: what the pages of each are made from beside the articles.
    ///   - content: what the page under a number shows.
    /// - Throws: what reading the edition throws.
    mutating func addLists<Content: PageContent>(
        of labels: [Label],
        in language: Language,
        from inputs: (Label) -> [PageInput],
        content: (Label, Int?) -> Content
    ) throws {
        for label in labels {
            let list = ArticleList.label(label, language)
            let known = material.labels
            try addList(
                list,
                in: language,
                "the \(label.kind.rawValue) '\(label.id)' (\(language))",
                route: { known.route(to: label, page: $0) },
                from: [.label(label)] + inputs(label)
            ) { content(label, $0) }
            addFeeds(FeedScope(known.route(to: label), isOfALanguage: true), list, in: language)
        }
    }
}

extension PageReading {
    /// The topics or authors that are declared, by name.
    func shownLabels() throws -> [ShownLabel] {
        let shown = try labels.map { try label($0, in: language) }
        return context.catalogue(language).collation.sorted(shown) { $0.name }
    }
}
