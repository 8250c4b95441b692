import Foundation

/// What tells, without reading a file, that it is still the one that was read.
public struct FileFingerprint: Hashable, Codable, Sendable {
    public let size: Int
    /// Nanoseconds since 1970 of the last change of the content.
    public let modified: Int
    /// The same of the last change of anything, a replacement that kept its old time included.
    public let changed: Int

    /// Reads the fingerprint of an open file; nil when it is no regular file.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            return nil
        }
        size = Int(status.st_size)
        #if canImport(Darwin)
        (modified, changed) = (status.st_mtimespec.nanoseconds, status.st_ctimespec.nanoseconds)
        #else
        (modified, changed) = (status.st_mtim.nanoseconds, status.st_ctim.nanoseconds)
        #endif
    }
}

extension timespec {
    fileprivate var nanoseconds: Int { Int(tv_sec) &* 1_000_000_000 &+ Int(tv_nsec) }
}
