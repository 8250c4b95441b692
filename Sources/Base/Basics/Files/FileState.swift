#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Size and time of what lies at a path, which stand for its content; links are followed.
public struct FileState: Hashable, Sendable {
    public let size: Int
    /// Of its last change.
    public let seconds: Int
    public let nanoseconds: Int
    /// Whether it is a file, and no folder or device.
    public let isFile: Bool

    /// Size and time of what lies at a path as a text to be kept; empty where nothing lies.
    public static func mark(of path: String) -> String {
        FileState(path).map { "\($0.size) \($0.seconds).\($0.nanoseconds)" } ?? ""
    }

    /// Nil where nothing lies.
    public init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        #if canImport(Glibc)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        size = Int(status.st_size)
        seconds = time.tv_sec
        nanoseconds = time.tv_nsec
        isFile = status.st_mode & S_IFMT == S_IFREG
    }
}
