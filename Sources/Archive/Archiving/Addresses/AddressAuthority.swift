import Domain

/// Whose word counts about an address: whoever is asked at its own host. Any feed can name the pages of others.
struct AddressAuthority {
    let rules: ClassificationRules

    /// Beginnings of hosts at which publishers keep their feeds beside their pages.
    private static let feedHosts = ["api.", "feed.", "feeds.", "rss."]

    /// Whether a source is asked at the host that an address leads to, or at one above it.
    func owns(_ source: SourceID, _ address: String) -> Bool {
        guard let asked = host(of: source), let named = Self.host(in: address) else { return false }
        let names =
            [asked]
            + Self.feedHosts.filter(asked.hasPrefix).map {
                String(asked.dropFirst($0.count))
            }
        return names.contains { named == $0 || $0.contains(".") && named.hasSuffix(".\($0)") }
    }

    /// Whom a source is asked at: sources with the same one have the same publisher. Nil where nobody knows, as of files.
    func publisher(of source: SourceID) -> String? {
        host(of: source) ?? rules.source(source).flatMap { $0.address == nil ? $0.kind : nil }
    }

    /// How much the editors trust a source beside others.
    func weight(of source: SourceID) -> Int { rules.source(source)?.weight ?? 0 }

    private func host(of source: SourceID) -> String? {
        rules.source(source)?.address.flatMap(Self.host)
    }

    /// Host and port of an absolute http(s) address, as canonical addresses spell them: without `www.` and the ports
    /// of the schemes.
    static func host(in address: String) -> String? {
        let parts = address.split(separator: "://", maxSplits: 1)
        guard parts.count == 2, ["http", "https"].contains(parts[0].lowercased()) else {
            return nil
        }
        let authority = parts[1].prefix { !"/?#\\".contains($0) }
        var host =
            authority.split(separator: "@", omittingEmptySubsequences: false).last?
            .lowercased() ?? ""
        for port in [":80", ":443"] where host.hasSuffix(port) { host.removeLast(port.count) }
        if host.hasPrefix("www."), host.dropFirst(4).contains(".") { host.removeFirst(4) }
        return host.isEmpty ? nil : host
    }
}
