import Domain
import Foundation
import GRDB

/// Takes one build's answers into the archive, within one transaction. Its steps come in this order, because each
/// relies on those before it:
///
/// 1. `begin`: what is archived is classified by today's rules, the clock is set right before anything is noted by it,
///    and what neither retention nor the removal list forbids any longer may come back with the answers.
/// 2. `takeIn`: the answers come in, one after the other.
/// 3. `retire`: what is too old or too much goes, counted with what has come; and before copies are folded, so that
///    none leads to what is gone.
/// 4. Where addresses lead that were moved by hand is kept.
/// 5. `fold`: new copies of one story are folded, so that they share its fate.
/// 6. `remove`: what the removal list names goes, and all that is folded under it.
/// 7. `relate`: articles name others of those that are left.
/// 8. `group`: stories are grouped, after all steps that log changes: the log tells which weeks to look at again.
/// 9. `end`: what is shown has a page from now on, after the steps that take items without one for new. Whether the
///    clock is noted depends on whether anything has changed.
struct IngestTransaction {
    let database: Database
    let files: ArchiveFiles
    let rules: ClassificationRules
    let keeping: KeepingRules
    let now: Date

    /// How the archive stands before any answer is taken in.
    private struct Standing {
        let clock: Chronology.Standing
        let renamed: RenamedSources
        /// The number of the newest item of a real source: numbers of samples that went are given again.
        let newest: Int
        let sources: SourceStandings
        /// How many changes the connection had made when the transaction began.
        let changes: Int
    }

    /// - Parameters:
    ///   - batches: what the sources brought; each is asked for when it is its turn.
    ///   - cleaning: how new texts are cleaned on the way; nil where that is left for later.
    /// - Returns: what changed.
    /// - Throws: what SQLite says.
    func run(
        _ batches: some Sequence<ReceivedBatch>,
        cleaning: IngestCleaning?
    ) throws -> IngestTally {
        let before = try begin()
        var tally = try takeIn(batches, after: before, cleaning: cleaning)
        tally += try retire(before)
        try MovedAddresses(database: database).keep(keeping.moves)
        if tally.added > 0 { tally.folded = try fold(before) }
        tally += try remove(before)
        try relate(before, hasNews: tally.added + tally.updated > 0)
        tally.groupedWeeks = try group()
        try end(before)
        return tally
    }

    /// Sets the clock right, and lets in again what nothing forbids any longer: a build does so before it asks sources,
    /// too.
    ///
    /// - Returns: how the clock stands, and what a person should know of what may come back.
    /// - Throws: what SQLite says.
    func prepare() throws -> (clock: Chronology.Standing, remark: Diagnostic?) {
        let clock = try chronology.begin()
        try retention.readmit()
        return (clock, try removals.readmit())
    }

    private var chronology: Chronology { Chronology(database: database, rules: rules, now: now) }

    private var retention: RetentionSweep {
        RetentionSweep(database: database, rules: keeping, now: now)
    }

    private var removals: Removals {
        Removals(database: database, rules: keeping, settlement: rules, now: now)
    }
}

extension IngestTransaction {
    private func begin() throws -> Standing {
        let changes = database.totalChangesCount
        try Reclassification(database: database, rules: rules).runIfRulesChanged()
        let clock = try prepare().clock
        return Standing(
            clock: clock,
            renamed: try RenamedSources(database, rules: rules),
            newest: try Int.fetchOne(database, sql: Self.newestLive) ?? 0,
            sources: try SourceStandings(database),
            changes: changes
        )
    }

    private static let newestLive = """
        SELECT number FROM items WHERE origin = 0 ORDER BY number DESC LIMIT 1
        """

    /// A log longer than this has new texts cleaned when the transaction has ended: nothing leaves the log before.
    private static let longestLog = 256 << 20

    private func takeIn(
        _ batches: some Sequence<ReceivedBatch>,
        after before: Standing,
        cleaning: IngestCleaning?
    ) throws -> IngestTally {
        let cleaning = try cleaning?.intake(in: database)
        let ingests = IngestsInTurn()
        for batch in batches {
            try ingests.add(
                BatchIngest(
                    batch.received(notBefore: before.clock.time),
                    into: database,
                    rules: rules,
                    standings: before.sources,
                    cleaning: ArchiveFiles.size(files.log) > Self.longestLog ? nil : cleaning
                )
            )
        }
        var tally = try ingests.finish()
        try cleaning?.finish()
        tally.remarks += try before.renamed.remarks()
        return tally
    }

    private func retire(_ before: Standing) throws -> IngestTally {
        let retired = try retention.run(before.clock)
        var tally = IngestTally()
        tally.retired = retired.gone
        tally.remarks = [retired.remark].compactMap(\.self)
        return tally
    }

    private func fold(_ before: Standing) throws -> Int {
        try DuplicateFolding(
            database: database,
            authority: AddressAuthority(rules: rules),
            lastKnown: before.newest
        ).run()
    }

    private func remove(_ before: Standing) throws -> IngestTally {
        let removed = try removals.run(after: before.newest)
        var tally = IngestTally()
        tally.retired = removed.gone
        tally.erased = removed.erased
        tally.erasedFrom = removed.erasedFrom
        tally.remarks = removed.remarks
        return tally
    }

    private func relate(_ before: Standing, hasNews: Bool) throws {
        // What is still looked for is not given up because the clock jumped.
        let time = before.clock.jumpedFrom ?? now
        let related = RelatedFinding(database: database, now: time.seconds)
        if !rules.relates {
            try related.forget()
        } else if hasNews {
            try related.run(after: before.newest)
        }
    }

    private func group() throws -> Int {
        try StorySettling(database: database, stories: rules.stories).run()
    }

    private func end(_ before: Standing) throws {
        try notePublic()
        try chronology.end(changes: database.totalChangesCount != before.changes)
    }

    /// From now on these items have a page: their address is fixed, and if they go, a tombstone stays.
    private func notePublic() throws {
        try database.execute(
            sql: """
                UPDATE items SET public_since = :now
                WHERE public_since IS NULL AND withdrawn_at IS NULL AND duplicate_of IS NULL
                    AND is_draft = 0 AND is_excluded = 0 AND (hold_until IS NULL OR hold_until <= :now)
                    AND (expires IS NULL OR expires > :now)
                """,
            arguments: ["now": now.seconds]
        )
    }
}
