import Basics

/// What the shards made of a site, all parts together.
public struct SiteParts: Sendable {
    private let parts: [SitePart]
    /// In which of them a file lies, by the hash of its path.
    private let places: [UInt64: Int]

    /// - Parameter folders: where the parts lie, without a slash at the end.
    /// - Throws: `SitePartFault` for one that is not whole.
    public init(in folders: [String]) throws(SitePartFault) {
        var parts: [SitePart] = []
        var places: [UInt64: Int] = [:]
        for folder in folders {
            guard let part = SitePart(in: folder) else { throw SitePartFault(folder: folder) }
            for path in part.paths { places[path] = parts.count }
            parts.append(part)
        }
        self.parts = parts
        self.places = places
    }

    /// The bytes of a file that was made from the same; nil when the site has to make it itself.
    func bytes(of path: String, key: UInt64) -> [UInt8]? {
        places[StableHash.of(path)].flatMap { parts[$0].bytes(of: path, key: key) }
    }

    /// A segment of the search that was made of the same documents.
    func segment(of range: Range<Int>, key: UInt64) -> SitePart.Segment? {
        for part in parts {
            if let segment = part.segment(of: range, key: key) { return segment }
        }
        return nil
    }
}

/// A part of a site of which no list says what is in it, or half of one.
public struct SitePartFault: Error {
    public let folder: String
}
