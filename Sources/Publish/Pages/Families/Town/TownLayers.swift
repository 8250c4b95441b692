import Cartography
import Domain
import Foundation
import Presentation
import Recurrence

/// Everything that stands on the map of the town, in its layers; those with nothing in them are left out.
struct TownLayers {
    let all: [TownLayer]

    /// Kilometres from the middle of its places within which something belongs to the town.
    private static let reach = 60.0

    init(_ reading: PageReading) throws {
        let now = try reading.clock()
        let register = try reading.value(of: Places())
        var layers = Self.places(register, reading)
        layers.append(try Self.people(reading))
        // As far as the list of what is on, so that days alone bring more.
        let end = AgendaSpan(at: now, zone: reading.context.settings.timeZone).nearEnd
        layers.append(try Self.events(from: now, to: end, reading))
        layers.append(try Self.matches(from: now, to: end, reading))
        layers.append(try Self.news(register, reading))
        guard let middle = GeoPoint.middle(of: register.all.compactMap(\.value.point)) else {
            all = []
            return
        }
        all = layers.map { layer in
            TownLayer(
                name: layer.name,
                title: layer.title,
                things: layer.things.filter { Sphere.distance($0.point, middle) <= Self.reach }
            )
        }
        .filter { !$0.things.isEmpty }
    }

    /// A layer for each sort of places.
    private static func places(_ register: PlaceRegister, _ reading: PageReading) -> [TownLayer] {
        let words = PlaceFormatter(language: reading.language, context: reading.context)
        let groups = Dictionary(grouping: register.all) { PlaceSort($0.value) }
        return PlaceSort.allCases.map { sort in
            let things = (groups[sort] ?? []).compactMap { stored -> TownThing? in
                guard let point = stored.value.point, let shown = words.name(stored.value) else {
                    return nil
                }
                return TownThing(
                    title: shown.text,
                    path: reading.context.path(.place(stored.address), in: reading.language),
                    point: point,
                    note: words.kind(stored.value),
                    language: shown.language,
                    direction: shown.direction
                )
            }
            return TownLayer(
                name: sort.rawValue,
                title: words.catalogue[sort.title],
                things: words.catalogue.collation.sorted(things) { $0.title }
            )
        }
    }

    private static func people(_ reading: PageReading) throws -> TownLayer {
        let people = try reading.value(of: People()).onMap(in: reading.language).people
        let outlines = try reading.ground().outlines
        return TownLayer(
            name: "people",
            title: reading.context.catalogue(reading.language)[.people],
            things: people.map { person in
                TownThing(
                    title: person.name,
                    path: person.path,
                    point: outlines.settled(person),
                    note: person.city
                )
            }
        )
    }

    /// The next time of each event that is where somebody knows.
    private static func events(
        from now: Date,
        to end: Date,
        _ reading: PageReading
    ) throws -> TownLayer {
        let zone = reading.context.settings.timeZone
        let words = EventFormatter(language: reading.language, context: reading.context)
        let places = try reading.value(of: PlacesByName())
        let clocks = ZoneClocks(site: zone)
        let next = try reading.entities(Event.self).compactMap { stored in
            stored.value.going(from: now, to: end, clocks: clocks).first.map { (stored, $0) }
        }
        .sorted { ($0.1.start, $0.0.id) < ($1.1.start, $1.0.id) }
        let things = next.compactMap { stored, occurrence -> TownThing? in
            guard let shown = words.title(occurrence.details),
                let point = occurrence.details.place?.point
                    ?? places.place(occurrence.details.place)?.value.point
            else { return nil }
            return TownThing(
                title: shown.text,
                path: reading.context.path(.event(stored.address), in: reading.language),
                point: point,
                note: words.whole(occurrence),
                language: shown.language,
                direction: shown.direction
            )
        }
        return TownLayer(
            name: "events",
            title: words.catalogue[.agenda],
            things: things
        )
    }

    private static func matches(
        from now: Date,
        to end: Date,
        _ reading: PageReading
    ) throws -> TownLayer {
        let catalogue = reading.context.catalogue(reading.language)
        let zone = reading.context.settings.timeZone
        let today = CivilTime(now, in: zone).day
        let last = CivilTime(end, in: zone).day
        let next = try reading.entities(Match.self).compactMap { stored in
            stored.value.day.flatMap { day in
                (today...last).contains(day) ? (stored: stored, day: day) : nil
            }
        }
        .sorted { ($0.day, $0.stored.id) < ($1.day, $1.stored.id) }
        return TownLayer(
            name: "matches",
            title: catalogue[.matches],
            things: next.compactMap { stored, day in
                stored.value.venue?.place.map { point in
                    TownThing(
                        title: "\(stored.value.home.shownShortName) – "
                            + stored.value.away.shownShortName,
                        path: reading.context.path(.match(stored.address), in: reading.language),
                        point: point,
                        note: catalogue.dayHeading(day)
                    )
                }
            }
        )
    }

    /// The newest articles that say where they are, there; then those that name a place, at that place.
    private static func news(
        _ register: PlaceRegister,
        _ reading: PageReading
    ) throws -> TownLayer {
        let list = ArticleList.river(reading.language)
        let mentions = PlaceMentions(try reading.summarised(list), register.all)
        let newest = try reading.articles(of: list)
        let articles = Dictionary(newest.map { ($0.id, $0) }) { first, _ in first }
        let placed = newest.reversed().compactMap { article in
            article.details.point.map { thing(article, at: $0, note: nil, reading) }
        }
        var seen = Set(newest.filter { $0.details.point != nil }.map(\.id))
        let named = register.all.flatMap { stored -> [TownThing] in
            guard let point = stored.value.point else { return [] }
            return (mentions.articles[stored.id] ?? []).compactMap { summary in
                guard let article = articles[summary.id], seen.insert(summary.id).inserted else {
                    return nil
                }
                let name = stored.value.name.text(
                    in: reading.language,
                    fallback: reading.context.settings.firstLanguage
                )
                return thing(article, at: point, note: name?.text, reading)
            }
        }
        return TownLayer(
            name: "news",
            title: reading.context.catalogue(reading.language)[.news],
            things: placed + named
        )
    }

    private static func thing(
        _ article: Article,
        at point: GeoPoint,
        note: String?,
        _ reading: PageReading
    ) -> TownThing {
        let foreign = ForeignText(article.language, on: reading.language)
        return TownThing(
            title: ShortText.onOneLine(article.title),
            path: article.path,
            point: point,
            note: note,
            language: foreign.language,
            direction: foreign.direction
        )
    }
}
