import Domain
import Foundation
import Presentation
import TestSupport

@testable import Pages

/// The pages made from invented matches and programmes, as the theme draws them.
struct LeaguePages {
    private let site: PortalSite

    init(
        _ entities: [PublishedEntity] = InventedLeague.all,
        ownMap: OwnMap? = nil,
        theme: ThemeSite? = nil
    ) throws {
        site = try PortalSite(
            EditionStub(entities, articles: InventedArticles.many(20)),
            theme: theme,
            ownMap: ownMap,
            titles: [:],
            pictures: ["a.svg"]
        )
    }

    /// Every page of matches and programmes in the first language.
    var all: [(name: String, html: String)] {
        site.portal.pages.filter {
            [.sports, .programmes].contains($0.kind) && $0.language == "es"
        }
        .map { ($0.owner, (try? site.html($0.path)) ?? "") }
    }

    /// A page; nil where there is none.
    func html(_ route: Route, in language: Language = "es") -> String? {
        try? site.html(route, in: language)
    }

    func match(_ address: String, in language: Language = "es") -> String {
        html(.match(address), in: language) ?? ""
    }

    func programme(_ address: String, in language: Language = "es") -> String {
        html(.programme(address), in: language) ?? ""
    }

    func front() -> String { html(.front) ?? "" }
}
