import Domain
import Foundation
import Recurrence
import Testing

@testable import Archiving

/// What an older program wrote in another form is no news to those who follow it.
@Suite struct EntityFormTests {
    private func match(title: String = "La previa", language: String? = nil) -> Match {
        var match = Match(
            competition: "Liga",
            home: Team(name: "Olmos"),
            away: Team(name: "Sierra")
        )
        match.stories = [Match.Story(title: title, language: language)]
        return match
    }

    private func text(_ match: Match) -> String { StoredEntity.text(.match(match)) }

    private func isSame(_ former: String, _ now: Match) -> Bool {
        EntityForm.isSame(former, text(now), of: .match)
    }

    @Test func aLanguageThatIsNamedNowIsNoChange() {
        #expect(isSame(text(match()), match(language: "es")))
        #expect(!isSame(text(match(language: "es")), match()))
        #expect(!isSame(text(match(language: "es")), match(language: "en")))
    }

    @Test func whatIsSaidOtherwiseIsAChange() {
        let former = text(match())
        #expect(!isSame(former, match(title: "La crónica", language: "es")))
        var scored = match(language: "es")
        scored.score = Match.Score(home: 1, away: 0)
        #expect(!isSame(former, scored))
        var longer = match()
        longer.stories += longer.stories
        #expect(!isSame(former, longer))
    }

    @Test func whatNobodyReadsAnyMoreIsNoChange() {
        let former = text(match())
        let longer = former.replacing(#""name":"Olmos""#, with: #""name" : "Olmos", "colour":1"#)
        #expect(longer != former)
        #expect(isSame(longer, match()))
    }

    @Test func whatWasWithdrawnOrIsNotUnderstoodIsNotTheSame() {
        #expect(!isSame("", match()))
        #expect(!isSame("{}", match()))
        #expect(!isSame("[", match()))
    }

    private static let spanish: Language = "es"

    @Test(arguments: [
        (LocalizedText("Paseo", in: spanish), true), (LocalizedText("Otro", in: spanish), false),
        (LocalizedText([spanish: "Paseo", "en": "Walk"]), false),
        (LocalizedText([:]), false),
    ])
    func aTextIsTheSameInALanguage(now: LocalizedText, isSame: Bool) {
        func event(_ title: LocalizedText) -> String {
            let times = RecurrenceSet(start: .instant(1_795_240_800), zone: .utc)
            let details = EventDetails(title: title)
            return StoredEntity.text(
                .event(Event(details: details, times: times, length: EventLength(seconds: 1_800)))
            )
        }
        let former = event(LocalizedText("Paseo"))
        #expect(EntityForm.isSame(former, event(now), of: .event) == isSame)
        // Of the language nothing is known any more.
        let named = event(LocalizedText("Paseo", in: Self.spanish))
        #expect(!EntityForm.isSame(named, former, of: .event))
    }

    @Test func itsTimeOfChangeStaysAndItIsWritten() throws {
        let fixture = try ArchiveFixture()
        func take(_ match: Match, at hour: Double) throws -> IngestTally {
            var batch = fixture.batch([], after: hour, isComplete: true)
            batch.entities = [ReceivedEntity(identity: "1", entity: .match(match))]
            return try fixture.take(in: batch)
        }
        func known() throws -> PublishedEntity {
            try #require(try fixture.edition(after: 9).entities(of: .match).first)
        }
        #expect(try take(match(), at: 0).added == 1)
        let first = try known()
        #expect(try take(match(language: "es"), at: 1).updated == 0)
        let named = try known()
        #expect(named.changed == first.changed)
        #expect(named.entity == .match(match(language: "es")))
        #expect(try fixture.archive.newestChangeNumber() == 2)
        #expect(try take(match(title: "La crónica", language: "es"), at: 2).updated == 1)
        #expect(try known().changed > first.changed)
    }
}
