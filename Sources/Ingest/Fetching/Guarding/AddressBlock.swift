import Basics

/// A range of addresses in CIDR form, such as `10.0.0.0/8`.
public struct AddressBlock: Hashable, Sendable {
    public let base: IPAddress
    public let prefixLength: Int

    /// Reads `10.0.0.0/8`, `fd00::/8` or a single address.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let base = IPAddress(first) else { return nil }
        var length = base.family.width
        if parts.count == 2 {
            guard let given = Int(foreign: parts[1], in: 0...base.family.width),
                parts[1].utf8.allSatisfy({ (0x30...0x39).contains($0) })
            else { return nil }
            length = given
        }
        self.base = base
        prefixLength = length
    }

    public func contains(_ address: IPAddress) -> Bool {
        guard address.family == base.family else { return false }
        let shift = base.family.width - prefixLength
        return address.value >> shift == base.value >> shift
    }
}
