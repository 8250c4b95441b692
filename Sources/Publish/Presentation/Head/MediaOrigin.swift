/// The origin from which a piece of music or film is fetched, or to which a form is sent, as the policy of all pages names it.
public enum MediaOrigin {
    /// `https://previews.example`, nil for what cannot be one: then the piece is not offered at all.
    ///
    /// Hosts may have signs that say something else in a policy, such as `;`, `,` and `*`.
    public static func of(_ address: String?) -> String? {
        guard let address = WebAddress.checked(address),
            let colon = address.utf8.firstIndex(of: UInt8(ascii: ":"))
        else { return nil }
        let scheme = address[..<colon].lowercased()
        let host = String(
            decoding: address.utf8[colon...].dropFirst(3).prefix { !ends.contains($0) },
            as: UTF8.self
        )
        .lowercased()
        let isHost = host.utf8.allSatisfy { byte in
            switch byte {
            case 0x30...0x39, 0x61...0x7A: true
            case UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: ":"): true
            default: false
            }
        }
        guard isHost, host.first.map({ $0.isLetter || $0.isNumber }) == true else { return nil }
        return "\(scheme)://\(host)"
    }

    /// What ends a host.
    private static let ends = Array("/?#\\".utf8)
}
