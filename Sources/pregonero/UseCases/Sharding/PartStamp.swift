import Foundation

/// What a shard says of the part that it made; without a time of ending it is not whole.
struct PartStamp: Codable, Equatable {
    /// The plan's id.
    let plan: String
    /// As `3/8`.
    let shard: String
    let stage: Stage
    /// How the archive stood from which pages were made.
    let archive: String
    /// When it was whole, in milliseconds since 1970 by that machine's clock: of two tries the later counts.
    var ended: Int?
    /// Of its list of files.
    var digest: String?

    /// What a part holds.
    enum Stage: String, Codable {
        case answers, pages
    }
}
