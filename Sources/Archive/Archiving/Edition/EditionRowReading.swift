import Basics
import Domain
import Foundation
import GRDB

/// Reads the rows of an edition in parts side by side: from the kept listing where there is one, or else from the tables.
///
/// Nobody writes to the archive meanwhile, since who opens one has its lock.
struct EditionRowReading {
    let database: DatabasePool
    let scope: EditionScope
    /// Where the listing is kept.
    let file: String
    /// Whether it is kept from now on when it was not, or when much has changed.
    let keeps: Bool
    /// An archive with fewer items has none.
    var least = KeptListing.least
    /// How long the blocks of its file are.
    var block = ListingWriter.usual
    /// Into how many parts so many items are divided at least: few are not worth a second processor.
    var dividing: @Sendable (Int) -> Int = { count in
        min(count / 5_000, 4, ProcessInfo.processInfo.activeProcessorCount)
    }

    /// So many blocks of the file make a part where there are many, so that two processors have the same to do.
    private static let stretch = 4

    func run() throws -> EditionRows {
        let surroundings = try database.read { try EditionSurroundings(scope, $0) }
        do {
            if let rows = try fromFile(surroundings) { return rows }
        } catch is ListingFile.Damage {
            // All stands in the tables too.
        }
        return try fromTables(surroundings)
    }

    /// Nil where there is none, or too much has changed.
    func fromFile(_ surroundings: EditionSurroundings) throws -> EditionRows? {
        let parts = try database.read { database -> [KeptListings]? in
            guard let kept = try KeptListing(file, database) else { return nil }
            let least = dividing(kept.directory.count)
            let most = max(least, kept.directory.blocks.count / Self.stretch)
            return try kept.parts(least > 1 ? most : 1, database)
        }
        guard let parts else { return nil }
        let most = parts.reduce(0) { $0 + $1.most }
        var all: EditionRows?
        // The others are added to the first, as they come.
        let reading = PipelineStage(of: 1) { (number: Int, part: KeptListings) in
            Result {
                var part = part
                return try EditionRows(
                    surroundings,
                    &part,
                    most: number == 0 ? most : part.most,
                    keeping: nil
                )
            }
        } take: { _, rows in
            if all == nil { all = try rows.get() } else { try all?.append(rows.get()) }
        }
        for part in parts.enumerated() { try reading.add(part) }
        try reading.finish()
        if parts.count > 1 { FreedMemory.giveBack() }
        return all
    }

    private func fromTables(_ surroundings: EditionSurroundings) throws -> EditionRows {
        let (count, bounds) = try database.read { database in
            let count = try Int.fetchOne(database, sql: "SELECT count(*) FROM items") ?? 0
            return (count, try ListingTimes.dividing(count, into: dividing(count), database))
        }
        let writer = keeps && count >= least ? ListingWriter(file, block: block) : nil
        let rows = try EditionRows(
            ConcurrentMap.map(Array(bounds.enumerated()), share: 1) { number, times in
                Result {
                    try database.read { database in
                        var items = try ArchivedListings(sortedAt: times, in: database)
                        return try EditionRows(
                            surroundings,
                            &items,
                            most: number == 0 ? count : count / bounds.count,
                            keeping: writer?.part(number)
                        )
                    }
                }
            }
        )
        if keeps { keep(writer) }
        return rows
    }

    /// What cannot be kept, as on a full disk, is read from the tables the next time too.
    private func keep(_ writer: ListingWriter?) {
        do {
            if let directory = writer?.finish() {
                try KeptListing.keep(directory, in: database)
            } else {
                try KeptListing.forget(file, in: database)
            }
        } catch {
            ArchiveFiles.remove(file)
        }
    }
}
