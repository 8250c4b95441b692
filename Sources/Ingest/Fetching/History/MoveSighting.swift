public import WebURL

/// A permanent redirect (301 or 308 from the first hop on) and how often in a row it was seen.
public struct MoveSighting: Hashable, Codable, Sendable {
    public let address: String
    public let count: Int

    /// Sightings after which the new address is asked instead of the configured one.
    static let enough = 3
}

extension SourceHistory {
    /// Notes where a good answer's permanent redirects led; nil when there were none.
    ///
    /// After three answers in a row the address is adopted, unless it is that of a log-in or of a
    /// network's own landing page.
    public mutating func sawMove(to target: WebURL?) {
        guard let target, target.isWorthAdopting, target.href != adoptedAddress else {
            sighting = nil
            return
        }
        let before = sighting.flatMap { $0.address == target.href ? $0.count : nil } ?? 0
        sighting = MoveSighting(address: target.href, count: before + 1)
        guard before + 1 >= MoveSighting.enough else { return }
        adoptedAddress = target.href
        sighting = nil
    }
}

extension WebURL {
    /// Words in the addresses that networks and log-ins redirect to, whatever was asked for.
    private static let detours = [
        "auth", "captive", "challenge", "consent", "hotspot", "landingpage", "login", "logon",
        "paywall", "register", "signin", "sign-in", "signup", "sign-up", "sso", "subscribe",
    ]

    fileprivate var isWorthAdopting: Bool {
        let words = href.lowercased().split { !$0.isLetter && $0 != "-" }
        return !words.contains { word in
            ([word] + word.split(separator: "-")).contains { Self.detours.contains(String($0)) }
        }
    }
}
