import Basics
public import Foundation
import GRDB

/// The archive as it was before a newer program took it over, kept beside it: the way back to the program before.
struct FormerArchive {
    let files: ArchiveFiles

    init(_ files: ArchiveFiles) {
        self.files = files
    }

    /// Of which there is one that this program reads, the newest last.
    var schemas: [Int] {
        (1...ArchiveSchema.version).filter { ArchiveFiles.exists(files.former(ofSchema: $0)) }
    }

    /// Keeps the archive as it is now, which nobody has open.
    ///
    /// - Parameter schema: the number of its schema.
    /// - Returns: whether there was room.
    func keep(schema: Int) -> Bool {
        let former = files.former(ofSchema: schema)
        if ArchiveFiles.size(files.log) == 0 {
            // As it was closed, it is there twice: where there is no room for a third, the second is made anew later.
            if FileClone.make(of: files.archive, at: former) { return true }
            return ArchiveKeeper(files).hasCopy && ArchiveFiles.move(files.copy, to: former)
        }
        return settle() && FileClone.make(of: files.archive, at: former)
    }

    /// Puts what the log holds into its place; the numbers of the pages hold no longer then.
    private func settle() -> Bool {
        ArchiveKeeper(files).forget()
        do {
            let queue = try DatabaseQueue(path: files.archive)
            defer { try? queue.close() }
            try queue.writeWithoutTransaction { _ = try $0.checkpoint(.truncate) }
            return true
        } catch {
            return false
        }
    }

    private static let publishedSetting = "published since taken over"

    /// Since when builds publish with what was taken over.
    static func published(in database: Database) -> ArchiveNote {
        ArchiveNote(publishedSetting, in: database)
    }

    func remove() {
        for schema in schemas { ArchiveFiles.remove(files.former(ofSchema: schema)) }
    }
}

extension Archive {
    /// So long builds publish before nobody wants to go back any more.
    private static let probation = 7 * 86_400

    /// Notes that the portal was published: the archive of before a newer program took it over is not kept for ever.
    ///
    /// - Parameter now: the build's clock.
    /// - Throws: what SQLite says.
    public func notePublished(at now: Date) throws {
        let former = FormerArchive(files)
        guard !former.schemas.isEmpty else { return }
        try database.write { database in
            let note = FormerArchive.published(in: database)
            let first = try note.value().flatMap { Int(foreign: $0, in: 0...(1 << 40)) }
            guard let first, first <= now.seconds else {
                return try note.set("\(now.seconds)")
            }
            guard now.seconds - first >= Self.probation else { return }
            former.remove()
            try note.remove()
        }
    }
}
