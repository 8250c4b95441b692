import Foundation

/// An IPv4 or IPv6 address as a number, so that blocks can be compared.
public struct IPAddress: Hashable, Sendable {
    public enum Family: Hashable, Sendable {
        case v4
        case v6

        var width: Int {
            switch self {
            case .v4: 32
            case .v6: 128
            }
        }
    }

    public let family: Family
    let value: UInt128

    /// Makes an address from 4 or 16 bytes in network order.
    public init?(bytes: some Collection<UInt8>) {
        switch bytes.count {
        case 4: family = .v4
        case 16: family = .v6
        default: return nil
        }
        value = bytes.reduce(0) { $0 << 8 | UInt128($1) }
    }

    /// Reads the dotted or the colon form.
    public init?(_ text: some StringProtocol) {
        let text = String(text)
        guard !text.utf8.contains(0) else { return nil }
        var (v4, v6) = (in_addr(), in6_addr())
        if inet_pton(AF_INET, text, &v4) == 1 {
            self.init(bytes: withUnsafeBytes(of: v4) { Array($0) })
        } else if inet_pton(AF_INET6, text, &v6) == 1 {
            self.init(bytes: withUnsafeBytes(of: v6) { Array($0) })
        } else {
            return nil
        }
    }

    /// Reads a host as addresses write it, with brackets around the colon form.
    public init?(host: String) {
        self.init(host.filter { $0 != "[" && $0 != "]" })
    }
}

extension IPAddress {
    /// The IPv4 addresses that an IPv6 address may stand for: mapped and compatible (RFC 4291), translated (RFC 6052, RFC
    /// 8215), 6to4 (RFC 3056), Teredo (RFC 4380) and ISATAP (RFC 5214).
    var embedded: [IPAddress] {
        guard family == .v6 else { return [] }
        func v4(_ value: UInt128) -> IPAddress? {
            IPAddress(
                bytes: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
            )
        }
        let bottom = value >> 32 & 0xFFFF_FFFF
        var found: [IPAddress?] = []
        switch value >> 32 {
        case 0, 0xFFFF, 0xFFFF_0000, 0x0064_FF9B << 64: found.append(v4(value))
        default: break
        }
        if value >> 80 == 0x0064_FF9B_0001 {
            // Wherever the local translation puts it: at the end, or around the unused octet.
            found += [
                v4(value), v4(value >> 24),
                v4((value >> 64 & 0xFFFF) << 16 | value >> 40 & 0xFFFF),
                v4((value >> 64 & 0xFF) << 24 | value >> 32 & 0xFF_FFFF),
            ]
        }
        if value >> 112 == 0x2002 { found.append(v4(value >> 80)) }
        if value >> 96 == 0x2001_0000 { found += [v4(~value), v4(value >> 64)] }
        if bottom == 0x5EFE || bottom == 0x0200_5EFE { found.append(v4(value)) }
        return found.compactMap(\.self)
    }
}

extension IPAddress: CustomStringConvertible {
    /// As the system writes it: dotted, or in the form of RFC 5952.
    public var description: String {
        let bytes = stride(from: family.width - 8, through: 0, by: -8)
            .map { UInt8(truncatingIfNeeded: value >> $0) }
        var text = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
        inet_ntop(
            family == .v4 ? AF_INET : AF_INET6,
            bytes,
            &text,
            socklen_t(text.count)
        )
        return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
}
