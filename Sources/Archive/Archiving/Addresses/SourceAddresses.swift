import Basics
import Domain
import Foundation
import GRDB

/// At which addresses the sources of the last build were asked: a source with a new name that asks where another asked, which
/// is no longer there, is that other.
struct SourceAddresses {
    private let database: Database
    private let note: ArchiveNote
    /// Marks of kind, address and what is asked there, by the names of the sources.
    private let known: [String: String]

    init(_ database: Database) throws {
        self.database = database
        note = ArchiveNote("sourceAddresses", in: database)
        known =
            try note.value()
            .flatMap { try? JSONDecoder().decode([String: String].self, from: Data($0.utf8)) }
            ?? [:]
    }

    /// The name that a source had before, by the name that it has now; what may be either of two is neither.
    func renamed(_ sources: [Source]) throws -> [SourceID: SourceID] {
        guard !known.isEmpty else { return [:] }
        let archived = Set(
            try String.fetchAll(database, sql: "SELECT id FROM sources WHERE origin = 0")
        )
        let configured = Set(sources.map(\.id.text) + sources.flatMap { $0.formerly.map(\.text) })
        let former = Dictionary(
            grouping: known.filter { !configured.contains($0.key) && archived.contains($0.key) },
            by: \.value
        )
        let new = Dictionary(
            grouping: sources.filter { !archived.contains($0.id.text) && $0.formerly.isEmpty },
            by: Self.mark
        )
        var names: [SourceID: SourceID] = [:]
        for (mark, found) in new where found.count == 1 {
            guard let mark, let before = former[mark], before.count == 1 else { continue }
            names[found[0].id] = SourceID(before[0].key)
        }
        return names
    }

    /// Remembers where the sources are asked now.
    func keep(_ sources: [Source]) throws {
        let marks = sources.compactMap { source in
            Self.mark(source).map { (source.id.text, $0) }
        }
        let now = known.merging(marks) { $1 }
        guard now != known else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        try note.set(String(decoding: try encoder.encode(now), as: UTF8.self))
    }

    /// Nil for an address that holds a secret, and for a source without one.
    private static func mark(_ source: Source) -> String? {
        guard let address = source.shownAddress, !address.isEmpty else { return nil }
        return "\(source.kind) \(address)\(question(source.options))"
    }

    /// Tells what of an answer is taken, or in which way: two sources of one file may take different rows of it.
    private static func question(_ options: SourceOptions) -> String {
        guard !options.values.isEmpty else { return "" }
        var hash = StableHash()
        for (name, value) in options.values.sorted(by: { $0.key < $1.key }) {
            hash.add(name)
            hash.add(value.line)
        }
        return " \(String(hash.value, radix: 36))"
    }
}
