import Domain
import Presentation

extension SiteDraft {
    /// The sections that have news in a language, in the order of the configuration.
    func sections(in language: Language) throws -> [SectionID] {
        try settings.sections.map(\.id).filter {
            try edition.count(of: .section($0, language)) > 0
        }
    }

    /// The sections of a language with their newest articles, for pages that show several of them.
    func shelves(in language: Language) throws -> [PageInput] {
        try sections(in: language).flatMap { section -> [PageInput] in
            let list = ArticleList.section(section, language)
            return try [.count(list), .newest(SectionShelf.most, of: list, in: edition)]
        }
    }

    /// What a list needs to point to the busiest sections, which it does when it is empty.
    func busiest(besides list: ArticleList, in language: Language) throws -> [PageInput] {
        guard try edition.count(of: list) == 0 else { return [] }
        return try sections(in: language).map { .count(.section($0, language)) }
    }
}

extension PageReading {
    /// The sections that have a page in the language, with their newest articles.
    func shelves() throws -> [SectionShelf] {
        try sections.map { section in
            let list = ArticleList.section(section, language)
            return SectionShelf(section, count: try count(of: list), newest: try listed(list))
        }
    }

    /// The sections with the most articles, for lists that have none.
    func busiest(_ articles: [ListedArticle]) throws -> [SectionID] {
        guard articles.isEmpty else { return [] }
        let counts = try sections.map { section in
            (section: section, count: try count(of: .section(section, language)))
        }
        return counts.sorted { ($1.count, $0.section) < ($0.count, $1.section) }.map(\.section)
    }
}
