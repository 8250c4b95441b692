import Domain
import Foundation
import GRDB

/// How the items of a source stand in the archive: asked one by one, or all at once where most are asked for.
struct ExistingItems {
    /// What tells whether an item changed.
    struct Standing {
        let hash: Data
        let isWithdrawn: Bool
        /// Whether retention or the removal list forbids that it comes back.
        let isKeptOut: Bool

        fileprivate init(_ row: SelectedRow<Column>) throws {
            hash = try row[.receivedHash]
            isWithdrawn = try row[.withdrawnAt] as Int? != nil
            let keptOutBy: String? = try row[.keptOutBy]
            isKeptOut = keptOutBy != nil && keptOutBy != ItemsOut.Cause.awaited.rawValue
        }
    }

    /// All of them stand in the index `items_known`.
    fileprivate enum Column: Int, SelectedColumn {
        case identity, receivedHash, withdrawnAt, keptOutBy
    }

    private let database: Database
    private let source: SourceID
    private let all: [ExactIdentity: Standing]?

    /// So many questions cost less than reading what a source brought in years.
    private static let mostQuestions = 1_000

    init(of batch: ReceivedBatch, in database: Database) throws {
        self.database = database
        source = batch.source
        let asksOften = batch.isComplete || batch.items.count > Self.mostQuestions
        all = asksOften ? try Self.all(of: batch.source, in: database) : nil
    }

    subscript(identity: String) -> Standing? {
        get throws {
            if let all { return all[ExactIdentity(identity)] }
            return try Column.first(
                in: database,
                "FROM items WHERE source = ? AND identity = ?",
                [source.text, identity],
                read: Standing.init
            )
        }
    }

    /// Identities of items that stand there, and not among those of the answer.
    func missing(from answer: Set<ExactIdentity>) -> [String] {
        (all ?? [:]).filter { !answer.contains($0.key) && !$0.value.isWithdrawn }
            .map(\.key.text).sorted()
    }

    /// Items that the answer has not, also those that went before, with what they said.
    func gone(from answer: Set<ExactIdentity>) -> [String: Data] {
        (all ?? [:]).filter { !answer.contains($0.key) && !$0.value.isKeptOut }
            .reduce(into: [:]) { $0[$1.key.text] = $1.value.hash }
    }

    /// All items of the source, from the index that holds just this of them.
    private static func all(
        of source: SourceID,
        in database: Database
    ) throws -> [ExactIdentity: Standing] {
        let rows = try Column.rows(
            in: database,
            "FROM items WHERE source = ?",
            [source.text],
            isRepeated: true
        )
        var all: [ExactIdentity: Standing] = [:]
        while let row = try rows.next() {
            all[ExactIdentity(try row[.identity])] = try Standing(row)
        }
        return all
    }
}
