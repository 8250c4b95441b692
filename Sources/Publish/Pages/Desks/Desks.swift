import Domain
import Presentation

/// All desks of the portal, each with what the edition has for it.
struct Desks: Sendable {
    let sports: SportsDesk
    let programmes: ProgrammesDesk
    let music: MusicDesk
    let people: PeopleDesk
    let collections: CollectionsDesk
    let outlets: OutletsDesk

    init(
        of edition: any EditionReading,
        context: SiteContext,
        sources: [Source],
        ownMap: OwnMap? = nil
    ) throws {
        let ground = MapGround(ownMap)
        sports = try SportsDesk(of: edition, context: context, ground: ground)
        programmes = try ProgrammesDesk(of: edition, context: context)
        music = try MusicDesk(of: edition, context: context)
        people = try PeopleDesk(of: edition, context: context, ground: ground)
        collections = try CollectionsDesk(of: edition, context: context)
        outlets = try OutletsDesk(of: edition, context: context, sources: sources)
    }

    /// In the order of the navigation.
    var all: [any Desk] { [sports, programmes, music, people, collections, outlets] }

    /// What the front page shows of the desks, in words.
    var frontParts: [String] {
        var parts: [String] = []
        if !programmes.register.all.isEmpty { parts.append("the newest programmes") }
        if !sports.ledger.matches.isEmpty { parts.append("the newest results and next matches") }
        return parts
    }

    /// The desk of a route; nil for the pages of articles.
    func desk(of route: Route) -> (any Desk)? {
        switch route {
        case .sports: sports
        case .programmes: programmes
        case .music: music
        case .people: people
        case .collection: collections
        case .outlets: outlets
        default: nil
        }
    }
}
