import Archiving
import Basics
import Domain
import Foundation
import Safekeeping

/// The folder in which a site keeps what builds leave to each other: its lock and its archive.
struct StateFolder {
    let layout: SiteLayout
    let console: Console

    /// Keeps a second build out while this one runs, and tells whoever waits for it what it is; nil for a build.
    func lock(for work: String? = nil) throws -> BuildLock {
        try make()
        try checkAccess()
        let lock = try BuildLock(file: layout.lock.filePath, for: work) { work in
            console.say("\(work ?? "another build") is running here; waiting for it")
        }
        if try FetchState.finish(in: layout.state.filePath) {
            console.say("the state that was being fetched is in its place now")
        }
        return lock
    }

    /// Keeps builds out while shards read what is there, side by side.
    func sharedLock() throws -> BuildLock {
        try make()
        while true {
            if let lock = try sharedLockOfWhole() { return lock }
            // Only who is alone may finish what was being fetched.
            _ = try lock()
        }
    }

    /// Nil where a state waits to be put in its place.
    private func sharedLockOfWhole() throws -> BuildLock? {
        let lock = try BuildLock(file: layout.lock.filePath, isShared: true) { work in
            console.say("\(work ?? "a build") is running here; waiting for it")
        }
        return FetchState.isUnfinished(in: layout.state.filePath) ? nil : lock
    }

    /// Whether there is anything that builds have left to each other: an archive, or its copy, and not only one that a first
    /// build made which came to nothing.
    var isThere: Bool {
        get throws {
            guard Archive.isThere(at: layout.archive) else { return false }
            return try hasPast || !isArchiveEmpty()
        }
    }

    private func isArchiveEmpty() throws -> Bool {
        let archive = try openArchive()
        defer { try? archive.close() }
        // What cannot be read is looked through and mended by whoever uses it.
        return (try? archive.isEmpty()) ?? false
    }

    /// Takes away an archive that a build made which came to nothing: no later one is to take it for that of earlier builds.
    func dropEmptyArchive() {
        if (try? isArchiveEmpty()) == true { Archive.remove(at: layout.archive) }
    }

    func openArchive() throws -> Archive {
        try make()
        let report: (Diagnostic) -> Void = { diagnostic in
            console.report(diagnostic.with { layout.name(of: URL(filePath: $0)) })
        }
        return try telling { () throws(ArchiveError) in
            try Archive(
                at: layout.archive,
                wasThere: hasPast,
                program: ProgramIdentity.text,
                report: report
            )
        }
    }

    /// Tells why an archive cannot be opened as people are told.
    func telling(_ open: () throws(ArchiveError) -> Archive) throws -> Archive {
        do {
            return try open()
        } catch .newerSchema(let newer) {
            console.report(
                Diagnostic(
                    .error,
                    newer.message,
                    path: layout.name(of: URL(filePath: newer.path)),
                    hint: newer.hint
                )
            )
            throw Self.failure(.newerSchema(newer))
        } catch {
            throw Self.failure(error)
        }
    }

    /// What keeps the archive from being used, as the last line says it.
    static func failure(_ error: ArchiveError) -> ExitReason {
        switch error {
        case .newerSchema:
            .usage("the archive was written by a newer version")
        case .locked, .full, .unusable, .unread:
            .buildFailed(error.message, hint: error.hint)
        }
    }

    /// Whether the state knows of earlier builds.
    var hasPast: Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: layout.state.filePath)
        return (names ?? []).contains { $0 == "history.json" || $0.hasPrefix("manifest-") }
    }

    /// What another user has made and nobody else may read is no damage, and nothing is to be done without it.
    func checkAccess() throws {
        let names = try? FileManager.default.contentsOfDirectory(atPath: layout.state.filePath)
        for name in (names ?? []).sorted() {
            let file = layout.state.appending(path: name, directoryHint: .notDirectory)
            guard FileAccess.isForbidden(file.filePath) else { continue }
            throw ExitReason.buildFailed(
                "\(layout.name(of: file)) may not be read: another user has made it",
                hint:
                    "make all of the state yours, as with: sudo chown -R $USER \(layout.state.filePath)"
            )
        }
    }

    private func make() throws {
        do {
            try FileManager.default.createDirectory(
                at: layout.responses,
                withIntermediateDirectories: true
            )
        } catch {
            throw ExitReason.buildFailed(
                "\(layout.state.filePath): the state folder cannot be written: "
                    + SystemReason.of(error),
                hint: "make it writable, or name another with --state"
            )
        }
        try checkLength()
    }

    /// SQLite opens no file whose path, without links, and what it calls its journal have no room in 512 bytes.
    private func checkLength() throws {
        let most = 512 - "-journal".utf8.count
        let archive = layout.state.resolvingSymlinksInPath()
            .appending(path: layout.archive.lastPathComponent, directoryHint: .notDirectory)
        let length = archive.filePath.utf8.count
        guard length > most else { return }
        throw ExitReason.buildFailed(
            "\(layout.archive.filePath): the path is too long for the archive: "
                + "\(length) bytes, of which \(most) can be used",
            hint: "move the site to a shorter path, or name a folder of one with --state"
        )
    }
}
