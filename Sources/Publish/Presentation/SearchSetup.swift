public import Domain
import Languages
public import TemplateModels

extension SiteContext {
    /// The script of the search page.
    public var searchScript: String { asset("search.js") }

    /// What the search script needs to know, as JSON for a `script` element: addresses, words, zone.
    ///
    /// - Parameters:
    ///   - language: the language of the page.
    ///   - filters: what can be chosen from; where there is one choice only, the script is told its name.
    /// - Returns: a JSON object, safe inside an element.
    public func searchSetup(in language: Language, filters: [SearchFilterModel]) -> HTML {
        let catalogue = catalogue(language)
        var texts = catalogue.patterns(ofPlural: .searchCount)
            .map { ($0.category.rawValue, JSONValue?.some(.text($0.text))) }
        texts += Self.scriptTexts.map { ($0.0, .text(catalogue.pattern($0.1))) }
        texts += DocumentKind.allCases.map { ($0.rawValue, .text(catalogue[$0.title])) }
        let stop = settings.languages.map { self.catalogue($0)[.searchStopWords] }
        let names = filters.filter { $0.options.count == 1 }.flatMap(\.options)
            .map { ($0.value, JSONValue?.some(.text($0.title))) }
        let setup = JSONValue.object([
            ("index", .text(link("/_s/"))),
            ("base", .text(settings.baseURL.pathPrefix)),
            ("language", .text(language.tag)),
            ("stop", .text(stop.joined(separator: " "))),
            ("names", .object(names)),
            ("paths", .object(searchPaths(in: language))),
            ("texts", .object(texts)),
        ])
        return HTML(setup.serialized)
    }

    /// How addresses in the site's first language become those of another one, for all that has a page in each.
    private func searchPaths(in language: Language) -> [(String, JSONValue?)] {
        let first = settings.firstLanguage
        guard language != first else { return [] }
        let roots: [(DocumentKind, Route)] = [
            (.match, .sports(.matches)), (.programme, .programmes(.all(page: nil))),
            (.track, .music(.all)), (.person, .people(.all)), (.source, .outlets(.all)),
            (.hero, .front), (.transformation, .front),
        ]
        return roots.map { kind, root in
            var pairs = [[path(root, in: first), path(root, in: language)]]
            if kind == .transformation {
                pairs.append([first, language].map { "/\(catalogue($0)[.pathTransformations])/" })
            }
            return (kind.rawValue, .list(pairs.map { .list($0.map { .text($0) }) }))
        }
    }

    private static let scriptTexts: [(String, TextKey)] = [
        ("none", .searchNone), ("loading", .searchLoading), ("long", .searchLong),
        ("offline", .searchOffline), ("unread", .searchUnread), ("partial", .searchPartial),
        ("failed", .searchFailed), ("old", .searchOld), ("retry", .searchRetry),
        ("clearFilters", .searchClearFilters), ("removeFilter", .searchRemoveFilter),
        ("forget", .searchForget), ("onlyWord", .searchOnlyWord),
    ]
}

extension DocumentKind {
    /// The text that names one of its kind.
    public var title: TextKey {
        switch self {
        case .article: .kindArticle
        case .programme: .kindProgramme
        case .match: .kindMatch
        case .track: .kindTrack
        case .person: .kindPerson
        case .source: .kindSource
        case .hero: .kindHero
        case .transformation: .kindTransformation
        }
    }
}
