import Basics
import Foundation

/// Tells a file that is not there from one that is and cannot be read.
enum FileAccess {
    /// Whether nothing at all lies at a path, not even a link that leads nowhere.
    static func isMissing(_ path: String) -> Bool {
        var status = stat()
        return lstat(path, &status) != 0 && (errno == ENOENT || errno == ENOTDIR)
    }

    /// Whether something lies at a path that this user may not read.
    static func isForbidden(_ path: String) -> Bool {
        access(path, R_OK) != 0 && errno == EACCES
    }

    /// Why a file that is there cannot be read.
    static func trouble(_ path: String) -> String? {
        guard !isMissing(path) else { return nil }
        var status = stat()
        if stat(path, &status) != 0 || access(path, R_OK) != 0 {
            return SystemReason.of(errno)
        }
        return status.st_mode & S_IFMT == S_IFREG ? nil : "it is no regular file"
    }
}
