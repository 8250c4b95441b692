/// Where clouds keep the keys of their machines, and what is on the same link only: closed even to whoever permits all of
/// the newsroom's own network, unless a block names just these.
enum MetadataService {
    /// Link-local addresses, and those that clouds have put elsewhere.
    private static let blocks: [AddressBlock] = [
        "169.254.0.0/16", "fe80::/10",
        // Amazon, Google and others by IPv6; Alibaba; Oracle; Azure's wire server.
        "fd00:ec2::/32", "fd20:ce::254/128", "fd00:42::42/128", "100.100.100.200/32",
        "192.0.0.192/32", "168.63.129.16/32",
    ].compactMap { AddressBlock($0) }

    /// Where a proxy looks names up, only they can tell.
    private static let names: Set = [
        "metadata", "metadata.google.internal", "metadata.goog", "instance-data",
        "instance-data.ec2.internal", "metadata.azure.internal", "metadata.oraclecloud.com",
        "metadata.tencentyun.com", "metadata.packet.net", "metadata.platformequinix.com",
    ]

    static func isNamed(_ host: String) -> Bool {
        names.contains(host.lowercased().split(separator: ".").joined(separator: "."))
    }

    /// Whether an address is one of them, also as an IPv4 address in the disguise of IPv6.
    static func has(_ address: IPAddress) -> Bool {
        ([address] + address.embedded).contains { one in blocks.contains { $0.contains(one) } }
    }

    /// Whether a block names the address itself, and not everything around it.
    static func isNamed(_ address: IPAddress, by named: [AddressBlock]) -> Bool {
        ([address] + address.embedded).contains { one in
            guard let closed = blocks.first(where: { $0.contains(one) }) else { return false }
            return named.contains { block in
                block.contains(one) && block.prefixLength >= closed.prefixLength
            }
        }
    }
}
