import Domain
import Foundation
import Presentation
import TestSupport

@testable import Pages

/// The pages of desks, made from invented matches and programmes, as the theme draws them.
struct DeskPages {
    let site: ThemeSite
    private let sports: SportsDesk?
    private let programmes: ProgrammesDesk?

    init(
        _ site: ThemeSite,
        _ entities: [PublishedEntity] = InventedLeague.all,
        ownMap: OwnMap? = nil
    ) {
        self.site = site
        let edition = EditionStub(entities, articles: InventedArticles.many(3))
        sports = try? SportsDesk(of: edition, context: site.context, ground: MapGround(ownMap))
        programmes = try? ProgrammesDesk(of: edition, context: site.context)
    }

    /// Every page in the first language.
    var all: [(name: String, html: String)] {
        let desks: [(any Desk)?] = [sports, programmes]
        return desks.compactMap(\.self).flatMap { desk in
            ((try? desk.pages(in: "es")) ?? []).compactMap { page in
                html(page.route).map { (name: page.owner, html: $0) }
            }
        }
    }

    /// A page of one of the desks; nil where there is none.
    func html(_ route: Route, in language: Language = "es") -> String? {
        let place = site.place(site.context.path(route, in: language), language: language)
        if case .sports(let model) = try? sports?.model(of: route, at: place) {
            return switch model {
            case .matches(let page): site.render(site.templates.matches, page)
            case .day(let page): site.render(site.templates.matchDay, page)
            case .match(let page): site.render(site.templates.match, page)
            case .competition(let page): site.render(site.templates.competition, page)
            case .team(let page): site.render(site.templates.team, page)
            case .highlights(let page): site.render(site.templates.highlights, page)
            }
        }
        if case .programmes(let model) = try? programmes?.model(of: route, at: place) {
            return switch model {
            case .list(let page): site.render(site.templates.programmes, page)
            case .programme(let page): site.render(site.templates.programme, page)
            }
        }
        return nil
    }

    func match(_ address: String, in language: Language = "es") -> String {
        html(.sports(.match(address)), in: language) ?? ""
    }

    func programme(_ address: String, in language: Language = "es") -> String {
        html(.programmes(.programme(address)), in: language) ?? ""
    }

    /// The front page with what the desks give it.
    func front() -> String {
        site.render(
            site.templates.front,
            FrontPage(
                site.listed(InventedArticles.many(20)),
                shelves: [],
                newestChange: InventedArticles.moment,
                weights: [:],
                hasArchive: false,
                rail: programmes?.rail(in: "es"),
                board: sports?.board(in: "es"),
                at: site.place("/"),
                context: site.context
            )
        )
    }
}
