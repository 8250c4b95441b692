import Domain
import Foundation
import TestSupport

/// A league, a cup and a few films, with every state that their pages know.
enum InventedLeague {
    static var all: [PublishedEntity] { matches + [league] + programmes }

    static let matches: [PublishedEntity] = [
        match("full", full),
        match(
            "pens",
            InventedEntity.match("Olmos", "Regantes", day: 18, (1, 1)) {
                $0.penalties = Match.Score(home: 3, away: 4)
                $0.competition = "Copa"
            }
        ),
        match("next", InventedEntity.match("Cantera", "Marina", day: 22)),
        match("open", InventedEntity.match("Olmos", "?", day: nil, competition: "Copa")),
        match("bare", InventedEntity.match("Molinos", "Collado", day: 15, status: .cancelled)),
        InventedEntity.published(
            .match(InventedEntity.match("Muestra", "Prueba", day: 14, (0, 0))),
            "sample",
            origin: .sample
        ),
    ]

    /// A match with all that a source may tell.
    static let full = InventedEntity.match("SD Puente Hondo", "CD San Telmo", (2, 1)) { match in
        match.home.shortName = "Puente Hondo"
        match.away.shortName = "San Telmo"
        match.away.crest = Picture(address: "a.svg", width: 88, height: 88, isLocal: true)
        match.round = "Jornada 10"
        match.season = "2026/27"
        match.halfTime = Match.Score(home: 1, away: 1)
        match.goals = [
            Match.Goal(minute: 41, scorer: "Sole Ibáñez", side: .home),
            Match.Goal(minute: 18, scorer: "<Nerea> Gil", side: .away, isPenalty: true),
        ]
        match.venue = Match.Venue(name: "La Vega", city: "Puente Hondo", country: "pt")
        match.referees = ["Eladio Crespo"]
        match.attendance = 12_640
        match.statistics = [
            Match.Statistic(name: "Tiros", home: "6", away: "7"),
            Match.Statistic(name: "Niebla", home: "mucha", away: "mucha"),
        ]
        match.homeLineup = ["Rocío Palma", "Inés Lahoz"]
        match.highlights = [
            Match.Highlight(title: "El gol", address: "https://video.example/1"),
            Match.Highlight(address: "javascript:alert(1)"),
        ]
        match.stories = [
            Match.Story(
                title: "La noche del derbi",
                address: "https://voz.example/derbi",
                author: "Quique Santos",
                summary: "Se jugó de oído.",
                language: "es",
                published: InventedEntity.changed
            ),
            Match.Story(title: "Sin nada más"),
        ]
    }

    private static func match(_ id: String, _ match: Match) -> PublishedEntity {
        InventedEntity.published(.match(match), id)
    }

    static let league: PublishedEntity = {
        var league = Competition(name: "Liga del Valle", season: "2026/27", area: "Valle del Arla")
        league.matchday = 11
        league.table = [
            Competition.Row(
                position: 1,
                team: Team(name: "SD Puente Hondo", shortName: "Puente Hondo"),
                played: 9,
                won: 7,
                drawn: 2,
                lost: 0,
                goalsFor: 22,
                goalsAgainst: 5,
                points: 23
            ),
            Competition.Row(
                position: 2,
                team: Team(name: "Collado"),
                played: 8,
                won: 0,
                drawn: 1,
                lost: 7,
                goalsFor: 2,
                goalsAgainst: 20,
                points: 1
            ),
        ]
        return InventedEntity.published(.competition(league), "liga")
    }()

    static let programmes: [PublishedEntity] = [
        programme("faro", farero),
        programme("salt", InventedEntity.programme("The Salt Clerk", genres: ["Drama"])),
        programme(
            "sierra",
            InventedEntity.programme("Sierra", form: .series) {
                $0.seasons = 2
                $0.creators = ["Ana Vado"]
            }
        ),
    ]

    private static func programme(_ id: String, _ programme: Programme) -> PublishedEntity {
        InventedEntity.published(.programme(programme), id)
    }

    /// A film with all that a source may tell.
    static let farero = InventedEntity.programme(
        "El último farero",
        year: 2025,
        genres: ["Drama", "Mar"]
    ) { film in
        film.originalTitle = "The Keeper’s Daughter"
        film.overview = LocalizedText([
            "es": "La orden de apagar llega un lunes.", "en": "The order.",
        ])
        film.runtime = 108
        film.directors = ["V. Rompeolas"]
        film.cast = ["M. Solera", "T. Bruma"]
        film.rating = 78
        film.countries = ["es", "ie"]
        film.languages = ["es", "eng"]
        film.imdb = "tt0000001"
        film.poster = [Picture(address: "a.svg", width: 400, height: 600, isLocal: true)]
        var rent = WatchOffer(country: "es", service: "Linterna", form: .rent)
        rent.address = "https://linterna.example/faro"
        rent.colour = "#f2b705"
        rent.price = "2.99 EUR"
        rent.quality = .uhd
        rent.audios = ["es", "fra"]
        rent.until = Date(timeIntervalSince1970: 1_796_083_200)
        let free = WatchOffer(country: "fr", service: "Lanterne", form: .free)
        film.offers = [free, rent]
    }
}
