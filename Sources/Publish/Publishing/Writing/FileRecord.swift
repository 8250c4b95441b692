import Basics

/// What is known of a file that a build wrote.
struct FileRecord: Equatable, Sendable {
    /// What it was made from; 0 when that is not known, so that it is made again.
    var key: UInt64
    var size: Int
    /// The time of its last change, in nanoseconds.
    var changed: Int
    /// What it holds.
    var digest = ContentDigest.unknown

    static let unknown = FileRecord(key: 0, size: -1, changed: 0)

    /// Whether the file still stands as it was written.
    func isUntouched(at path: String) -> Bool {
        guard let now = FileSystem.look(path) else { return false }
        return now.size == size && now.changed == changed
    }
}

extension FileRecord {
    init(key: UInt64, of file: StoredFile) {
        self.init(key: key, size: file.size, changed: file.changed, digest: file.digest)
    }
}
