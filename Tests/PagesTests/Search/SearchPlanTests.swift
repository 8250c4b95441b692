import Domain
import Foundation
import Presentation
import Recurrence
import TestSupport
import Testing
import Theme

@testable import Pages

/// What families hold as documents of the search.
@Suite struct SearchPlanTests {
    private static let club = Source(
        id: "club",
        kind: "data",
        title: "El club",
        address: nil,
        section: "sports",
        country: "mx"
    )

    private func context(_ languages: [Language] = ["es", "en"]) throws -> SiteContext {
        try SiteContext(
            settings: SiteSettings(
                title: "El Pregonero",
                baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
                languages: languages,
                timeZone: .gmt,
                sections: DefaultSections.all,
                search: .static,
                pictures: .local
            ),
            year: 2026,
            sources: [],
            configured: [Self.club],
            catalogues: Catalogues(
                files: Theme.files.filter { $0.path.hasPrefix("texts/") }
                    .map { CatalogueFile(path: $0.path, text: $0.text) },
                languages: languages
            ),
            assets: [:],
            pictures: [:]
        )
    }

    private func published(
        _ entity: Entity,
        _ address: String,
        hour: Double = 0,
        identity: String? = nil
    ) -> PublishedEntity {
        let seen = Date(timeIntervalSince1970: 1_795_000_000 + hour * 3_600)
        return PublishedEntity(
            id: ItemID(source: "club", identity: "\(entity.kind.rawValue):\(address)"),
            source: "club",
            identity: identity ?? address,
            address: address,
            origin: .live,
            firstSeen: seen,
            changed: seen,
            fingerprint: UInt64(address.utf8.count),
            entity: entity
        )
    }

    private func plan(
        _ edition: EditionStub,
        pages: [Route],
        in languages: [Language] = ["es", "en"]
    ) throws -> (SearchPlan, [SearchEntry]) {
        let context = try context()
        let material = PageMaterial(
            edition: edition,
            context: context,
            configured: [Self.club],
            written: WrittenTexts(pages: [], notes: []),
            labels: SiteLabels(),
            desk: SiteDesk(),
            pictures: BodyPictures([:], settings: context.settings),
            links: PublishedLinks(),
            ground: MapGround()
        )
        var routes = PlannedRoutes()
        for language in languages {
            for page in pages { routes.insert(page, in: language) }
        }
        let holdings = try SearchHoldings(material, routes: routes)
        let sources = [Self.club.id: Self.club]
        let plan = try SearchPlan(of: edition, holdings: holdings, sources: sources)
        let composer = SearchComposer(edition: edition, context: context, sources: sources)
        return (plan, try composer.entries(plan.documents.map(\.subject), of: plan))
    }

    private static var match: Match {
        var match = Match(
            competition: "Liga",
            home: Team(name: "Racing"),
            away: Team(name: "Unión", code: "UNI"),
            status: .finished
        )
        match.score = Match.Score(home: 2, away: 1)
        match.day = Day(year: 2026, month: 11, day: 20)
        return match
    }

    private static var hero: Figure {
        var hero = Figure(name: "Maestro")
        hero.text = LocalizedText(["es": "Enseña", "en": "Teaches <b>& learns"])
        return hero
    }

