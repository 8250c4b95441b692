import Archiving
import Domain
import Foundation
import Testing

/// The first date of an item is that of its publication, whatever its source says of it later.
@Suite struct KnownDatesTests {
    private func fixture(
        _ kind: String = "feed",
        _ future: Source.Future = .clamp
    ) throws -> ArchiveFixture {
        try ArchiveFixture(
            sources: [Source(id: "a", kind: kind, address: "a.xml", future: future)]
        )
    }

    private func moment(_ hour: Double) -> Date {
        ArchiveFixture.morning.addingTimeInterval(hour * 3_600)
    }

    private func item(
        _ text: String = "Uno.",
        published: Double?,
        updated: Double? = nil
    ) -> ReceivedItem {
        var item = ReceivedItem.sample("1", published: published)
        item.updated = updated.map(moment)
        item.summary = Markup(text, format: .html)
        return item
    }

    private func take(
        _ item: ReceivedItem,
        at hour: Double,
        in fixture: ArchiveFixture
    ) throws -> IngestTally {
        try fixture.take(in: fixture.batch([item], after: hour))
    }

    private func dates(_ fixture: ArchiveFixture, at hour: Double) throws -> [Date?] {
        let article = try #require(try fixture.articles(after: hour).first)
        return [article.published, article.updated]
    }

    @Test func aFeedThatStampsItsItemsWithTheHourOfTheRequestChangesNothing() throws {
        let fixture = try fixture()
        _ = try take(item(published: 0), at: 0, in: fixture)
        for hour in [1.0, 2, 30] {
            #expect(try take(item(published: hour), at: hour, in: fixture).updated == 0)
        }
        #expect(try dates(fixture, at: 31) == [moment(0), nil])
        #expect(try fixture.articles(after: 31).map(\.order) == [moment(0)])
    }

    @Test func aLaterDateIsThatOfWhatElseHasChanged() throws {
        let fixture = try fixture()
        _ = try take(item(published: 0), at: 0, in: fixture)
        #expect(try take(item("Dos.", published: 2), at: 2, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 3) == [moment(0), moment(2)])
        // The same answer again, and one with another stamp.
        for hour in [2.0, 4] {
            let again = item("Dos.", published: hour)
            #expect(try take(again, at: 4, in: fixture).updated == 0)
        }
        #expect(try dates(fixture, at: 5) == [moment(0), moment(2)])
    }

    /// Else a stamp that is always ahead would be news in each build.
    @Test func aChangeIsDatedAtTheLatestWhenItCame() throws {
        let fixture = try fixture()
        _ = try take(item(published: 0), at: 0, in: fixture)
        #expect(try take(item("Dos.", published: 90), at: 2, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 3) == [moment(0), moment(2)])
        // The same answer again, and one with another stamp.
        for hour in [90.0, 100] {
            #expect(try take(item("Dos.", published: hour), at: 4, in: fixture).updated == 0)
        }
        #expect(try dates(fixture, at: 5) == [moment(0), moment(2)])
    }

    @Test func silenceTakesNoDateAway() throws {
        let fixture = try fixture()
        _ = try take(item(published: -100, updated: -50), at: 0, in: fixture)
        #expect(try take(item(published: nil), at: 1, in: fixture).updated == 0)
        #expect(try dates(fixture, at: 2) == [moment(-100), moment(-50)])
        #expect(try take(item("Dos.", published: nil), at: 3, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 4) == [moment(-100), moment(-50)])
    }

    @Test(arguments: [-200.0, -20])
    func aDateBeforeItWasSeenIsACorrection(hour: Double) throws {
        let fixture = try fixture()
        _ = try take(item(published: -100), at: 0, in: fixture)
        #expect(try take(item(published: hour), at: 1, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 2) == [moment(hour), nil])
    }

    @Test func whatASourceSaysOfItsChangesIsTaken() throws {
        let fixture = try fixture()
        _ = try take(item(published: -2, updated: -1), at: 0, in: fixture)
        #expect(try take(item(published: -2, updated: 3), at: 4, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 5) == [moment(-2), moment(3)])
        // Its stamp moves, and what it says of the change does not.
        #expect(try take(item(published: 6, updated: 3), at: 6, in: fixture).updated == 0)
    }

    /// As feeds that name one date alone, which stands for both.
    @Test func oneDateForBothIsThatOfPublication() throws {
        let fixture = try fixture()
        _ = try take(item(published: 0, updated: 0), at: 0, in: fixture)
        let stamped = item(published: 5, updated: 5)
        #expect(try take(stamped, at: 5, in: fixture).updated == 0)
        #expect(try dates(fixture, at: 6) == [moment(0), moment(0)])
        #expect(try take(item("Dos.", published: 7, updated: 7), at: 7, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 8) == [moment(0), moment(7)])
    }

    @Test func anUndatedItemIsDatedByWhatCameBeforeItWasSeen() throws {
        let fixture = try fixture()
        _ = try take(item(published: nil), at: 0, in: fixture)
        #expect(try take(item(published: 2), at: 2, in: fixture).updated == 0)
        #expect(try dates(fixture, at: 3) == [nil, nil])
        #expect(try take(item(published: -30), at: 4, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 5) == [moment(-30), nil])
    }

