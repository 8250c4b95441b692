import Basics
public import Domain
import Foundation
import GRDB

/// What each source's last answer held, in numbers: kept with the items, in the same transaction.
///
/// A mark says that its item stands in the archive as these bytes tell it and that reading them again changes nothing.
/// What has been taken out for good is therefore not among them: a changed rule may let its source bring it back.
struct EntryFingerprints {
    let database: Database

    func of(_ source: SourceID) throws -> [EntryFingerprint] {
        Self.entries(in: try stored(source))
    }

    /// Puts the entries of an answer in place of those of the answer before it.
    ///
    /// - Parameters:
    ///   - entries: of the answer.
    ///   - gone: the identities of items that are kept out.
    ///   - source: whose answer it is.
    /// - Throws: what SQLite says.
    func keep(_ entries: [EntryFingerprint], without gone: [String] = [], of source: SourceID)
        throws
    {
        let gone = Set(gone.map { StableHash.of($0) })
        let new = Self.data(of: entries.filter { !gone.contains($0.identity) })
        guard try new != stored(source) else { return }
        try forget(source)
        if new.isEmpty { return }
        let row: WrittenRow = ["source": source.text, "marks": new]
        try row.insert(into: "item_marks", in: database)
    }

    func forget(_ source: SourceID) throws {
        try database.repeated(
            sql: "DELETE FROM item_marks WHERE source = ?",
            arguments: [source.text]
        )
    }

    func forget(_ identities: [String], of source: SourceID) throws {
        try keep(of(source), without: identities, of: source)
    }

    private func stored(_ source: SourceID) throws -> Data {
        let statement = try database.cachedStatement(
            sql: "SELECT marks FROM item_marks WHERE source = ?"
        )
        return try Data.fetchOne(statement, arguments: [source.text]) ?? Data()
    }

    private static func data(of entries: [EntryFingerprint]) -> Data {
        let numbers = entries.flatMap { [$0.fingerprint.littleEndian, $0.identity.littleEndian] }
        return numbers.withUnsafeBytes { Data($0) }
    }

    private static func entries(in data: Data) -> [EntryFingerprint] {
        data.withUnsafeBytes { bytes in
            stride(from: 0, to: bytes.count - 15, by: 16).map { place in
                EntryFingerprint(
                    fingerprint: UInt64(
                        littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    ),
                    identity: UInt64(
                        littleEndian: bytes.loadUnaligned(
                            fromByteOffset: place + 8,
                            as: UInt64.self
                        )
                    )
                )
            }
        }
    }
}

extension Archive {
    /// What tells the items of a source's last answer when they come again.
    public func entries(of source: SourceID) throws -> [EntryFingerprint] {
        try database.read { try EntryFingerprints(database: $0).of(source) }
    }
}
