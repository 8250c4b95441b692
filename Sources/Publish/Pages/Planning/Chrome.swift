import Domain
import Presentation
import TemplateModels

/// What surrounds the pages, converted once for each language and current entry.
struct Chrome: Sendable {
    private let shells: [Key: Prepared<ShellModel>]
    private let plain: [Language: Prepared<ShellModel>]
    private let fallback: Prepared<ShellModel>

    private struct Key: Hashable {
        let language: Language
        let current: String
    }

    /// Navigation and footer name only what the site map has.
    init(of map: SiteMap, hasOutlines: Bool, newsroom: Newsroom) {
        let outlines = LinkModel(title: "OPML", address: newsroom.link(SourceOutline.path))
        var shells: [Key: Prepared<ShellModel>] = [:]
        var plain: [Language: Prepared<ShellModel>] = [:]
        for language in newsroom.settings.languages {
            func entries(_ routes: [Route]) -> [NavigationEntry] {
                routes.filter { map.routes[language]?.contains($0) == true }
                    .compactMap { newsroom.entry($0, in: language) }
            }
            let main = entries(SiteMap.mainRoutes)
            let sections = (map.sections[language] ?? []).map { Route.section($0, page: nil) }
            let more = entries(map.moreRoutes + sections)
            let pages = Self.pages(of: map, in: language, newsroom: newsroom)
            let hasMaps = [Route.map, .people(.map)]
                .contains { map.routes[language]?.contains($0) == true }
            func shell(_ current: String?) -> Prepared<ShellModel> {
                Prepared(
                    ShellModel(
                        language: language,
                        main: main,
                        more: more,
                        pages: pages,
                        lists: hasOutlines ? [outlines] : [],
                        hasMaps: hasMaps,
                        current: current,
                        newsroom: newsroom
                    )
                )
            }
            plain[language] = shell(nil)
            for entry in main + more + pages {
                shells[Key(language: language, current: entry.path)] = shell(entry.path)
            }
        }
        self.shells = shells
        self.plain = plain
        fallback = Prepared(
            ShellModel(
                language: newsroom.settings.firstLanguage,
                main: [],
                current: nil,
                newsroom: newsroom
            )
        )
    }

    private static func pages(
        of map: SiteMap,
        in language: Language,
        newsroom: Newsroom
    ) -> [NavigationEntry] {
        let own = map.pages.compactMap { page -> NavigationEntry? in
            guard case .written(let written) = page.content, page.language == language else {
                return nil
            }
            return NavigationEntry(title: written.title, path: page.path)
        }
        let ours = [Route.settings, .saved, .status]
            .filter { map.routes[language]?.contains($0) == true }
        return own + ours.compactMap { newsroom.entry($0, in: language) }
    }

    /// The surroundings of a page that belongs to the entry with the given path.
    func shell(in language: Language, current: String?) -> Prepared<ShellModel> {
        current.flatMap { shells[Key(language: language, current: $0)] } ?? plain[language]
            ?? fallback
    }
}
