import Basics
import Domain
import Presentation

/// A part of the portal that is made from entities instead of articles: which pages it has, what they show,
/// and what they depend on.
protocol Desk: Sendable {
    /// The pages in a language; none where there is nothing to show.
    func pages(in language: Language) throws -> [DeskPage]

    /// What a page shows; nil for a route that is not the desk's, or not among its pages.
    func model(of route: Route, at place: PageContext) throws -> PageModel?

    /// Adds everything of the edition on which a page's bytes depend.
    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws

    /// What a page is made from, in words.
    func parts(of route: Route) throws -> [String]

    /// The files for readers to take with them.
    func downloads() throws -> [Download]
}

extension Desk {
    func downloads() throws -> [Download] { [] }
}
