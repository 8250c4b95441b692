import Basics
public import Domain
public import Foundation

/// Matches, competitions and programmes that a test names in a line.
public enum InventedEntity {
    /// 21 November 2026, 17:05 UTC.
    public static let changed = Date(timeIntervalSince1970: 1_795_280_700)

    public static func published(
        _ entity: Entity,
        _ identity: String,
        address: String? = nil,
        origin: Origin = .live,
        firstSeen: Date = changed,
        changed: Date = changed
    ) -> PublishedEntity {
        PublishedEntity(
            id: ItemID(source: "valle", identity: identity),
            source: "valle",
            identity: identity,
            address: address ?? identity,
            origin: origin,
            firstSeen: firstSeen,
            changed: changed,
            fingerprint: StableHash.of("\(identity) \(entity) \(origin) \(changed)"),
            entity: entity
        )
    }

    /// A match of the league, on a day of November 2026 at 16:30 UTC.
    public static func match(
        _ home: String,
        _ away: String,
        day: Int? = 21,
        _ score: (Int, Int)? = nil,
        status: Match.Status? = nil,
        competition: String = "Liga del Valle",
        edit: (inout Match) -> Void = { _ in }
    ) -> Match {
        var match = Match(
            competition: competition,
            home: Team(name: home),
            away: Team(name: away),
            status: status ?? (score == nil ? .scheduled : .finished)
        )
        if let day {
            match.day = Day(year: 2026, month: 11, day: day)
            match.kickoff = Date(timeIntervalSince1970: 1_793_464_200 + Double(day) * 86_400)
        }
        match.score = score.map { Match.Score(home: $0.0, away: $0.1) }
        edit(&match)
        return match
    }

    public static func programme(
        _ title: String,
        form: Programme.Form = .film,
        year: Int? = nil,
        genres: [String] = [],
        edit: (inout Programme) -> Void = { _ in }
    ) -> Programme {
        var programme = Programme(title: title, form: form)
        programme.year = year
        programme.genres = genres.map { LocalizedText($0, in: "es") }
        edit(&programme)
        return programme
    }
}

extension InventedEntity {
    /// Entities under the addresses that their names fold to.
    public static func all(
        _ entities: [(source: SourceID, identity: String, entity: Entity)],
        origin: Origin = .live
    ) -> [PublishedEntity] {
        entities.map { source, identity, entity in
            let id = ItemID(source: source, identity: identity)
            let slug = Slug.make(entity.name(in: "es"), limit: 60)
            let isTrack = entity.kind == .track
            return PublishedEntity(
                id: id,
                source: source,
                identity: identity,
                address: isTrack || slug.isEmpty ? "\(slug)-\(id)" : slug,
                origin: origin,
                firstSeen: changed,
                changed: changed,
                fingerprint: StableHash.of("\(entity)"),
                entity: entity
            )
        }
    }
}
