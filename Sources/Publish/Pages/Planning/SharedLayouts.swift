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
            func entries(_ routes: [Route]) -> [NavigationEntry] {
                routes.filter { map.routes[language]?.contains($0) == true }
                    .compactMap { context.entry($0, in: language) }
            }
            let main = entries(SiteMap.mainRoutes)
            let sections = (map.sections[language] ?? []).map { Route.section($0, page: nil) }
            let more = entries(map.moreRoutes + sections)
            let pages = Self.pages(of: map, in: language, context: context)
            let hasMaps = [Route.map, .people(.map)]
                .contains { map.routes[language]?.contains($0) == true }
            func sharedLayout(_ current: String?) -> Prepared<SharedLayoutModel> {
                Prepared(
                    SharedLayoutModel(
                        language: language,
                        main: main,
                        more: more,
                        pages: pages,
                        lists: hasOutlines ? [outlines] : [],
                        hasMaps: hasMaps,
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

    private static func pages(
        of map: SiteMap,
        in language: Language,
        context: SiteContext
    ) -> [NavigationEntry] {
        let own = map.pages.compactMap { page -> NavigationEntry? in
            guard case .written(let written) = page.content, page.language == language else {
                return nil
            }
            return NavigationEntry(title: written.title, path: page.path)
        }
        let ours = [Route.settings, .saved, .status]
            .filter { map.routes[language]?.contains($0) == true }
        return own + ours.compactMap { context.entry($0, in: language) }
    }

    /// The surroundings of a page that belongs to the entry with the given path.
    func sharedLayout(in language: Language, current: String?) -> Prepared<SharedLayoutModel> {
        current.flatMap { sharedLayouts[Key(language: language, current: $0)] } ?? plain[language]
            ?? fallback
    }
}
