import Foundation

/// A large file once more: without taking room or time for it where the file system can share it.
public enum FileClone {
    /// Copies a file that nobody writes; what lay there before is replaced by all of it, or by nothing.
    ///
    /// - Parameters:
    ///   - source: the path of the file.
    ///   - target: where the copy is put, in the same file system.
    /// - Returns: false when there is no room for it and once more as much, or when something else keeps it from being made.
    public static func make(of source: String, at target: String) -> Bool {
        let beside = "\(target).new"
        unlink(beside)
        guard share(source, as: beside) || copy(source, to: beside),
            rename(beside, target) == 0
        else {
            unlink(beside)
            return false
        }
        AtomicFile.force(target)
        return true
    }

    #if os(Linux)
    /// FICLONE of `linux/fs.h`: one file system lets both have the same blocks until one of them is written.
    private static let shareRequest: UInt = 0x4004_9409

    private static func share(_ source: String, as target: String) -> Bool {
        let from = open(source, O_RDONLY | O_CLOEXEC)
        guard from >= 0 else { return false }
        defer { close(from) }
        var status = stat()
        guard fstat(from, &status) == 0 else { return false }
        // Nobody else may read it before it may be read by those who may read the file.
        let to = open(target, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard to >= 0 else { return false }
        defer { close(to) }
        if ioctl(to, shareRequest, from) == 0, fchmod(to, status.st_mode & 0o777) == 0 {
            return true
        }
        unlink(target)
        return false
    }
    #else
    private static func share(_ source: String, as target: String) -> Bool {
        clonefile(source, target, 0) == 0
    }
    #endif

    private static func copy(_ source: String, to target: String) -> Bool {
        var status = stat()
        var room = statvfs()
        guard stat(source, &status) == 0, statvfs(source, &room) == 0 else { return false }
        // What the copy is made for needs room, too.
        let free = UInt64(room.f_bavail).multipliedReportingOverflow(by: UInt64(room.f_frsize))
        let wanted = UInt64(clamping: status.st_size) * 2
        guard free.overflow || free.partialValue >= wanted else { return false }
        do {
            try FileManager.default.copyItem(atPath: source, toPath: target)
            return true
        } catch {
            return false
        }
    }
}
