import Basics

extension ContentDigest {
    /// Of a file on the disk; nil when it cannot be read.
    static func ofFile(_ path: String) -> ContentDigest? {
        guard let file = FileCopy(of: path) else { return nil }
        return file.digest()
    }
}