    @Test func everyKindIsFoundUnderItsPage() throws {
        var programme = Programme(title: "El faro", form: .film)
        programme.year = 1999
        programme.countries = ["FR"]
        programme.cast = ["Ana Ruiz"]
        let edition = EditionStub([
            published(.match(Self.match), "2026/11/20/racing-union"),
            published(.programme(programme), "el-faro"),
            published(.track(Track(title: "Son", artist: "Trío")), "trio-son"),
            published(.person(Person(name: "Ana Ruiz")), "ana-ruiz"),
            published(.figure(Self.hero), "maestro", identity: "1"),
            published(.figure(Figure(name: "Otro", parent: "1")), "otro"),
        ])
        let (plan, entries) = try plan(
            edition,
            pages: [
                .match("2026/11/20/racing-union"), .programme("el-faro"),
                .track("trio-son"), .person("ana-ruiz"),
                .source("club"),
                .figure("club", "maestro"),
                .figureChild("club", "maestro", "otro"),
            ]
        )
        let found = Dictionary(grouping: entries, by: \.kind).mapValues { $0.map(\.path).sorted() }
        #expect(
            found == [
                "match": ["/partidos/2026/11/20/racing-union/"],
                "programme": ["/programas/el-faro/"],
                "track": ["/musica/trio-son/"],
                "person": ["/gente/ana-ruiz/"],
                "source": ["/fuentes/club/"],
                "hero": ["/club/maestro/"],
                "transformation": ["/club/maestro/transformaciones/otro/"],
            ]
        )
        #expect(plan.choices.kinds.count == 7)
        #expect(plan.choices.countries == ["mx", "fr"])
        #expect(entries.allSatisfy { !$0.isWithdrawn && $0.section == "sports" })
    }

    @Test func aMatchIsFoundByItsDayTeamsAndScore() throws {
        let edition = EditionStub([published(.match(Self.match), "a")])
        let (_, entries) = try plan(edition, pages: [.match("a")])
        let entry = try #require(entries.first { !$0.isWithdrawn })
        #expect(entry.title == "Racing – Unión")
        #expect(entry.summary == "Liga · 2–1")
        #expect(entry.html == "UNI")
        #expect(entry.day == 20_777)
        #expect(entry.date == Date(timeIntervalSince1970: 20_777 * 86_400 + 43_200))
        #expect(entry.language == nil)
    }

    @Test(arguments: [[320, 640, 960], []])
    func aResultShowsTheNarrowestFileOfAPicture(_ widths: [Int]) throws {
        func file(_ width: Int, _ ending: String) -> PictureCopy.Rendition {
            PictureCopy.Rendition(width: width, height: width / 2, bytes: 1, ending: ending)
        }
        let copy = PictureCopy(
            key: "k",
            colour: nil,
            fallback: file(640, "jpg"),
            renditions: widths.map { file($0, "webp") }
        )
        var person = Person(name: "Ana")
        person.picture = Picture(address: "https://a.example/a.jpg", isLocal: false, copy: copy)
        let edition = EditionStub([published(.person(person), "ana")])
        let (_, entries) = try plan(edition, pages: [.person("ana")])
        let entry = try #require(entries.first { !$0.isWithdrawn })
        #expect(entry.picture == (widths.isEmpty ? "/_/p/k-640.jpg" : "/_/p/k-320.webp"))
    }

    @Test func textsOfOthersAreNoMarkup() throws {
        let edition = EditionStub([published(.figure(Self.hero), "maestro")])
        let (_, entries) = try plan(edition, pages: [.figure("club", "maestro")])
        let entry = try #require(entries.first { !$0.isWithdrawn })
        #expect(entry.summary == "Enseña")
        #expect(entry.language == "es")
        #expect(!entry.html.contains("<") && !entry.html.contains("&"))
        #expect(entry.html.contains("learns"))
    }

    @Test func aTransformationIsCalledAsItsPageIs() throws {
        let edition = EditionStub([
            published(.figure(Self.hero), "maestro", identity: "1"),
            published(.figure(Figure(name: "11. Mula de bronce", parent: "1")), "mula"),
        ])
        let pages: [Route] = [
            .figure("club", "maestro"), .figureChild("club", "maestro", "mula"),
        ]
        let (_, entries) = try plan(edition, pages: pages)
        #expect(entries.first { $0.kind == "transformation" }?.title == "Mula de bronce")
    }

    @Test func aPlaceIsToldInEachLanguageOfTheSite() throws {
        var mill = Place(name: LocalizedText("El Molino"))
        mill.tag = "tourism=museum"
        mill.address = "Camino del Molino 1"
        let edition = EditionStub([published(.place(mill), "el-molino")])
        let (_, entries) = try plan(edition, pages: [.place("el-molino")])
        let entry = try #require(entries.first { !$0.isWithdrawn })
        #expect(entry.summary == "Museos · Camino del Molino 1")
        #expect(entry.summaries == ["en": "Museums · Camino del Molino 1"])
    }

    @Test func whatHasNoPageInSomeLanguageKeepsItsNumberOnly() throws {
        let edition = EditionStub([
            published(.person(Person(name: "Ana")), "ana"),
            published(.figure(Figure(name: "Huérfano", parent: "nadie")), "huerfano", hour: 1),
            published(.person(Person(name: "Eva")), "eva", hour: 2),
        ])
        let pages: [Route] = [
            .person("eva"), .figure("club", "huerfano"),
        ]
        let (plan, entries) = try plan(edition, pages: pages)
        // The source is the fourth: it has no page either.
        #expect(plan.documents.map(\.subject) == [.gone, .gone, .gone, .entity(.person, 0)])
        #expect(entries.map(\.title) == ["", "", "", "Eva"])
        #expect(entries.map(\.isWithdrawn) == [true, true, true, false])
        let (untranslated, _) = try self.plan(edition, pages: pages, in: ["es"])
        #expect(untranslated.documents.allSatisfy { $0.subject == .gone })
        #expect(!untranslated.findsAnything)
    }

    /// It is 21 November, a Saturday.
    @Test(
        arguments: [
            ("FREQ=WEEKLY", Day(year: 2026, month: 11, day: 26)),
            ("FREQ=WEEKLY;COUNT=3", Day(year: 2026, month: 10, day: 15)),
            (nil, Day(year: 2026, month: 10, day: 1)),
        ] as [(String?, Day)]
    )
    func aSeriesIsFoundAtItsNextDay(_ rule: String?, day: Day) throws {
        let first = Day(year: 2026, month: 10, day: 1)
        var times = RecurrenceSet(start: .day(first.ordinal), zone: .floating)
        if let rule { times.rules = [try RecurrenceRule(rule)] }
        let details = EventDetails(title: LocalizedText("Ensayo"))
        let rehearsal = Event(details: details, times: times, length: EventLength(days: 1))
        let event = published(.event(rehearsal), "ensayo")
        let (plan, entries) = try plan(EditionStub([event]), pages: [.event("ensayo")])
        #expect(entries.map(\.day).first == day.ordinal)
        // A series is found anew once it has moved on.
        #expect((plan.documents.first?.fingerprint == event.fingerprint) == (rule == nil))
    }

    @Test func whatIsWithdrawnLeavesTheNumbersOfOthers() throws {
        let people = ["ana", "eva", "luz"].enumerated().map { number, name in
            published(.person(Person(name: name)), name, hour: Double(number))
        }
        let pages = ["ana", "eva", "luz"].map { Route.person($0) }
        let (_, before) = try plan(EditionStub(people), pages: pages)
        let gone = WithdrawnEntity(
            id: people[1].id,
            kind: .person,
            source: "club",
            firstSeen: people[1].firstSeen
        )
        let edition = EditionStub([people[0], people[2]], gone: [gone])
        let (_, after) = try plan(edition, pages: pages)
        #expect(before.map(\.title).filter { !$0.isEmpty } == ["ana", "eva", "luz"])
        #expect(after.map(\.title) == before.map { $0.title == "eva" ? "" : $0.title })
    }
}
