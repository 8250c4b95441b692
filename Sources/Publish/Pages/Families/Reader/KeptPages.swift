import Domain
import Presentation

/// The pages that a browser keeps from the first visit on, for when there is no connection.
public struct KeptPages: Sendable {
    public let pages: [PlannedPage]
    /// Which of them is shown instead of what cannot be had below which path; the root comes last.
    public let fallbacks: [Fallback]

    /// The page for no connection of one language.
    public struct Fallback: Sendable {
        public let below: String
        public let path: String
    }

    init(of pages: [PlannedPage], context: SiteContext) {
        // Of a hundred thousand pages the paths are compared sooner than the routes.
        let paths = context.settings.languages.flatMap { language in
            [Route.offline, .saved].map { context.path($0, in: language) }
        }
        let kept = Set(paths)
        self.pages = pages.filter { kept.contains($0.path) }
        fallbacks = context.settings.languages.reversed().map {
            Fallback(
                below: context.link(.front, in: $0),
                path: context.link(.offline, in: $0)
            )
        }
    }
}
