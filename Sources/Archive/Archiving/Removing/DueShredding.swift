public import Domain
import GRDB

/// That something was erased which files hold still, and of which sources: noted with the erasure itself, since a build may
/// end before it has gone from these too.
struct DueShredding {
    private let note: ArchiveNote

    init(in database: Database) {
        note = ArchiveNote("shredding", in: database)
    }

    /// Nil where nothing is due.
    func sources() throws -> Set<SourceID>? {
        try note.value().map { text in Set(StoredList.parts(text).map { SourceID($0) }) }
    }

    func add(_ more: Set<SourceID>) throws {
        let all = try sources()?.union(more) ?? more
        try note.set(StoredList.text(all.map(\.text).sorted()))
    }

    func end() throws { try note.remove() }
}

extension Archive {
    /// The sources of what was erased and has not gone from the files yet; nil where there is no such thing.
    public func sourcesToShred() throws -> Set<SourceID>? {
        try database.read { try DueShredding(in: $0).sources() }
    }

    /// Notes that what was erased has gone from all files.
    public func noteShredded() throws {
        try database.write { try DueShredding(in: $0).end() }
    }
}
