/// Parts of a site that only those see who know a name and a password.
public struct SiteProtection: Hashable, Sendable {
    /// Site paths; everything below them is protected.
    public var paths: [String]
    public var user: String
    /// Plain, or as a bcrypt hash; as the environment gives it, never to be stored or shown.
    public var password: String
    public var places = WrittenPlaces()

    public init(paths: [String], user: String, password: String) {
        self.paths = paths
        self.user = user
        self.password = password
    }

    /// Whether a site path lies in a protected part.
    public func covers(_ path: String) -> Bool {
        paths.contains { path.hasPrefix($0) }
    }

    /// Whether a site path is closed to some of those who may read what stands at another place.
    public func hides(_ path: String, from place: String) -> Bool {
        covers(path) && !covers(place)
    }

    /// Whether a site path may lie there of which only the beginning is known: `n` of `/n/2026/`.
    public func mayCover(_ beginning: String) -> Bool {
        paths.contains { path in
            let first = path.dropFirst().prefix { $0 != "/" }
            return first.endIndex < path.endIndex
                ? beginning == first : beginning.hasPrefix(first)
        }
    }
}
