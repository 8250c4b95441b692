import Basics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A note beside the archive that its file is whole: it was closed in order, and nobody touched it since.
struct ClosingRecord {
    private let archive: String
    private let file: String

    init(_ files: ArchiveFiles) {
        archive = files.archive
        file = files.closingRecord
    }

    /// Whether the file is the one that was closed last, and as it was: a time of change can be set back, that of the
    /// entry in the file system cannot.
    var holds: Bool {
        guard let now = Self.look(archive),
            let record = try? RegularFile.bytes(file, limit: Self.longest)
        else { return false }
        return record == Array(now.utf8)
    }

    /// Without the note, all of the file is checked when it is opened next.
    func put() {
        guard let now = Self.look(archive) else { return }
        // What somebody else put there, such as a pipe, would be waited for.
        remove()
        guard let record = fopen(file, "wx") else { return }
        fputs(now, record)
        fclose(record)
    }

    func remove() { unlink(file) }

    private static let longest = 256

    private static func look(_ path: String) -> String? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Glibc)
        let (time, entry) = (status.st_mtim, status.st_ctim)
        #else
        let (time, entry) = (status.st_mtimespec, status.st_ctimespec)
        #endif
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec) \(entry.tv_sec).\(entry.tv_nsec)"
            + " \(status.st_ino)"
    }
}
