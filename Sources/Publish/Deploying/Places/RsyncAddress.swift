import Foundation

/// A folder on a server with ssh: `portal@example.org:/srv/portal`, or `portal@example.org:~/portal`.
public struct RsyncAddress: Equatable, Sendable {
    /// As rsync takes it, `portal@example.org` or `portal@[::1]`.
    let host: String
    /// As ssh takes it, which knows no brackets.
    let login: String
    let folder: String

    /// Nil for what is no such place.
    public init?(_ place: String) {
        guard let colon = Self.endOfHost(in: place) else { return nil }
        host = String(place[..<colon])
        login = host.filter { !"[]".contains($0) }
        // Programs would take it for an option.
        guard !login.isEmpty, !host.hasPrefix("-"), !login.hasPrefix("-") else { return nil }
        var path = place[place.index(after: colon)...]
        if path.hasSuffix("/"), path.count > 1 { path = path.dropLast() }
        // Where a login begins everybody is at home, and between quotation marks the sign would be a name.
        folder = path == "~" ? "." : String(path.hasPrefix("~/") ? path.dropFirst(2) : path)
        guard !folder.isEmpty else { return nil }
    }

    /// Where the path begins, but for the colon: an address that has colons itself stands in brackets.
    private static func endOfHost(in place: String) -> String.Index? {
        let first = place.firstIndex(of: ":")
        guard let first, let bracket = place.firstIndex(of: "["), bracket < first else {
            return first
        }
        return place.range(of: "]:").map { place.index(after: $0.lowerBound) }
    }
}
