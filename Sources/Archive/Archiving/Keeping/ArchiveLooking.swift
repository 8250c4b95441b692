import Basics
import Domain
import Foundation
import GRDB

/// Opens an archive that may not be written, as another user's or one on a disk that is read-only, without a trace where it lies.
struct ArchiveLooking {
    let files: ArchiveFiles
    /// Whether the rest of the state says that there was an archive.
    let wasThere: Bool

    /// An archive that can be looked at.
    struct Found {
        let database: DatabasePool
        let files: ArchiveFiles
        /// The folder of its copy, which goes when it is closed; nil where it is read as it lies there.
        var copy: URL?
    }

    /// - Throws: `ArchiveError` when the file was written by a newer program, or can neither be read nor copied.
    func run() throws(ArchiveError) -> Found {
        if wasThere, ArchiveFiles.size(files.archive) == 0 {
            throw .unusable(path: files.archive, reason: "nothing is left of it")
        }
        try opening(files).leaveNewer()
        if let database = inPlace() { return Found(database: database, files: files) }
        return try copied()
    }

    /// The file as it lies there. What it does not hold yet stands in the log, which nobody reads who takes the file for one
    /// that does not change; nor can one be taken over from an older program.
    private func inPlace() -> DatabasePool? {
        guard ArchiveFiles.size(files.log) == 0,
            SchemaMark.schema(of: files.archive) == ArchiveSchema.version
        else { return nil }
        var configuration = opening(files).configuration
        configuration.readonly = true
        let address = URL(filePath: files.archive, directoryHint: .notDirectory).absoluteString
        // Not every SQLite understands such an address.
        guard
            let database = try? DatabasePool(
                path: address + "?immutable=1",
                configuration: configuration
            )
        else { return nil }
        let found = try? database.read { try ArchiveSchema.number(of: $0) }
        return found == ArchiveSchema.version ? database : nil
    }

    private func copied() throws(ArchiveError) -> Found {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
            let copy = ArchiveFiles(
                folder.path(percentEncoded: false) + ArchiveFiles.name(files.archive)
            )
            try Self.copy(files.archive, to: copy.archive)
            try Self.copy(files.log, to: copy.log)
            return Found(database: try opening(copy).run(), files: copy, copy: folder)
        } catch {
            try? FileManager.default.removeItem(at: folder)
            throw failure(error)
        }
    }

    /// The same of the file that was copied.
    private func failure(_ error: any Error) -> ArchiveError {
        switch error {
        case ArchiveError.newerSchema(let newer):
            .newerSchema(
                NewerArchive(
                    path: files.archive,
                    found: newer.found,
                    known: newer.known,
                    program: newer.program,
                    former: newer.former
                )
            )
        case ArchiveError.unusable(_, let reason):
            .unusable(path: files.archive, reason: reason)
        case let error as ArchiveError: .unread(path: files.archive, reason: error.message)
        default: .unread(path: files.archive, reason: SystemReason.of(error))
        }
    }

    /// A copy that may be written, whatever is said of the file.
    private static func copy(_ file: String, to copy: String) throws {
        guard ArchiveFiles.exists(file) else { return }
        try FileManager.default.copyItem(atPath: file, toPath: copy)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: copy)
    }

    private func opening(_ files: ArchiveFiles) -> ArchiveOpening {
        ArchiveOpening(
            files: files,
            patience: 10,
            wasThere: false,
            program: nil,
            mends: false,
            report: { _ in }
        )
    }
}
