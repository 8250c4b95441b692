import Basics

/// A file as it was put into the output folder.
struct StoredFile: Equatable, Sendable {
    let size: Int
    /// The time of its last change, in nanoseconds.
    let changed: Int
    let digest: ContentDigest
}
