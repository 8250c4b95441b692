import Basics
import Domain
import GRDB

/// A number in the archive's head, another after each build that wrote to it: an archive that somebody put in the place of
/// ours is told by it from ours with damage.
enum ArchiveGeneration {
    /// Where SQLite keeps the number that it leaves to programs.
    private static let offset = 60

    /// The number that an archive has, by the bytes with which it begins.
    static func read(_ head: some Collection<UInt8>) -> UInt32 {
        head.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | UInt32($1) }
    }

    /// Puts a new one, made of the old one and of what was written since.
    static func renew(_ database: Database, after log: LogPages) throws {
        var hash = log.digest
        hash.add(try Int.fetchOne(database, sql: "PRAGMA user_version") ?? 0)
        // Archives that never had one have 0.
        let number = Int32(truncatingIfNeeded: hash.value >> 33) | 1
        try database.execute(sql: "PRAGMA user_version = \(number)")
    }
}
