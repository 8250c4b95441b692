import Archiving
import Domain
import Foundation
import Recurrence
import Testing

/// What a portal has besides articles, taken in and read back.
struct EntityIngestTests {
    private func received(_ id: String, _ name: String) -> ReceivedEntity {
        ReceivedEntity(identity: id, entity: .person(Person(name: name)))
    }

    private func batch(
        _ entities: [ReceivedEntity],
        at hour: Int = 0,
        origin: Origin = .live,
        isComplete: Bool = true
    ) -> ReceivedBatch {
        ReceivedBatch(
            source: "a",
            origin: origin,
            receivedAt: ArchiveFixture.morning.addingTimeInterval(Double(hour) * 3_600),
            entities: entities,
            isComplete: isComplete
        )
    }

    private func people(_ fixture: ArchiveFixture) throws -> [PublishedEntity] {
        try fixture.edition(after: 9).entities(of: .person)
    }

    @Test func thousandsAreWrittenAndReadEachAsItself() throws {
        let fixture = try ArchiveFixture()
        // More than are worked on at once.
        var all = (0..<4_100).map { received("\($0)", "Persona \($0)") }
        #expect(try fixture.take(in: batch(all)).added == 4_100)
        func names() throws -> [String: String] {
            Dictionary(
                uniqueKeysWithValues: try people(fixture).map {
                    ($0.identity, $0.entity.name(in: "es"))
                }
            )
        }
        var wanted = Dictionary(
            uniqueKeysWithValues: (0..<4_100).map { ("\($0)", "Persona \($0)") }
        )
        #expect(try names() == wanted)
        all[4_050] = received("4050", "Otra")
        all.remove(at: 3)
        let tally = try fixture.take(in: batch(all, at: 1))
        #expect((tally.added, tally.updated, tally.withdrawn) == (0, 1, 1))
        wanted["4050"] = "Otra"
        wanted["3"] = nil
        #expect(try names() == wanted)
    }

