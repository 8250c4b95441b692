import Domain
import Foundation
import Testing

@testable import Presentation

@Suite struct CardModelTests {
    @Test func summaryIsCutAtAWord() throws {
        let long = String(repeating: "palabra ", count: 60)
        let card = try card(Sample.article(summary: long))
        let summary = try #require(card.summary)
        #expect(summary.count <= 180)
        #expect(summary.hasSuffix("palabra…"))
    }

    @Test func emptySummaryIsNone() throws {
        #expect(try card(Sample.article(summary: " \n ")).summary == nil)
    }

    @Test func timeIsAbsoluteForPeopleAndUTCForMachines() throws {
        let time = try #require(try card(Sample.article()).time)
        #expect(time.text == "21 nov, 06:10")
        #expect(time.machine == "2026-11-21T05:10Z")
    }

    @Test func unknownDateHasNoTime() throws {
        #expect(try card(Sample.article(published: nil)).time == nil)
    }

    @Test(arguments: [
        ("ar", "ar", "rtl"), ("en-gb", "en-gb", nil), ("es-mx", nil, nil), ("ja", "ja", nil),
    ])
    func foreignTextSaysItsLanguage(
        language: Language,
        expected: String?,
        direction: String?
    ) throws {
        let card = try card(Sample.article(language: language))
        #expect(card.language == expected)
        #expect(card.direction == direction)
        #expect(card.pageLanguage == (expected == nil ? nil : "es"))
    }

    @Test func patternsDependOnTheArticleOnly() throws {
        let one = try card(Sample.article("a"))
        let again = try card(Sample.article("a", title: "Otra cosa"))
        #expect(one.wave == again.wave)
        let waves = Set(try (0..<200).map { try card(Sample.article("\($0)")).wave })
        #expect(waves.count == 16)
    }

    @Test func otherTellersAreJoinedOnce() throws {
        let card = try card(
            Sample.article(duplicates: [
                .init(source: "b", title: "B", link: "https://b.example/"),
                .init(source: "b", title: "B again", link: "https://b.example/2"),
                .init(source: "c", title: "C", link: "javascript:alert(1)"),
                .init(source: "d", title: "D", link: nil),
            ])
        )
        #expect(card.also.map(\.title) == ["b", "c", "d"])
        #expect(card.also.map(\.separator) == [nil, ", ", " y "])
        #expect(card.also.map(\.address) == ["https://b.example/", nil, nil])
    }

    @Test func topicSaysMoreThanTheSection() throws {
        let card = try card(Sample.article(categories: ["ECONOMIA", "Puertos"]))
        #expect(card.section == "Economía")
        #expect(card.topic == "Puertos")
    }

    @Test func pictureWithoutSizeKeepsItsPlace() throws {
        let picture = Picture(address: "a.jpg", width: 300, height: nil, isLocal: true)
        let context = try Sample.context(pictures: [
            "a.jpg": PublishedPicture(path: "/_/p/a.jpg", width: 0, height: 0)
        ])
        let card = CardModel(Sample.article(picture: picture), in: "es", context: context)
        #expect(card.picture?.width == 1_200)
        #expect(card.picture?.height == 675)
        #expect(card.picture?.address == "/_/p/a.jpg")
    }

    @Test func whoPublishedItIsNamedAndNotTheSourceThatGatheredIt() throws {
        let card = try card(Sample.article(publisher: "La Voz"))
        #expect(card.source.title == "La Voz")
        #expect(card.source.address == nil)
    }

    @Test func whoToldItTooIsNamedOnceByItsOwnName() throws {
        var details = ArticleDetails()
        details.publisher = "La Voz"
        let voice = Article.Duplicate(source: "b", title: "B", link: nil, details: details)
        let card = try card(
            Sample.article(duplicates: [
                voice, .init(source: "c", title: "C", link: nil, details: details),
                .init(source: "b", title: "B", link: nil),
            ])
        )
        #expect(card.also.map(\.title) == ["La Voz", "b"])
    }

    private func card(_ article: Article) throws -> CardModel {
        CardModel(article, in: "es", context: try Sample.context())
    }
}
