import Domain
import Presentation

/// An entry of the navigation and where it stands.
struct NavigationItem: Sendable {
    let entry: NavigationEntry
    /// Nil for what exists in one language alone.
    let route: Route?
    let place: NavigationPlace
    /// The lower, the earlier; entries of one rank stand in the order of their families.
    let rank: Int

    init(_ entry: NavigationEntry, route: Route? = nil, _ place: NavigationPlace, rank: Int) {
        self.entry = entry
        self.route = route
        self.place = place
        self.rank = rank
    }
}

extension SiteDraft {
    /// The entry that leads to a page; none where the language has no such page.
    ///
    /// - Parameters:
    ///   - route: the page.
    ///   - language: that of the navigation.
    ///   - place: where the entry stands.
    ///   - rank: its place there.
    ///   - glyph: the name of its mark in the sprite, without the prefix.
    ///   - tab: its rank for the bar at the foot of small screens.
    ///   - isSection: whether it leads to the news of a section.
    /// - Returns: the entry, or nothing.
    func entry(
        _ route: Route,
        in language: Language,
        _ place: NavigationPlace,
        rank: Int,
        glyph: String? = nil,
        tab: Int? = nil,
        isSection: Bool = false
    ) -> [NavigationItem] {
        guard routes.contains(route, in: language),
            let title = context.title(of: route, in: language)
        else { return [] }
        let entry = NavigationEntry(
            title: title,
            path: context.path(route, in: language),
            glyph: glyph,
            tab: tab,
            isSection: isSection
        )
        return [NavigationItem(entry, route: route, place, rank: rank)]
    }
}
