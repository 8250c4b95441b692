import Archiving
import Domain
import Testing

/// Filters of a source, decided when an item comes in and anew when they change.
@Suite struct FilterTests {
    private func source(include: [String] = [], exclude: [String] = []) throws -> Source {
        Source(
            id: "a",
            kind: "feed",
            address: "a.xml",
            filter: ItemFilter(
                include: try include.map { try ItemPattern($0) },
                exclude: try exclude.map { try ItemPattern($0) }
            )
        )
    }

    private let items: [ReceivedItem] = [
        .sample("1", title: "Sube el pan"), .sample("2", title: "Publicidad: compre pan"),
        .sample("3", title: "Llueve en Madrid"),
    ]

    @Test func whatIsFilteredOutIsNotPublished() throws {
        let fixture = try ArchiveFixture(sources: [
            source(include: ["pan"], exclude: ["publicidad"])
        ])
        try fixture.take(in: fixture.batch(items))
        #expect(try fixture.articles().map(\.identity) == ["1"])
        #expect(try fixture.edition().tombstones() == [])
    }

    @Test func whatIsFilteredOutIsCountedAndListedWithItsPattern() throws {
        let fixture = try ArchiveFixture(sources: [
            try source(include: ["pan"], exclude: ["/nada/", "publicidad"])
        ])
        #expect(try fixture.take(in: fixture.batch(items)).filtered == 2)
        #expect(try fixture.take(in: fixture.batch(items, after: 1)).filtered == 0)
        var filtered = try fixture.archive.filtered(by: fixture.rules)
        #expect(
            Dictionary(uniqueKeysWithValues: filtered.map { ($0.title, $0.ruling) }) == [
                "Publicidad: compre pan": .excluded(by: "publicidad"),
                "Llueve en Madrid": .notIncluded,
            ]
        )
        fixture.sources = [try source(exclude: ["llueve"])]
        filtered = try fixture.archive.filtered(by: fixture.rules)
        #expect(filtered.map(\.title) == ["Llueve en Madrid"])
    }

    @Test func aChangedFilterIsAppliedToWhatIsArchived() throws {
        let fixture = try ArchiveFixture(sources: [source()])
        try fixture.take(in: fixture.batch(items))
        fixture.sources = [try source(exclude: ["/^publicidad:/i"])]
        try fixture.take(in: fixture.batch(items, after: 1))
        #expect(try Set(fixture.articles(after: 2).map(\.identity)) == ["1", "3"])
        #expect(
            try fixture.edition(after: 2).tombstones().map(\.title) == ["Publicidad: compre pan"]
        )
        fixture.sources = [try source()]
        try fixture.take(in: fixture.batch(items, after: 2))
        #expect(try fixture.articles(after: 3).count == 3)
    }
}
