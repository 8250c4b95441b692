/// What the header `Content-Type` says of a body (RFC 9110, 8.3).
public struct ContentTypeField: Hashable, Sendable {
    /// In lower case, without parameters: `text/csv`.
    public let mediaType: String
    /// The parameter `charset` in lower case, where there is one.
    public let charset: String?

    public init(_ value: String) {
        let parts = value.lowercased().filter { !" \t\"'".contains($0) }
            .split(separator: ";", omittingEmptySubsequences: false)
        mediaType = parts.first.map(String.init) ?? ""
        charset = parts.dropFirst().first { $0.hasPrefix("charset=") && $0 != "charset=" }
            .map { String($0.dropFirst("charset=".count)) }
    }
}
