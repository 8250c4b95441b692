import Basics
import Domain
import Languages
import Presentation
import TemplateModels

extension SiteContext {
    /// The script of the search page.
    var searchScript: String { script("search.js") }

    /// What the search script needs to know, as JSON for a `script` element: addresses, words, zone.
    ///
    /// - Parameters:
    ///   - language: the language of the page.
    ///   - filters: what can be chosen from; where there is one choice only, the script is told its name.
    /// - Returns: a JSON object, safe inside an element.
    func searchSetup(in language: Language, filters: [SearchFilterModel]) -> HTML {
        let catalogue = catalogue(language)
        var texts = catalogue.patterns(ofPlural: .searchCount)
            .map { ($0.category.rawValue, JSONValue?.some(.text($0.text))) }
        texts += Self.scriptTexts.map { ($0.0, .text(catalogue.pattern($0.1))) }
        texts += SearchableKind.all.map { ($0.rawValue, .text(catalogue[$0.title])) }
        let kinds = SearchableKind.all
            .map { ($0.rawValue, JSONValue?.some(.text(catalogue[$0.plural]))) }
        let stop = settings.languages.map { self.catalogue($0)[.searchStopWords] }
        let names = filters.filter { $0.options.count == 1 }.flatMap(\.options)
            .map { ($0.value, JSONValue?.some(.text($0.title))) }
        let store = settings.store.map { store in
            JSONValue.list(
                ([store.name, store.search] + [store.api].compactMap(\.self)).map { .text($0) }
            )
        }
        if store != nil { texts.append(("store", .text(catalogue.pattern(.searchStore)))) }
        let setup = JSONValue.object([
            ("index", .text(link("/_s/"))),
            ("help", .text(script("search-help.js"))),
            ("base", .text(settings.baseURL.pathPrefix)),
            ("language", .text(language.tag)),
            ("stop", .text(stop.joined(separator: " "))),
            ("names", .object(names)),
            ("kinds", .object(kinds)),
            ("paths", .object(searchPaths(in: language))),
            ("store", store),
            ("texts", .object(texts)),
        ])
        return HTML(setup.serialized)
    }

    /// How addresses in the site's first language become those of another one, for all that has a page in each.
    private func searchPaths(in language: Language) -> [(String, JSONValue?)] {
        let first = settings.firstLanguage
        guard language != first else { return [] }
        let sources = SearchRoot(kind: .source, route: .outlets)
        let found = PageFamilies.findings.flatMap { $0.roots }
        let before = found.filter { $0.kind.rank < sources.kind.rank }
        let after = found.filter { $0.kind.rank > sources.kind.rank }
        return (before + [sources] + after).map { root in
            var pairs = [[path(root.route, in: first), path(root.route, in: language)]]
            if let word = root.word {
                pairs.append([first, language].map { "/\(self.catalogue($0)[word])/" })
            }
            return (root.kind.rawValue, .list(pairs.map { .list($0.map { .text($0) }) }))
        }
    }

    private static let scriptTexts: [(String, TextKey)] = [
        ("none", .searchNone), ("loading", .searchLoading), ("long", .searchLong),
        ("offline", .searchOffline), ("unread", .searchUnread), ("partial", .searchPartial),
        ("failed", .searchFailed), ("old", .searchOld), ("retry", .searchRetry),
        ("clearFilters", .searchClearFilters), ("removeFilter", .searchRemoveFilter),
        ("forget", .searchForget), ("onlyWord", .searchOnlyWord), ("near", .searchNear),
        ("noneFiltered", .searchNoneFiltered), ("newest", .newest),
    ]
}
