import Basics
import Domain
import Presentation

/// A match as machines read it (schema.org has no property for a score: it stands in the description).
struct MatchThing {
    let stored: Stored<Match>
    let words: MatchFormatter
    let description: String
    let place: PageContext
    let context: SiteContext

    var node: ThingNode {
        let match = stored.value
        var event = ThingNode("SportsEvent", name: "\(words.home) – \(words.away)")
        event.add("url", context.absolute(place.path))
        event.add("description", description)
        event.add("sport", match.sport.schemaName)
        if let kickoff = match.kickoff {
            event.add("startDate", kickoff, in: words.zone)
        } else {
            event.add("startDate", match.day?.dashed)
        }
        event.add("eventStatus", "https://schema.org/\(status)")
        let teams = [match.home, match.away].map(team)
        event.add("homeTeam", teams[0])
        event.add("awayTeam", teams[1])
        event.add("competitor", things: teams.compactMap(\.self))
        event.add("location", location)
        event.add(
            "superEvent",
            match.competition.nonBlank.map { ThingNode("SportsEvent", name: $0) }
        )
        return event
    }

    private func team(_ team: Team) -> ThingNode? {
        guard TeamName.isKnown(team) else { return nil }
        var node = ThingNode("SportsTeam", name: team.name)
        node.add("logo", team.crest.flatMap { context.absoluteAddress(of: $0) })
        return node
    }

    private var status: String {
        switch stored.value.status {
        case .postponed, .suspended: "EventPostponed"
        case .cancelled: "EventCancelled"
        default: "EventScheduled"
        }
    }

    private var location: ThingNode? {
        guard let venue = stored.value.venue,
            let name = venue.name?.nonBlank ?? venue.city?.nonBlank
        else { return nil }
        var place = ThingNode("Place", name: name)
        var address = ThingNode("PostalAddress")
        address.add("addressLocality", venue.city?.nonBlank)
        address.add("addressCountry", venue.country?.uppercased())
        place.add("address", address)
        return place
    }
}
