import Archiving
import Domain
import Foundation
import Testing

@Suite struct RelatedFindingTests {
    private let sources = [
        Source(id: "a", kind: "feed", address: "a.xml", section: "world"),
        Source(id: "b", kind: "feed", address: "b.xml", section: "sports"),
        Source(id: "e", kind: "feed", address: "e.xml", section: "world", language: "en"),
    ]

    /// The titles that the article of a title names, the most alike first.
    private func named(_ title: String, in fixture: ArchiveFixture, after hours: Double = 1) throws
        -> [String]
    {
        let edition = try fixture.edition(after: hours)
        let articles = try fixture.articles(after: hours)
        let asked = try #require(articles.first { $0.title == title })
        let related = edition.related(to: asked.id).map(\.id)
        let summaries = edition.summaries(at: 0..<edition.articleCount())
        let summary = try #require(summaries.first { $0.id == asked.id })
        #expect(edition.related(at: summary.place).map(\.id) == related)
        return try edition.articles(related).map(\.title)
    }

    private let fire = "Un incendio quema el mercado de Santullano"
    private let cause = "El incendio del mercado de Santullano empezó en la cocina"

    @Test func headlinesOnTheSameMatterNameEachOther() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([
                .sample("1", title: fire, published: -5),
                .sample("2", title: cause, published: -3),
                .sample("3", title: "La orquesta estrena una sinfonía del agua", published: -2),
            ])
        )
        #expect(try named(fire, in: fixture) == [cause])
        #expect(try named(cause, in: fixture) == [fire])
        #expect(try named("La orquesta estrena una sinfonía del agua", in: fixture).isEmpty)
    }

    @Test func whatComesAfterTheNextOfItsSectionIsNotNamed() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(in: fixture.batch([.sample("1", title: fire, published: -5)]))
        // Of another section: the article is still the newest of its own.
        try fixture.take(
            in: fixture.batch([.sample("2", title: cause, published: -4)], of: "b", after: 1)
        )
        #expect(try named(fire, in: fixture, after: 2) == [cause])
        let next = "La orquesta estrena una sinfonía del agua"
        try fixture.take(in: fixture.batch([.sample("3", title: next, published: -3)], after: 2))
        let late = "Vuelve a abrir el mercado de Santullano tras el incendio"
        try fixture.take(
            in: fixture.batch([.sample("4", title: late, published: -2)], of: "b", after: 3)
        )
        #expect(try named(fire, in: fixture, after: 4) == [cause])
        #expect(try Set(named(late, in: fixture, after: 4)) == [fire, cause])
    }

    @Test func weeksLanguagesAndSamplesAreKeptApart() throws {
        let fixture = try ArchiveFixture(sources: sources)
        try fixture.take(
            in: fixture.batch([
                .sample("1", title: fire, published: -5),
                .sample("2", title: cause, published: -200),
            ]),
            fixture.batch([.sample("3", title: fire + " (vídeo)", published: -4)], of: "e"),
            fixture.batch(
                [.sample("4", title: fire + " otra vez", published: -4)],
                of: "b",
                origin: .sample
            )
        )
        #expect(try named(fire, in: fixture).isEmpty)
    }

    @Test func aWordThatStandsEverywhereJoinsNothing() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let places = [
            "Arnedo", "Bermeo", "Cangas", "Dueñas", "Écija", "Fraga", "Getxo", "Huesca", "Ibiza",
            "Jaca",
        ]
        let titles = places.map { "Parte meteorológico semanal: \($0)" }
        try fixture.take(
            in: fixture.batch(
                titles.enumerated().map { .sample("\($0)", title: $1, published: -Double($0)) }
            )
        )
        for title in titles { #expect(try named(title, in: fixture).isEmpty) }
    }

    @Test func theFourMostAlikeAreNamed() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let endings = ["Uno", "Dos", "Tres", "Cuatro", "Cinco"].map {
            "\(fire), parte \($0.lowercased())"
        }
        let items = endings.enumerated().map {
            ReceivedItem.sample("\($0)", title: $1, published: -9 + Double($0))
        }
        try fixture.take(
            in: fixture.batch(items + [.sample("same", title: fire + " hoy", published: -1)])
        )
        // "cuatro" and "cinco" are words of their own; of equal ones the nearest in time comes first.
        let expected = [endings[2], endings[1], endings[0], endings[4]]
        #expect(try named(fire + " hoy", in: fixture) == expected)
    }

    @Test func whatIsWithdrawnIsNamedNoMore() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let items = [
            ReceivedItem.sample("1", title: fire, published: -5),
            .sample("2", title: cause, published: -3),
        ]
        try fixture.take(in: fixture.batch(items, isComplete: true))
        try fixture.take(in: fixture.batch([items[0]], after: 1, isComplete: true))
        #expect(try named(fire, in: fixture, after: 2).isEmpty)
    }

    @Test func aDraftIsRelatedOnceItIsPublished() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let other = ReceivedItem.sample("1", title: fire, published: -5)
        var draft = ReceivedItem.sample("2", title: cause, published: -1)
        draft.isDraft = true
        try fixture.take(in: fixture.batch([other]), fixture.batch([draft], of: "b"))
        #expect(try named(fire, in: fixture).isEmpty)
        try fixture.take(
            in: fixture.batch([.sample("2", title: cause, published: -1)], of: "b", after: 1)
        )
        #expect(try named(cause, in: fixture, after: 2) == [fire])
    }

    @Test func aSiteMayNameNone() throws {
        let fixture = try ArchiveFixture(sources: sources)
        let items = [
            ReceivedItem.sample("1", title: fire, published: -5),
            .sample("2", title: cause, published: -3),
        ]
        fixture.related = .none
        try fixture.take(in: fixture.batch(items))
        #expect(try named(fire, in: fixture).isEmpty)
        // What is there already is looked at when a site begins to name them.
        fixture.related = .titles
        try fixture.take(
            in: fixture.batch([.sample("3", title: "La orquesta estrena una sinfonía")], after: 1)
        )
        #expect(try named(fire, in: fixture, after: 2) == [cause])
    }
}