    @Test func whatWaitsForItsDateMayBePutOff() throws {
        let fixture = try fixture("feed", .hold)
        _ = try take(item(published: 10), at: 0, in: fixture)
        _ = try take(item(published: 20), at: 1, in: fixture)
        #expect(try fixture.articles(after: 15).isEmpty)
        #expect(try dates(fixture, at: 21) == [moment(20), nil])
        // Once it is out, its date stands.
        #expect(try take(item(published: 30), at: 25, in: fixture).updated == 0)
        #expect(try fixture.articles(after: 26).count == 1)
    }

    @Test func aFarDateThatIsPutRightIsTaken() throws {
        let fixture = try fixture()
        _ = try take(item(published: 9_000), at: 0, in: fixture)
        _ = try take(item(published: -3), at: 1, in: fixture)
        #expect(try dates(fixture, at: 2) == [moment(-3), nil])
    }

    @Test func theDatesOfWhatAnEditorWritesAreFollowed() throws {
        let fixture = try fixture("data")
        _ = try take(item(published: -5), at: 0, in: fixture)
        #expect(try take(item(published: 3), at: 4, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 5) == [moment(3), nil])
        #expect(try take(item(published: nil), at: 6, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 7) == [nil, nil])
    }

    /// What earlier versions believed.
    @Test func anArchivedChangeThatIsStillToComeIsForgotten() throws {
        let fixture = try fixture()
        _ = try take(item(published: -5, updated: 9_000), at: 0, in: fixture)
        #expect(try take(item(published: -5), at: 1, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 2) == [moment(-5), nil])
    }

    /// As `2/12`, of which the feed alone does not tell the order.
    private func guessed(
        _ hour: Double,
        or other: Double,
        text: String = "Uno."
    ) -> ReceivedItem {
        var item = item(text, published: hour)
        item.publishedOtherwise = moment(other)
        return item
    }

    @Test(arguments: [-7_000.0, 7_000]) func aGuessedDateCorrectsNoKnownOne(hour: Double) throws {
        let fixture = try fixture()
        _ = try take(item(published: -10), at: 0, in: fixture)
        // It is neither of both.
        let guess = guessed(hour, or: -200)
        #expect(try take(guess, at: 1, in: fixture).updated == 0)
        #expect(try dates(fixture, at: 2) == [moment(-10), nil])
        #expect(try take(guessed(hour, or: -200, text: "Dos."), at: 3, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 4) == [moment(-10), nil])
    }

    @Test func whatIsKnownAfterwardsCorrectsAGuess() throws {
        let fixture = try fixture()
        _ = try take(guessed(-7_000, or: -10), at: 0, in: fixture)
        #expect(try dates(fixture, at: 1) == [moment(-7_000), nil])
        #expect(try take(item(published: -10), at: 2, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 3) == [moment(-10), nil])
    }

    @Test func anUndatedItemTakesAGuess() throws {
        let fixture = try fixture()
        _ = try take(item(published: nil), at: 0, in: fixture)
        #expect(try take(guessed(-30, or: -700), at: 1, in: fixture).updated == 1)
        #expect(try dates(fixture, at: 2) == [moment(-30), nil])
    }

    /// Two of three were read in the other order before: new ones are read so, too.
    @Test func theOrderInWhichWhatComesAgainWasReadIsThatOfWhatIsNew() throws {
        let fixture = try fixture()
        func items(_ known: [(Double, Double)], isOpen: Bool = true) -> [ReceivedItem] {
            known.enumerated().map { number, hours in
                var item = ReceivedItem.sample("\(number)", title: "Nota \(number)")
                item.published = moment(hours.0)
                item.publishedOtherwise = isOpen ? moment(hours.1) : nil
                return item
            }
        }
        let first = items([(-50, 0), (-40, 0), (-6_000, 0)], isOpen: false)
        try fixture.take(in: fixture.batch(first, after: 0))
        var again = items([(-7_000, -50), (-6_500, -40), (-6_000, -30), (-5_500, -1)])
        again[3].updated = again[3].published
        let tally = try fixture.take(in: fixture.batch(again, after: 1))
        #expect(tally.added == 1 && tally.updated == 0)
        let found = try fixture.articles(after: 2)
        for (number, hour) in [-50.0, -40, -6_000, -1].enumerated() {
            let article = found.first { $0.identity == "\(number)" }
            #expect(article?.published == moment(hour))
        }
        #expect(found.first { $0.identity == "3" }?.updated == moment(-1))
        // As many speak for the one as for the other: what is new is as its source says.
        var open = ReceivedItem.sample("9", title: "Nota 9", published: -4_000)
        open.publishedOtherwise = moment(-2)
        let last = items([(-7_000, -50), (-40, -9_000)]) + [open]
        try fixture.take(in: fixture.batch(last, after: 3))
        let new = try fixture.articles(after: 4).first { $0.identity == "9" }
        #expect(new?.published == moment(-4_000))
    }
}
