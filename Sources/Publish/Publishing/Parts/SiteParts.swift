import Basics
import Synchronization

/// What the shards made of a site, all parts together.
public struct SiteParts: Sendable {
    private let parts: [SitePart]
    /// In which of them a file lies, by the hash of its path.
    private let places: [UInt64: Int]
    private let use = Use()

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
        guard let part = places[StableHash.of(path)] else { return nil }
        switch parts[part].holding(of: path, key: key) {
        case .nothing: return nil
        case .damaged:
            use.damaged.add(1, ordering: .relaxed)
            return nil
        case .bytes(let bytes):
            use.taken.add(1, ordering: .relaxed)
            return bytes
        }
    }

    /// How many files were taken of them so far, and how many they list that are gone or have changed.
    public var tally: (taken: Int, damaged: Int) {
        (use.taken.load(ordering: .relaxed), use.damaged.load(ordering: .relaxed))
    }

    /// What was made of them, counted by all who write.
    private final class Use: Sendable {
        let taken = Atomic(0)
        let damaged = Atomic(0)
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
