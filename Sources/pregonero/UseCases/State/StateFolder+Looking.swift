import Archiving
import Foundation
import Safekeeping

/// What commands need that only look at the state, which may be another user's or lie on a disk that is read-only.
extension StateFolder {
    /// Keeps builds out while something is looked at; nil where this user can write nothing and no build has been.
    func lockToLook(for work: String? = nil) throws -> BuildLock? {
        guard isClosed else { return try lock(for: work) }
        try checkAccess()
        let file = layout.lock.filePath
        guard access(file, F_OK) == 0 || errno != ENOENT else { return nil }
        let lock = try BuildLock(file: file, isShared: true, isReadOnly: true) { work in
            console.say("\(work ?? "a build") is running here; waiting for it")
        }
        guard FetchState.isUnfinished(in: layout.state.filePath) else { return lock }
        throw ExitReason.buildFailed(
            "\(layout.state.filePath): a state that was being fetched waits to be put in its place",
            hint: "run any command here as the user whose state it is"
        )
    }

    /// The archive as it stands, or a copy that is looked at in its place.
    func archiveToLookAt() throws -> Archive {
        guard isClosed else { return try openArchive() }
        return try telling { () throws(ArchiveError) in
            try Archive(lookingAt: layout.archive, wasThere: hasPast)
        }
    }

    /// Whether this user may not write what builds write, be it there or still to be made.
    private var isClosed: Bool {
        var folder = layout.state
        while access(folder.filePath, F_OK) != 0, errno == ENOENT, folder.pathComponents.count > 1 {
            folder = folder.deletingLastPathComponent()
        }
        let archive = ["", "-wal", "-shm"].map { layout.archive.filePath + $0 }
        return ([folder.filePath, layout.lock.filePath] + archive).contains(where: Self.isClosed)
    }

    private static func isClosed(_ path: String) -> Bool {
        access(path, W_OK) != 0 && [EACCES, EPERM, EROFS].contains(errno)
    }
}
