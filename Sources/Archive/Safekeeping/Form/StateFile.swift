import Basics

/// A file of the state and where its pages lie among the parts.
struct StateFile: Equatable, Sendable {
    /// Below the state folder.
    let path: String
    let size: Int
    let digest: ContentDigest
    var places: [PagePlace]

    /// The unit in which content is told apart: that of the archive's own pages.
    static let page = 8_192

    /// No disk holds larger ones.
    static let limit = 1 << 48

    static func pages(of size: Int) -> Int { (size + page - 1) / page }

    func length(ofPage index: Int) -> Int { min(Self.page, size - index * Self.page) }
}

/// Where a page lies: in which part of the snapshot, at which byte.
struct PagePlace: Equatable, Sendable {
    var part: Int
    var offset: Int
}
