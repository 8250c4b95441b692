import Basics
public import Domain
import Foundation
import GRDB

/// How texts are cleaned while they come in, beside what else the archive does with them.
public struct IngestCleaning: Sendable {
    private let recipes: [SourceID: String]
    private let clean: @Sendable (UncleanedItem) -> CleanedItem?

    /// - Parameters:
    ///   - recipes: what the texts of each source are made by.
    ///   - clean: makes what is kept of a text; nil for one that is left for later.
    public init(
        recipes: [SourceID: String],
        _ clean: @escaping @Sendable (UncleanedItem) -> CleanedItem?
    ) {
        self.recipes = recipes
        self.clean = clean
    }

    /// - Throws: what SQLite says.
    func intake(in database: Database) throws -> Intake {
        Intake(
            ready: try ReadyPictures(database),
            stage: PipelineStage(clean) { [recipes] _, cleaned in
                try cleaned?.write(to: database, by: recipes)
            }
        )
    }

    /// Cleans what it is given side by side, and keeps what comes of it in one transaction.
    struct Intake {
        fileprivate let ready: ReadyPictures
        fileprivate let stage: PipelineStage<UncleanedItem, CleanedItem?, any Error>

        /// - Parameters:
        ///   - item: what was received.
        ///   - id: what it is known by from now on.
        ///   - source: whose it is.
        ///   - number: of its row.
        ///   - hash: of what was received.
        /// - Throws: what SQLite says.
        func add(
            _ item: ReceivedItem,
            id: ItemID,
            of source: SourceID,
            number: Int,
            hash: Data
        ) throws {
            let base = item.content?.base ?? item.summary?.base
            try stage.add(
                UncleanedItem(
                    id: id,
                    source: source,
                    title: item.title,
                    summary: item.summary.map { Markup($0.text, format: $0.format, base: base) },
                    content: item.content.map { Markup($0.text, format: $0.format, base: base) },
                    inserts: source == Source.ownID ? item.details.inserts ?? [] : [],
                    isLive: item.details.live?.isOpen ?? false,
                    readyPictures: try ready.of(id.text),
                    number: number,
                    receivedHash: hash
                )
            )
        }

        func finish() throws { try stage.finish() }
    }
}
