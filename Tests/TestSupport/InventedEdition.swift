public import Domain
import Foundation
import Recurrence

/// An edition in which every family has something to show.
public enum InventedEdition {
    public static var whole: EditionStub {
        let labelled = articles(1)[0].id
        let tellers = articles(2).map(\.id)
        return EditionStub(
            InventedEntity.all(entities),
            articles: articles(80, corrected: [7]) + articles(3, language: "en"),
            countries: ["valle": "es"],
            labels: [
                labelled: [
                    ListedLabel(Label(.topic, named: "El agua"), name: "El agua"),
                    ListedLabel(Label(.author, named: "Ana Ruiz"), name: "Ana Ruiz"),
                ]
            ],
            stories: [
                PublishedStory(
                    id: tellers[0],
                    name: "noticia-\(tellers[0])",
                    members: tellers,
                    fingerprint: 1
                )
            ]
        )
    }

    public static let entities: [(source: SourceID, identity: String, entity: Entity)] = [
        (
            "valle", "ab",
            .match(
                InventedEntity.match("Olmos", "Telmo", (1, 0)) {
                    $0.highlights = [Match.Highlight(address: "https://video.example/1")]
                    $0.venue = Match.Venue(
                        name: "La Vega",
                        country: "es",
                        place: GeoPoint(longitude: -0.57, latitude: 40.66)
                    )
                }
            )
        ),
        ("valle", "film", .programme(InventedEntity.programme("El faro", genres: ["Drama"]))),
        ("valle", "coro", .event(concert)),
        ("valle", "olmo", .place(pharmacy)),
        ("valle", "son", .track(Track(title: "Son", artist: "Trío"))),
        ("valle", "ana", .person(person)),
        ("valle", "maestro", .figure(Figure(name: "Maestro"))),
        ("valle", "forma", .figure(Figure(name: "1. Forma", parent: "maestro"))),
        ("valle", "diario", .outlet(Outlet(name: "El Diario"))),
    ]

    /// Every day at eight in the evening.
    private static let concert = {
        var times = RecurrenceSet(
            start: .local(WallTime(day: 20_000, second: 72_000)),
            zone: .utc
        )
        times.rules = [RecurrenceRule(.daily)]
        return Event(
            details: EventDetails(title: LocalizedText("Concierto")),
            times: times,
            length: EventLength(seconds: 3_600)
        )
    }()

    private static let pharmacy = {
        var place = Place(name: LocalizedText("Farmacia Olmo"))
        place.tag = "amenity=pharmacy"
        place.hours = "Mo-Fr 09:00-14:00"
        place.point = GeoPoint(longitude: -0.57, latitude: 40.66)
        return place
    }()

    private static let person = {
        var person = Person(name: "Ana Ruiz")
        person.place = GeoPoint(longitude: -8.4, latitude: 43.3)
        person.country = "es"
        return person
    }()

    /// Articles of hours that follow each other, the last one the newest; some `renamed` or `corrected`, by their numbers.
    public static func articles(
        _ count: Int,
        language: Language = "es",
        section: SectionID = "economy",
        source: SourceID = "valle",
        renamed: [Int: String] = [:],
        corrected: Set<Int> = []
    ) -> [Article] {
        (0..<count).map { number in
            let date = Date(timeIntervalSince1970: 1_794_900_000 + Double(number) * 3_600)
            let identity = "\(language) \(number)"
            let title = renamed[number] ?? identity
            var details = ArticleDetails()
            if corrected.contains(number) {
                details.corrections = [
                    Correction(date: date, text: "No era así.", kind: .correction)
                ]
            }
            return Article(
                id: ItemID(source: source, identity: identity),
                path: "/n/\(language)-\(section)-\(number)/",
                source: source,
                title: title,
                summary: nil,
                link: nil,
                identity: identity,
                published: date,
                updated: nil,
                firstSeen: date,
                order: date,
                authors: [],
                categories: [],
                language: language,
                section: section,
                rights: .own,
                origin: .live,
                picture: nil,
                enclosures: [],
                details: details,
                isBreaking: false,
                duplicates: []
            )
        }
    }
}
