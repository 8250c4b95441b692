import Archiving
import Domain
import Foundation
import Testing

/// What an article of the newsroom's own has said to readers; what they could not see is nobody's business.
@Suite struct ArticleHistoryTests {
    private let fixture: ArchiveFixture

    init() throws {
        fixture = try ArchiveFixture(sources: [Source.own(title: "Bando")])
    }

    /// Takes the article in as its file says it at an hour.
    private func take(
        _ text: String,
        at hour: Double,
        isDraft: Bool = false,
        published: Double = -1,
        expires: Double? = nil
    ) throws {
        var item = ReceivedItem.sample("molino", title: "El molino", published: published)
        item.content = Markup(text, format: .markdown)
        item.isDraft = isDraft
        item.expires = expires.map { ArchiveFixture.morning.addingTimeInterval($0 * 3_600) }
        try fixture.take(
            in: fixture.batch([item], of: Source.ownID, after: hour, isComplete: true)
        )
    }

    private func history(at hour: Double) throws -> [ArticleVersion] {
        let edition = try fixture.edition(after: hour)
        let id = try #require(edition.ids(after: nil, limit: 1).first)
        return try edition.history(of: id)
    }

    private func moment(_ hour: Double) -> Date {
        ArchiveFixture.morning.addingTimeInterval(hour * 3_600)
    }

    @Test func whatReadersSawIsToldWithTheTimeAtWhichItWasReplaced() throws {
        try take("Un borrador.", at: 0, isDraft: true)
        try take("De 1840.", at: 1)
        try take("De 1804.", at: 2)
        let history = try history(at: 3)
        #expect(history.map(\.text) == ["De 1840.", "De 1804."])
        #expect(history.map(\.replaced) == [moment(2), nil])
    }

    @Test func aDraftBetweenTwoVersionsIsNotTold() throws {
        try take("De 1840.", at: 0)
        try take("Dicen que Pepito.", at: 1, isDraft: true)
        try take("Dicen que Pepita.", at: 2, isDraft: true)
        try take("De 1804.", at: 3)
        let history = try history(at: 4)
        #expect(history.map(\.text) == ["De 1840.", "De 1804."])
        #expect(history.map(\.replaced) == [moment(3), nil])
    }

    @Test func whatWaitedForItsTimeIsToldOnlyWhereThatHadCome() throws {
        try take("De 1840.", at: 0)
        try take("Embargado.", at: 1, published: 8)
        try take("De 1804.", at: 2, published: -1)
        #expect(try history(at: 3).map(\.text) == ["De 1840.", "De 1804."])
        try take("Salió.", at: 4, published: 5)
        try take("De 1805.", at: 6, published: 5)
        #expect(
            try history(at: 7).map(\.text) == ["De 1840.", "De 1804.", "Salió.", "De 1805."]
        )
    }

    @Test func whatWasWrittenAfterItHadExpiredIsNotTold() throws {
        try take("De 1840.", at: 0, expires: 2)
        try take("Solo para la redacción.", at: 3, expires: 2)
        try take("De 1804.", at: 4)
        #expect(try history(at: 5).map(\.text) == ["De 1840.", "De 1804."])
    }
}
