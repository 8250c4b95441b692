import Foundation

/// Size and time of a file or a folder, which stand for its content: of a folder, for the names in it.
enum FileStamp {
    /// Empty where nothing lies.
    static func of(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return "" }
        #if os(Linux)
        let time = status.st_mtim
        #else
        let time = status.st_mtimespec
        #endif
        return "\(status.st_size) \(time.tv_sec).\(time.tv_nsec)"
    }
}
