import Domain
import GRDB

/// What the archive holds of sources besides their items, asked once for all that bring something.
struct SourceStandings {
    /// Sources of which there are samples.
    private let sampled: Set<String>
    /// The marks of what is erased, by source; of nearly all nothing.
    private let erased: [String: Set<String>]

    init(_ database: Database) throws {
        sampled = try String.fetchSet(
            database,
            sql: """
                SELECT DISTINCT source FROM items WHERE origin = 1
                UNION SELECT DISTINCT source FROM entities WHERE origin = 1
                """
        )
        erased = try ErasedItems(database: database).marks()
    }

    func hasSamples(_ source: SourceID) -> Bool { sampled.contains(source.text) }

    func erased(of source: SourceID) -> Set<String> { erased[source.text] ?? [] }
}
