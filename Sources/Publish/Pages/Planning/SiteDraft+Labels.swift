import Domain
import Presentation

extension SiteDraft {
    /// The topics or authors that have a page in a language: those that articles carry, and those with a text in it.
    func labels(_ kind: Label.Kind, in language: Language) throws -> [Label] {
        let labels = material.labels
        return try labels.all(kind).filter { label in
            try edition.count(of: .label(label, language)) > 0
                || labels.texts(of: label).contains { $0.language == language }
        }
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
    /// The topics or authors that are declared, by name, with the numbers of their articles in the language.
    func countedLabels() throws -> [(shown: ShownLabel, count: Int)] {
        let counted = try labels.map { label in
            (
                shown: try self.label(label, in: language),
                count: try count(of: .label(label, language))
            )
        }
        return context.catalogue(language).collation.sorted(counted) { $0.shown.name }
    }
}
