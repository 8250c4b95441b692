extension WebURL {
    /// Whom a URL speaks to.
    public enum Host: Hashable, Sendable {
        /// A registered name in lower-case ASCII (international labels as `xn--…`).
        case domain(String)
        case ipv4(UInt32)
        /// Eight pieces, most significant first.
        case ipv6([UInt16])
        /// The host of a scheme that the URL Standard does not know, percent-encoded.
        case opaque(String)
        /// No name at all, as in `file:///etc/hosts`.
        case empty

        /// The host as it stands in a URL; IPv6 addresses in brackets.
        public var serialized: String {
            switch self {
            case .domain(let name), .opaque(let name): name
            case .ipv4(let value): IPv4Address(value: value).serialized
            case .ipv6(let pieces): "[\(IPv6Address(pieces: pieces).serialized)]"
            case .empty: ""
            }
        }
    }
}

extension WebURL.Host {
    /// Parses a host as the URL Standard says (section 3.5).
    init?(_ bytes: ArraySlice<UInt8>, isSpecial: Bool) {
        if bytes.first == ASCII.leftBracket {
            guard bytes.last == ASCII.rightBracket, bytes.count > 1,
                let address = IPv6Address(bytes.dropFirst().dropLast())
            else { return nil }
            self = .ipv6(address.pieces)
        } else if isSpecial {
            guard let name = DomainName(percentEncoded: bytes) else { return nil }
            self.init(name)
        } else {
            self.init(opaque: bytes)
        }
    }

    private init?(_ name: DomainName) {
        guard IPv4Address.endsInNumber(name.bytes[...]) else {
            self = .domain(String(decoding: name.bytes, as: UTF8.self))
            return
        }
        guard let address = IPv4Address(name.bytes[...]) else { return nil }
        self = .ipv4(address.value)
    }

    private init?(opaque bytes: ArraySlice<UInt8>) {
        guard !bytes.contains(where: ByteSet.forbiddenHost.contains) else { return nil }
        var encoded: [UInt8] = []
        encoded.append(bytes, percentEncoding: .c0Control)
        self = encoded.isEmpty ? .empty : .opaque(String(decoding: encoded, as: UTF8.self))
    }

    var kind: URLLayout.HostKind {
        switch self {
        case .domain: .domain
        case .ipv4: .ipv4
        case .ipv6: .ipv6
        case .opaque: .opaque
        case .empty: .empty
        }
    }
}
