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
        guard let bytes = Self.v4Bytes(text) ?? Self.v6Bytes(text) else { return nil }
        self.init(bytes: bytes)
    }

    /// Reads a host as addresses write it, with brackets around the colon form.
    public init?(host: String) {
        self.init(host.filter { $0 != "[" && $0 != "]" })
    }

    private static func v4Bytes(_ text: some StringProtocol) -> [UInt8]? {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard parts.count == 4 else { return nil }
        let bytes = parts.compactMap { part -> UInt8? in
            guard (1...3).contains(part.utf8.count), part.utf8.first != UInt8(ascii: "+")
            else { return nil }
            return UInt8(part)
        }
        return bytes.count == 4 ? bytes : nil
    }

    private static func v6Bytes(_ text: some StringProtocol) -> [UInt8]? {
        guard let gap = text.range(ofDoubleColon: ()) else {
            guard let words = words(text), words.count == 8 else { return nil }
            return words.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        }
        guard let head = words(text[..<gap.lowerBound], isEnd: false),
            let tail = words(text[gap.upperBound...]),
            head.count + tail.count < 8
        else { return nil }
        let zeros = [UInt16](repeating: 0, count: 8 - head.count - tail.count)
        return (head + zeros + tail).flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    }

    /// Reads pieces between single colons; only the end of an address may be dotted.
    private static func words(_ text: some StringProtocol, isEnd: Bool = true) -> [UInt16]? {
        if text.isEmpty { return [] }
        var words: [UInt16] = []
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if isEnd, index == parts.count - 1, let tail = v4Bytes(part) {
                words += [
                    UInt16(tail[0]) << 8 | UInt16(tail[1]), UInt16(tail[2]) << 8 | UInt16(tail[3]),
                ]
            } else if (1...4).contains(part.utf8.count), part.utf8.first != UInt8(ascii: "+"),
                let word = UInt16(part, radix: 16)
            {
                words.append(word)
            } else {
                return nil
            }
        }
        return words
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
    public var description: String {
        switch family {
        case .v4:
            return stride(from: 24, through: 0, by: -8)
                .map { String(UInt8(truncatingIfNeeded: value >> $0)) }
                .joined(separator: ".")
        case .v6:
            let words = stride(from: 112, through: 0, by: -16)
                .map { UInt16(truncatingIfNeeded: value >> $0) }
            return Self.text(words)
        }
    }

    /// The form of RFC 5952: the longest run of two or more zero words becomes `::`.
    private static func text(_ words: [UInt16]) -> String {
        var best = 0..<0
        var start = 0
        while start < words.count {
            let end = words[start...].firstIndex { $0 != 0 } ?? words.count
            if end - start > max(best.count, 1) { best = start..<end }
            start = max(end, start + 1)
        }
        let hex = words.map { String($0, radix: 16) }
        guard !best.isEmpty else { return hex.joined(separator: ":") }
        return hex[..<best.lowerBound].joined(separator: ":") + "::"
            + hex[best.upperBound...].joined(separator: ":")
    }
}

extension StringProtocol {
    fileprivate func range(ofDoubleColon: Void) -> Range<Index>? {
        var index = startIndex
        while index < endIndex {
            let next = self.index(after: index)
            if next < endIndex, self[index] == ":", self[next] == ":" {
                return index..<self.index(after: next)
            }
            index = next
        }
        return nil
    }
}
