/// Addresses that hold only for a while, told by what is signed into their query.
public enum SignedAddress {
    /// In lower case.
    private static let marks: Set<String> = [
        "expires", "signature", "key-pair-id", "policy", "x-amz-expires", "x-amz-signature",
        "x-amz-date", "x-amz-credential", "x-amz-security-token", "x-amz-algorithm",
        "x-amz-signedheaders", "x-goog-expires", "x-goog-signature", "x-goog-date",
        "x-goog-credential", "x-goog-algorithm", "x-goog-signedheaders", "hdnea", "hdnts",
        "googleaccessid",
    ]
    /// One of these alone makes the address one that ends.
    private static let ends: Set<String> = [
        "expires", "policy", "x-amz-expires", "x-goog-expires", "hdnea", "hdnts",
    ]

    /// Whether the address says itself that it will end.
    public static func ends(_ address: String) -> Bool {
        names(in: address).contains { ends.contains($0) }
    }

    /// The address without its signature: the same for the same picture signed anew.
    public static func unsigned(_ address: String) -> String {
        guard ends(address), let mark = address.firstIndex(of: "?") else { return address }
        let query = address[address.index(after: mark)...].prefix { $0 != "#" }
        let kept = query.split(separator: "&").filter { !marks.contains(name(of: $0)) }
        let bare = String(address[..<mark])
        return kept.isEmpty ? bare : "\(bare)?\(kept.joined(separator: "&"))"
    }

    private static func names(in address: String) -> [String] {
        guard let mark = address.firstIndex(of: "?") else { return [] }
        return address[address.index(after: mark)...].split(separator: "&").map(name)
    }

    private static func name(of pair: Substring) -> String {
        String(pair.prefix { $0 != "=" }).lowercased()
    }
}
