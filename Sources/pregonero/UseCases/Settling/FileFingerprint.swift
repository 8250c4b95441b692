import Basics

/// Size and time of a file or a folder, which stand for its content: of a folder, for the names in it.
enum FileFingerprint {
    /// Empty where nothing lies.
    static func of(_ path: String) -> String {
        FileState(path).map { "\($0.size) \($0.seconds).\($0.nanoseconds)" } ?? ""
    }
}
