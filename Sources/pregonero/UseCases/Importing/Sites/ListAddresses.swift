import Basics
import Domain
import Foundation
import Presentation
import Publishing

/// Where the portal has its lists, and which addresses are its own.
struct ListAddresses {
    private let settings: SiteSettings
    private let words: Catalogue?
    /// Addresses that no text may have.
    let taken: Set<String>

    /// Pages that every portal has, and those that it has for sources of certain kinds.
    private static let (always, sometimes): ([TextKey], [TextKey]) = (
        [
            .pathNews, .pathSections, .pathArchive, .pathStatus, .pathMap, .pathCountries,
            .pathSources, .pathTopics,
            .pathAuthors, .pathCorrections, .pathStories, .pathSearch, .pathSettings, .pathSaved,
            .pathOffline,
        ],
        [.pathMatches, .pathProgrammes, .pathFilms, .pathSeries, .pathMusic, .pathPeople]
    )

    /// - Parameters:
    ///   - layout: where the site's own texts of the interface lie.
    ///   - configuration: of the site.
    ///   - sections: those of the imported site too.
    init(layout: SiteLayout, _ configuration: Configuration, _ sections: ImportedSections.Settled) {
        var settings = configuration.settings
        settings.sections = sections.all
        self.settings = settings
        let theme = ThemeFiles(
            overrides: layout.templates,
            folderName: layout.name(of: layout.templates)
        )
        let catalogues = try? Catalogues(
            files: theme.texts.map { CatalogueFile(path: $0.path, text: $0.text) },
            languages: settings.languages
        )
        words = catalogues?[settings.firstLanguage]
        let hasMore = configuration.sources.contains { !$0.isFeed }
        let keys = Self.always + (hasMore ? Self.sometimes : [])
        var taken: Set<String> = ["/", "/n/"]
        for language in settings.languages {
            let root = language == settings.firstLanguage ? "/" : "/\(language.tag)/"
            taken.insert(root)
            for key in keys {
                taken.insert("\(root)\(catalogues?[language]?[key] ?? key.rawValue)/")
            }
        }
        self.taken = taken
    }

    func section(_ id: SectionID) -> String {
        let language = settings.firstLanguage
        let slug = settings.sections.first { $0.id == id }?.slug
            .text(in: language, fallback: language)?.text
        return "/\(words?[.pathSections] ?? "sections")/\(slug ?? id.text)/"
    }

    func label(_ label: Label) -> String {
        let word = label.kind == .topic ? words?[.pathTopics] : words?[.pathAuthors]
        return "/\(word ?? label.kind.rawValue)/\(label.id)/"
    }

    /// The page of a topic or an author; nil for one that no text names.
    func label(_ kind: Label.Kind, _ name: String, among used: ImportedTexts.Used) -> String? {
        let found = Label(kind, named: name.plainLine)
        return used.labels.contains(found) ? label(found) : nil
    }

    /// The feed of a list, by the address of its page; nil where lists have none.
    func feed(ofList page: String) -> String? {
        settings.publication.listFeedFormats.first.map { page + $0.fileName }
    }

    /// The page of all sections, and that of all topics.
    var sections: String { "/\(words?[.pathSections] ?? "sections")/" }
    var topics: String { "/\(words?[.pathTopics] ?? "topic")/" }

    /// The feed of the whole site.
    var feed: String { "/feed.xml" }
    var news: String { "/\(words?[.pathNews] ?? "news")/" }
}
