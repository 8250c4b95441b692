public import WebURL

/// Says of an address whether it leads out into the public network, as far as its text tells. What a name resolves to is
/// looked at when it is asked.
public enum PublicHost {
    /// Names that never leave a network of one's own (RFC 6761, 6762, 8375, 9476 and common use).
    private static let privateEndings = [
        "localhost", "local", "internal", "intranet", "lan", "home", "home.arpa", "corp", "private",
    ]
    private static let webPorts: Set<UInt16> = [80, 443]

    /// Why an address that a stranger names is not to be asked; nil when it may be.
    public static func refusal(of url: WebURL) -> String? {
        guard let name = url.host?.serialized, !name.isEmpty else { return "it names no host" }
        if let address = IPAddress(host: name) {
            if let kind = AddressGuard.kind(of: address) { return "\(name) is \(kind.rawValue)" }
        } else {
            let host = name.hasSuffix(".") ? String(name.dropLast()) : name
            let isPrivate = privateEndings.contains { host == $0 || host.hasSuffix("." + $0) }
            if isPrivate || !host.contains(".") { return "\(host) is a name of a private network" }
        }
        if let port = url.port, port < 1_024, !webPorts.contains(port) {
            return "port \(port) is not a web port"
        }
        return nil
    }
}
