import Basics
import Domain
import Presentation

/// A programme as machines read it: a film or a series with those who made it.
struct ProgrammeThing {
    let stored: Stored<Programme>
    let words: ProgrammeFormatter
    let description: String
    let place: PageContext

    var node: ThingNode {
        let programme = stored.value
        let context = words.context
        let fallback = context.settings.firstLanguage
        var thing = ThingNode(
            programme.form == .film ? "Movie" : "TVSeries",
            name: programme.title
        )
        thing.add("url", context.absolute(place.path))
        thing.add("description", description)
        thing.add(
            "alternateName",
            programme.originalTitle.flatMap {
                $0 == programme.title ? nil : $0
            }
        )
        thing.add(
            "image",
            programme.poster.lazy.compactMap {
                context.absoluteAddress(of: $0)
            }.first
        )
        thing.add("dateCreated", programme.year.map { String($0) })
        thing.add(
            "genre",
            texts: programme.genres.compactMap {
                $0.text(in: words.language, fallback: fallback)?.text
            }
        )
        thing.add("director", things: people(programme.directors))
        thing.add("creator", things: people(programme.creators))
        thing.add("actor", things: people(Array(programme.cast.prefix(12))))
        thing.add("duration", programme.runtime.flatMap { $0 > 0 ? "PT\($0)M" : nil })
        if programme.form == .series {
            thing.add("numberOfSeasons", programme.seasons)
            thing.add("numberOfEpisodes", programme.episodes)
        }
        thing.add("sameAs", texts: ProgrammePage.records(of: programme).map(\.address))
        return thing
    }

    private func people(_ names: [String]) -> [ThingNode] {
        names.compactMap(\.nonBlank).map { ThingNode("Person", name: $0) }
    }
}
