import Domain
import Presentation
import TemplateModels

/// What surrounds the pages, converted once for each language and current entry.
struct SharedLayouts: Sendable {
    private let sharedLayouts: [Key: Prepared<SharedLayoutModel>]
    private let plain: [Language: Prepared<SharedLayoutModel>]
    private let fallback: Prepared<SharedLayoutModel>

    private struct Key: Hashable {
        let language: Language
        let current: String
    }

    /// Navigation and footer name only what the site map has.
    init(of map: SiteMap, hasOutlines: Bool, context: SiteContext) {
        let outlines = LinkModel(title: "OPML", address: context.link(SourceOutline.path))
        var sharedLayouts: [Key: Prepared<SharedLayoutModel>] = [:]
        var plain: [Language: Prepared<SharedLayoutModel>] = [:]
        for language in context.settings.languages {
            func entries(_ place: NavigationPlace) -> [NavigationEntry] {
                (map.navigation[language] ?? []).filter { $0.place == place }.map(\.entry)
            }
            let (main, more, pages) = (entries(.main), entries(.more), entries(.foot))
            func page(_ route: Route) -> NavigationEntry? {
                pages.first { $0.path == context.path(route, in: language) }
            }
            func sharedLayout(_ current: String?) -> Prepared<SharedLayoutModel> {
                Prepared(
                    SharedLayoutModel(
                        language: language,
                        main: main,
                        more: more,
                        pages: pages,
                        settings: page(.settings),
                        saved: page(.saved),
                        lists: hasOutlines ? [outlines] : [],
                        hasMaps: map.withMaps.contains(language),
                        current: current,
                        context: context
                    )
                )
            }
            plain[language] = sharedLayout(nil)
            for entry in main + more + pages {
                sharedLayouts[Key(language: language, current: entry.path)] = sharedLayout(
                    entry.path
                )
            }
        }
        self.sharedLayouts = sharedLayouts
        self.plain = plain
        fallback = Prepared(
            SharedLayoutModel(
                language: context.settings.firstLanguage,
                main: [],
                current: nil,
                context: context
            )
        )
    }

    /// The surroundings of a page that belongs to the entry with the given path.
    func sharedLayout(in language: Language, current: String?) -> Prepared<SharedLayoutModel> {
        current.flatMap { sharedLayouts[Key(language: language, current: $0)] } ?? plain[language]
            ?? fallback
    }
}
