public import Domain
import Recurrence

extension InventedEntity {
    /// One of a kind with a picture wherever it can have one.
    public static func sample(_ kind: EntityKind) -> Entity {
        switch kind {
        case .match: .match(sampleMatch)
        case .competition: .competition(sampleCompetition)
        case .programme:
            .programme(
                programme("Farola") {
                    $0.poster = [picture("poster")]
                    $0.banner = [picture("banner")]
                }
            )
        case .track: .track(edited(Track(title: "Mar", artist: "Ola")) { $0.artwork = picture() })
        case .person: .person(edited(Person(name: "Ana Ruiz")) { $0.picture = picture() })
        case .outlet: .outlet(Outlet(name: "El Eco"))
        case .figure: .figure(edited(Figure(name: "Rayo")) { $0.picture = picture() })
        case .event: .event(sampleEvent)
        case .place:
            .place(
                edited(Place(name: LocalizedText("Parque", in: "es"))) { $0.picture = picture() }
            )
        }
    }

    private static func picture(_ name: String = "p") -> Picture {
        Picture(address: "https://a.example/\(name).jpg", width: 800, height: 600, isLocal: false)
    }

    private static func edited<Model>(_ model: Model, _ edit: (inout Model) -> Void) -> Model {
        var model = model
        edit(&model)
        return model
    }

    private static var sampleMatch: Match {
        match("Olmos", "Sierra", (2, 1)) {
            $0.home.crest = picture("home")
            $0.away.crest = picture("away")
            $0.highlights = [.init(address: "https://a.example/v", picture: picture("video"))]
            $0.stories = [.init(title: "La previa", picture: picture("story"))]
        }
    }

    private static var sampleCompetition: Competition {
        Competition(
            name: "Liga del Valle",
            emblem: picture("emblem"),
            table: [
                Competition.Row(
                    position: 1,
                    team: Team(name: "Olmos", crest: picture("crest")),
                    played: 1,
                    won: 1,
                    drawn: 0,
                    lost: 0,
                    goalsFor: 2,
                    goalsAgainst: 1,
                    points: 3
                )
            ]
        )
    }

    private static var sampleEvent: Event {
        var details = EventDetails(title: LocalizedText("Feria", in: "es"))
        details.picture = picture("fair")
        let start = CalendarMoment.instant(1_795_240_800)
        let length = EventLength(seconds: 1_800)
        var event = Event(
            details: details,
            times: RecurrenceSet(start: start, zone: .utc),
            length: length
        )
        details.picture = picture("change")
        event.changes = [
            Event.Change(original: start, start: start, length: length, details: details)
        ]
        return event
    }
}
