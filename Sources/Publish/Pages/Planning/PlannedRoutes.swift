import Domain
import Presentation

/// Which pages exist in which languages; a list's numbered pages take some bytes each.
struct PlannedRoutes: Sendable {
    /// By the address of a list or of any other page the numbers of its pages, and 0 for the address itself.
    private var numbers: [Language: [Route: Set<Int>]] = [:]

    mutating func insert(_ route: Route, in language: Language) {
        numbers[language, default: [:]][route.numbered(nil), default: []].insert(route.page ?? 0)
    }

    /// Adds a list: its own address and so many numbered pages.
    mutating func insert(_ list: Route, pages: Int, in language: Language) {
        numbers[language, default: [:]][list, default: []].formUnion(0...pages)
    }

    func contains(_ route: Route, in language: Language) -> Bool {
        numbers[language]?[route.numbered(nil)]?.contains(route.page ?? 0) == true
    }
}