    @Test func anAddressStaysWhenTheNameChanges() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: batch([received("1", "Ana Ruiz")]))
        try fixture.take(in: batch([received("1", "Ana Ruiz Soler")], at: 1))
        let person = try #require(try people(fixture).first)
        #expect(person.address == "ana-ruiz")
        #expect(person.entity.name(in: "es") == "Ana Ruiz Soler")
        #expect(person.changed > person.firstSeen)
    }

    private func withheld(_ fixture: ArchiveFixture) throws -> [WithheldPage.What] {
        try fixture.archive.withheldPages(of: ["a"]).map(\.what)
    }

    @Test func whatAPersonTakesBackIsKnownUntilItIsAllowedAgain() throws {
        let fixture = try ArchiveFixture()
        var ana = Person(name: "Ana Ruiz")
        (ana.email, ana.place) = ("ana@example.org", GeoPoint(longitude: -3.55, latitude: 40.45))
        func take(_ person: Person?, at hour: Int) throws {
            let rows = person.map { [ReceivedEntity(identity: "1", entity: .person($0))] } ?? []
            try fixture.take(in: batch(rows, at: hour))
        }
        func hour(_ hour: Int) -> Date {
            ArchiveFixture.morning.addingTimeInterval(Double(hour) * 3_600)
        }
        try take(ana, at: 0)
        #expect(try withheld(fixture) == [])
        var less = ana
        less.email = nil
        try take(less, at: 1)
        #expect(try withheld(fixture) == [.before(hour(1))])
        // Another address is no consent taken back.
        ana.email = "otra@example.org"
        try take(ana, at: 2)
        #expect(try withheld(fixture) == [])
        ana.place = GeoPoint(longitude: -3.6, latitude: 40.5)
        try take(ana, at: 3)
        #expect(try withheld(fixture) == [.before(hour(3))])
        ana.place = nil
        try take(ana, at: 4)
        #expect(try withheld(fixture) == [.place, .before(hour(4))])
        try take(nil, at: 5)
        #expect(try withheld(fixture) == [.all, .before(hour(5))])
        let pages = try fixture.archive.withheldPages(of: ["a"])
        #expect(Set(pages.map(\.address)) == ["ana-ruiz"])
    }

    /// Who goes and comes back says anew what may be shown.
    @Test(arguments: ["nothing", "tenths", "no email", "all", "another place"])
    func whoComesBackWithLessHasTakenBackTheRest(what: String) throws {
        let fixture = try ArchiveFixture()
        var ana = Person(name: "Ana Ruiz")
        (ana.email, ana.place) = ("ana@example.org", GeoPoint(longitude: -3.55, latitude: 40.45))
        let before = ana
        func take(_ people: [Person], at hour: Int) throws {
            let rows = people.map { ReceivedEntity(identity: "1", entity: .person($0)) }
            try fixture.take(in: batch(rows, at: hour))
        }
        try take([ana], at: 0)
        try take([], at: 1)
        switch what {
        case "nothing": (ana.email, ana.place) = (nil, nil)
        case "tenths": ana.place = GeoPoint(longitude: -3.6, latitude: 40.5)
        case "no email": ana.email = nil
        case "another place": ana.place = GeoPoint(longitude: -0.85, latitude: 41.65)
        default: break
        }
        try take([ana], at: 2)
        let gone = WithheldPage.What.before(ArchiveFixture.morning.addingTimeInterval(3_600))
        switch what {
        case "nothing": #expect(try withheld(fixture) == [.place, gone])
        case "tenths", "no email": #expect(try withheld(fixture) == [gone])
        default: #expect(try withheld(fixture) == [])
        }
        // All of it may be shown once more.
        try take([before], at: 3)
        #expect(try withheld(fixture) == [])
    }

    @Test func ofWhomOnlyTheNameWasShownNothingElseIsTakenBack() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: batch([received("1", "Ana Ruiz")]))
        try fixture.take(in: batch([], at: 1))
        #expect(try withheld(fixture) == [.all])
        try fixture.take(in: batch([received("1", "Ana Ruiz")], at: 2))
        #expect(try withheld(fixture) == [.place])
    }

    @Test func whatIsErasedLeavesNoRowAndIsNewWhenItComesAgain() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: batch([received("1", "Ana Ruiz")]))
        try fixture.take(in: batch([], at: 1))
        func ana() throws -> RemovableEntity? {
            try fixture.archive.entity(.person, at: "ana-ruiz", in: "es")
        }
        let known = try #require(try ana())
        #expect(known.isOut && known.identity == "1" && known.name == "")
        try fixture.archive.erase(known, at: ArchiveFixture.morning)
        #expect(try ana() == nil)
        #expect(try withheld(fixture) == [])
        #expect(try fixture.archive.sourcesToShred() == ["a"])
        #expect(try fixture.take(in: batch([received("1", "Ana Ruiz")], at: 2)).added == 1)
    }

    @Test func namesakesHaveAddressesOfTheirOwn() throws {
        let fixture = try ArchiveFixture()
        let two = [received("1", "Ana Ruiz"), received("2", "Ana Ruiz")]
        try fixture.take(in: batch(two))
        let addresses = Set(try people(fixture).map(\.address))
        #expect(addresses.count == 2)
        #expect(addresses.contains("ana-ruiz"))
    }

    @Test func whatACompleteAnswerCannotTellOfStays() throws {
        let fixture = try ArchiveFixture()
        let both = [received("1", "Ana Ruiz"), received("2", "Leo Vega")]
        try fixture.take(in: batch(both))
        var next = batch([], at: 1)
        next.untold = ["2"]
        #expect(try fixture.take(in: next).withdrawn == 1)
        #expect(try people(fixture).map { $0.entity.name(in: "es") } == ["Leo Vega"])
    }

    @Test("what is over stays when a calendar drops it, what is to come is withdrawn")
    func calendarsDropThePast() throws {
        let fixture = try ArchiveFixture()
        let hour = Int(ArchiveFixture.morning.timeIntervalSince1970)
        func event(_ id: String, at moment: Int, _ rule: String? = nil) throws -> ReceivedEntity {
            var times = RecurrenceSet(start: .instant(moment), zone: .utc)
            times.rules = try [rule].compactMap(\.self).map { try RecurrenceRule($0) }
            let event = Event(
                details: EventDetails(title: LocalizedText(id)),
                times: times,
                length: EventLength(seconds: 1_800)
            )
            return ReceivedEntity(identity: id, entity: .event(event))
        }
        let all = try [
            event("over", at: hour - 86_400), event("to come", at: hour + 86_400),
            event("goes on", at: hour + 2_400), event("series", at: hour - 9_000, "FREQ=WEEKLY"),
            event("over series", at: hour - 9_000, "FREQ=HOURLY;COUNT=2"),
        ]
        try fixture.take(in: batch(all))
        var next = batch([], at: 1)
        next.dropsThePastIn = .gmt
        #expect(try fixture.take(in: next).withdrawn == 3)
        let left = try fixture.edition(after: 9).entities(of: .event).map(\.identity)
        #expect(left.sorted() == ["over", "over series"])
        #expect(try fixture.take(in: batch([], at: 2)).withdrawn == 2)
    }

    @Test func anEventComesBackAsItWasTakenIn() throws {
        let fixture = try ArchiveFixture()
        var times = RecurrenceSet(start: .local(WallTime(day: 20_000, second: 36_000)), zone: .utc)
        times.rules = [try RecurrenceRule("FREQ=WEEKLY;UNTIL=20270101")]
        var event = Event(
            details: EventDetails(title: LocalizedText("Coro"), status: .postponed),
            times: times,
            length: EventLength(seconds: 5_400)
        )
        event.changes = [
            Event.Change(
                original: .day(20_007),
                start: .day(20_008),
                length: .none,
                details: EventDetails(title: LocalizedText("Coro", in: "es"))
            )
        ]
        let taken = ReceivedEntity(identity: "coro", entity: .event(event))
        #expect(try fixture.take(in: batch([taken])).added == 1)
        let kept = try fixture.edition(after: 9).entities(of: .event)
        #expect(kept.map(\.entity) == [.event(event)])
        #expect(kept.first?.address.hasPrefix("coro-") == true)
        #expect(try fixture.take(in: batch([taken], at: 1)).updated == 0)
    }

    @Test func whoIsNotInACompleteAnswerIsForgottenButKeepsTheAddress() throws {
        let fixture = try ArchiveFixture()
        let both = [received("1", "Ana Ruiz"), received("2", "Leo Vega")]
        try fixture.take(in: batch(both))
        let intake = try fixture.take(in: batch([both[0]], at: 1))
        #expect(intake.withdrawn == 1)
        #expect(try people(fixture).map { $0.entity.name(in: "es") } == ["Ana Ruiz"])
        let again = try fixture.take(in: batch(both, at: 2))
        #expect(again.added == 1)
        #expect(try people(fixture).map(\.address).sorted() == ["ana-ruiz", "leo-vega"])
    }

    @Test func anAnswerThatIsAWindowWithdrawsNothing() throws {
        let fixture = try ArchiveFixture()
        let both = [received("1", "Ana Ruiz"), received("2", "Leo Vega")]
        try fixture.take(in: batch(both))
        try fixture.take(in: batch([both[0]], at: 1, isComplete: false))
        #expect(try people(fixture).count == 2)
    }

    @Test func theFirstRealAnswerReplacesTheSample() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: batch([received("x", "Muestra")], origin: .sample))
        #expect(try people(fixture).first?.origin == .sample)
        try fixture.take(in: batch([received("1", "Ana Ruiz")], at: 1))
        #expect(try people(fixture).map { $0.entity.name(in: "es") } == ["Ana Ruiz"])
        try fixture.take(in: batch([received("x", "Muestra")], at: 2, origin: .sample))
        #expect(try people(fixture).map { $0.entity.name(in: "es") } == ["Ana Ruiz"])
    }

    @Test func theSameAnswerAgainChangesNothing() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: batch([received("1", "Ana Ruiz")]))
        let before = try people(fixture)
        let number = try fixture.archive.newestChangeNumber()
        let intake = try fixture.take(in: batch([received("1", "Ana Ruiz")], at: 1))
        #expect(intake.added + intake.updated + intake.withdrawn == 0)
        #expect(try people(fixture) == before)
        #expect(try fixture.archive.newestChangeNumber() == number)
    }

    @Test func aMatchStandsUnderItsDay() throws {
        let fixture = try ArchiveFixture()
        var match = Match(
            competition: "Liga",
            home: Team(name: "Racing de Arla", shortName: "Racing"),
            away: Team(name: "Unión")
        )
        match.day = Day(year: 2_026, month: 11, day: 21)
        let entity = ReceivedEntity(identity: "m1", entity: .match(match))
        try fixture.take(in: batch([entity]))
        let edition = try fixture.edition(after: 9)
        let held = try #require(try edition.entities(of: .match).first)
        #expect(held.address.hasPrefix("2026/11/21/racing-union-"))
        #expect(held.entity == .match(match))
    }
}
