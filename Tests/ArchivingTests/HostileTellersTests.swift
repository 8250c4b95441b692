import Archiving
import Domain
import Stories
import Testing

/// What sources could send to have an archive put all news into one story, or to lose some of them.
@Suite struct HostileTellersTests {
    private static let sources = ["a", "b"].map {
        Source(id: SourceID($0), kind: "feed", address: "\($0).xml", section: "world")
    }

    /// What each of two sources sends, by a number and the number of the source.
    struct Trick: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let count: Int
        let title: @Sendable (Int) -> String
    }

    private static let tricks = [
        Trick(testDescription: "nearly one headline", count: 1_000) {
            "Un incendio arrasa el mercado de Alcorín, parte \($0)"
        },
        Trick(testDescription: "one that quotes all others", count: 400) { number in
            number == 0
                ? (1..<400).map { "Noticia de Villa\($0 % 50) sobre tema\($0)" }.joined(
                    separator: "; "
                )
                : "Noticia de Villa\(number % 50) sobre tema\(number)"
        },
        Trick(testDescription: "ten thousand characters", count: 60) {
            String(repeating: "incendio Alcorín ", count: 600) + "\($0)"
        },
        Trick(testDescription: "no spaces", count: 60) {
            String(repeating: "x", count: 10_000) + "\($0)"
        },
        Trick(testDescription: "nothing but pictures", count: 300) {
            String(repeating: "🔥", count: $0 % 20 + 1)
        },
        Trick(testDescription: "no word boundaries", count: 200) {
            "東京の倉庫で大規模な火災が発生第\($0)報"
        },
    ]

    @Test(arguments: tricks)
    func storiesAreBoundedAndNothingIsLost(trick: Trick) throws {
        let fixture = try ArchiveFixture(sources: Self.sources)
        for (offset, source) in Self.sources.enumerated() {
            let items = (0..<trick.count).map { number in
                ReceivedItem.sample(
                    "\(source.id)-\(number)",
                    title: trick.title(number * Self.sources.count + offset),
                    published: -1 - Double(number) / 1_000
                )
            }
            try fixture.take(in: fixture.batch(items, of: source.id, after: Double(offset)))
        }
        let edition = try fixture.edition(after: 2)
        let stories = edition.stories()
        #expect(stories.allSatisfy { $0.members.count <= StoryLimits.members })
        let members = stories.flatMap(\.members)
        #expect(Set(members).count == members.count)
        // All keep their place in the lists of their sources, but for what one says in the other's very words.
        let listed = Self.sources.map { edition.count(of: .source($0.id)) }
        #expect(listed[0] == trick.count)
        #expect(listed[1] > 0 && listed[1] <= trick.count)
        // Once more, and nothing is grouped anew.
        #expect(try fixture.take(in: fixture.batch([], after: 3)).groupedWeeks == 0)
    }
}
