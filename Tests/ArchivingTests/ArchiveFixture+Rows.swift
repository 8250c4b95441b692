import Domain
import Foundation

@testable import Archiving

/// The rows of editions, read as builds read them.
extension ArchiveFixture {
    /// News of sources in turn, some at the same time and some folded.
    static func several() throws -> ArchiveFixture {
        let names = ["a", "b", "c", "d", "e"]
        let fixture = try ArchiveFixture(
            sources: zip(names, ["es", "en", "es", "fr", "es"]).map { name, language in
                Source(
                    id: SourceID(name),
                    kind: "feed",
                    address: "https://feeds.example.org/\(name).xml",
                    section: name == "b" ? "sports" : "health",
                    language: Language(language)
                )
            }
        )
        for (number, name) in names.enumerated() {
            let items = (1...40).map { item in
                var received = ReceivedItem.sample(
                    "\(name)\(item)",
                    title: "Noticia \(name) \(item)",
                    published: -Double((item * 7 + number * 3) % 50),
                    address: item % 9 == 0 ? "example.org/\(item)" : nil
                )
                received.form = [.opinion, .video, nil][(item + number) % 3]
                return received
            }
            try fixture.take(in: fixture.batch(items, of: SourceID(name)))
        }
        return fixture
    }

    func scope(
        after hours: Double = 1,
        without source: SourceID? = nil,
        showsAll: Bool = false
    ) -> EditionScope {
        EditionScope(
            clock: Self.morning.addingTimeInterval(hours * 3_600),
            settings: settings,
            sources: sources.filter { $0.id != source },
            desk: Desk(desk),
            showsDrafts: showsAll,
            showsFuture: showsAll,
            showsExpired: showsAll
        )
    }

    /// - Parameters:
    ///   - scope: what is shown.
    ///   - parts: in how many they are read.
    ///   - keeps: whether the listing is kept, however few items there are; nil to read them from the tables alone.
    /// - Returns: the reading of its rows, whose kept listing has small blocks.
    func reading(of scope: EditionScope, in parts: Int, keeps: Bool? = nil) -> EditionRowReading {
        EditionRowReading(
            database: archive.database,
            scope: scope,
            file: keeps == nil ? archive.files.listing + ".none" : archive.files.listing,
            keeps: keeps ?? false,
            least: 0,
            block: 1_200,
            dividing: { _ in parts }
        )
    }

    func rows(of scope: EditionScope, in parts: Int, keeps: Bool? = nil) throws -> EditionRows {
        try reading(of: scope, in: parts, keeps: keeps).run()
    }
}
