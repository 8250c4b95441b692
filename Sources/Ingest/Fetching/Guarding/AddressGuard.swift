/// Decides, at the moment of connecting, whether a resolved address may be talked to, so that no
/// feed, redirect or change in the DNS can make a build read from the newsroom's own network.
struct AddressGuard: Sendable {
    let privateAccess: PrivateAccess
    let ports: Set<UInt16>
    /// Whether a server of the public network led here: then only what the configuration names counts as one's own.
    var isLedFromOutside = false

    /// Says why a connection is refused; nil when it is allowed.
    func refusal(of address: IPAddress, port: UInt16) -> String? {
        if isCovered(address) { return nil }
        if let kind = Self.kind(of: address) {
            return "\(address) is \(kind.rawValue) (\(permission(address)))"
        }
        return ports.contains(port) ? nil : "port \(port) is not a web port"
    }

    private func permission(_ address: IPAddress) -> String {
        if MetadataService.has(address) {
            return "only its own block in network.allowPrivate can permit it"
        }
        return isLedFromOutside && privateAccess == .all
            ? "a server outside leads there; a block in network.allowPrivate can permit it"
            : "network.allowPrivate can permit it"
    }

    /// Refuses hosts written as an address before anything is opened, which also holds where a
    /// proxy does the connecting.
    func check(_ host: HostKey) throws(RequestError) {
        if MetadataService.isNamed(host.name), !namesMetadata {
            throw .refusedAddress(
                host: host.name,
                reason: "it is where a cloud keeps the keys of its machines"
            )
        }
        guard let address = IPAddress(host: host.name),
            let reason = refusal(of: address, port: host.port)
        else { return }
        throw .refusedAddress(host: host.name, reason: reason)
    }

    private var namesMetadata: Bool {
        guard case .blocks(let blocks) = privateAccess else { return false }
        return blocks.contains { MetadataService.isNamed($0.base, by: [$0]) }
    }

    /// Whether the configuration names this address as one of the newsroom's own.
    func isCovered(_ address: IPAddress) -> Bool {
        switch privateAccess {
        case .none: false
        case .all:
            !isLedFromOutside && !MetadataService.has(address)
                && Self.kind(of: address).map { $0 != .meaningless } ?? false
        case .blocks(let blocks):
            MetadataService.has(address)
                ? MetadataService.isNamed(address, by: blocks)
                : blocks.contains { $0.contains(address) }
        }
    }

    /// Whether an address belongs to the public network.
    static func isPublic(_ address: IPAddress) -> Bool { kind(of: address) == nil }
}

extension AddressGuard {
    /// Why an address is not one of the public network.
    enum Kind: String {
        case loopback = "this computer's own address"
        case local = "an address of a private network"
        case translated = "an IPv4 address in disguise"
        case meaningless = "no address of a server"
        case metadata = "where a cloud or a link keeps its own services"
    }

    /// The special blocks of IANA's registries; first match wins.
    private static let table: [(block: AddressBlock, kind: Kind)] = [
        ("0.0.0.0/8", Kind.meaningless),
        ("10.0.0.0/8", .local),
        ("100.64.0.0/10", .local),
        ("127.0.0.0/8", .loopback),
        ("172.16.0.0/12", .local),
        ("192.0.0.0/24", .local),
        ("192.168.0.0/16", .local),
        ("198.18.0.0/15", .local),
        ("224.0.0.0/4", .meaningless),
        ("240.0.0.0/4", .meaningless),
        ("::/128", .meaningless),
        ("::1/128", .loopback),
        ("::ffff:0:0/96", .translated),
        ("::/96", .translated),
        ("64:ff9b::/96", .translated),
        ("64:ff9b:1::/48", .translated),
        ("2001::/32", .translated),
        ("2002::/16", .translated),
        ("100::/64", .meaningless),
        ("fc00::/7", .local),
        ("fec0::/10", .local),
        ("ff00::/8", .meaningless),
    ].compactMap { text, kind in AddressBlock(text).map { ($0, kind) } }

    static func kind(of address: IPAddress) -> Kind? {
        if MetadataService.has(address) { return .metadata }
        return table.first { $0.block.contains(address) }?.kind
    }
}

/// Which addresses inside one's own network may be fetched from (`network.allowPrivate`).
public enum PrivateAccess: Hashable, Sendable {
    case none
    case all
    case blocks([AddressBlock])
}
