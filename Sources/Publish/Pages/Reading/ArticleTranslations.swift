import Domain
import Presentation

/// Which articles of the newsroom's own say the same in several languages, as far as they are published.
struct ArticleTranslations: Sendable {
    /// The site paths of all that have one key, by each of them.
    private var paths: [ItemID: [Language: String]] = [:]
    /// Of articles whose key another one of their language has.
    private(set) var warnings: [Diagnostic] = []

    /// Those of a site without any.
    init() {}

    /// - Parameters:
    ///   - kin: articles that share their keys, in the order in which they are asked for.
    ///   - edition: what is published.
    ///   - context: the languages of pages.
    /// - Throws: what reading the edition throws.
    init(_ kin: [ArticleKin], in edition: any EditionReading, context: SiteContext) throws {
        guard !kin.isEmpty else { return }
        let articles = try edition.summaries(
            of: Source.ownID,
            identities: Set(kin.map(\.article))
        )
        let places = try edition.paths(of: articles)
        var families: [String: [Language: ArticleKin]] = [:]
        for one in kin {
            guard let article = articles[one.article] else { continue }
            let language = context.pageLanguage(of: article.language)
            // Its page is in a language that it does not have itself.
            guard language.primary == article.language.primary else { continue }
            if let first = families[one.key]?[language] {
                warnings.append(one.taken(by: first, in: language))
            } else {
                families[one.key, default: [:]][language] = one
            }
        }
        for family in families.values where family.count > 1 {
            let all = family.compactMapValues { places[$0.article] }
            for member in family.values {
                if let article = articles[member.article] { paths[article.id] = all }
            }
        }
    }

    /// Where an article stands in all its languages; nothing for one without translations.
    func paths(of article: ItemID) -> [Language: String] { paths[article] ?? [:] }

    /// The site paths of each article that has translations, with these.
    var all: some Sequence<[Language: String]> { paths.values }

    /// The same as an input of its page; nil for one without translations.
    func input(of article: ItemID) -> PageInput? {
        paths[article].map { all in
            .names(.translations, all.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" })
        }
    }
}

extension NameList {
    fileprivate static let translations = NameList("the same article in all its languages")
}

extension ArticleKin {
    fileprivate func taken(by other: ArticleKin, in language: Language) -> Diagnostic {
        Diagnostic(
            .warning,
            "'\(key)' is the key of \(other.file) in '\(language)' already; "
                + "the article is the translation of none",
            path: file,
            hint: "write another 'key' in one of the two"
        )
    }
}
