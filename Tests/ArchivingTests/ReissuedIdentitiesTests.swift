import Archiving
import Domain
import Foundation
import Testing

@Suite struct ReissuedIdentitiesTests {
    private func item(
        _ identity: String,
        text: String? = "Dos céntimos más.",
        at hours: Double? = -1
    )
        -> ReceivedItem
    {
        var item = ReceivedItem.sample(identity, published: hours, address: "x.org/1")
        item.summary = text.map { Markup($0, format: .html) }
        return item
    }

    private func paths(_ fixture: ArchiveFixture) throws -> [String] {
        try fixture.articles(after: 3).map(\.path)
    }

    @Test func anItemWithAnotherIDKeepsItsAddress() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([item("http://x.org/1")]))
        let before = try paths(fixture)
        let intake = try fixture.take(in: fixture.batch([item("https://x.org/1")], after: 1))
        #expect(intake.added == 0)
        #expect(try paths(fixture) == before)
        // It is known by that id from now on.
        let again = try fixture.take(in: fixture.batch([item("https://x.org/1")], after: 2))
        #expect(again.added == 0)
    }

    @Test func anotherHeadlineIsAChangeOfTheSameArticle() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([item("1#0")]))
        var changed = item("1#1")
        changed.title = "El pan sube dos céntimos"
        let intake = try fixture.take(in: fixture.batch([changed], after: 1))
        #expect(intake.added == 0 && intake.updated == 1)
        #expect(try fixture.articles(after: 3).map(\.title) == ["El pan sube dos céntimos"])
    }

    @Test func whatStandsBesideTheFormerOneIsAnotherArticle() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([item("1")]))
        let intake = try fixture.take(in: fixture.batch([item("1"), item("2")], after: 1))
        #expect(intake.added == 1)
    }

    @Test func whatIsSaidEachDayAtOneAddressIsNewEachDay() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([item("1", text: "Sol.", at: -20)]))
        let intake = try fixture.take(
            in: fixture.batch([item("2", text: "Lluvia.", at: 0.5)], after: 1)
        )
        #expect(intake.added == 1)
    }

    @Test func severalOfOneAddressAreToldApartByTheirIDs() throws {
        let fixture = try ArchiveFixture()
        try fixture.take(in: fixture.batch([item("1"), item("2", at: -2)]))
        let intake = try fixture.take(
            in: fixture.batch([item("3"), item("4", at: -2)], after: 1)
        )
        #expect(intake.added == 2)
    }
}
