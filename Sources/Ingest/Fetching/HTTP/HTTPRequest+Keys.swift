public import WebURL

extension HTTPRequest {
    /// The request as any server may see it to which the one that it was meant for leads: another one gets no keys.
    ///
    /// - Parameter home: an address of the server that it was meant for.
    /// - Returns: nil for one that would send data to another server.
    public func keepingKeys(at home: WebURL) -> HTTPRequest? {
        guard HostKey(url) != HostKey(home) else { return self }
        guard method != .post else { return nil }
        var copy = self
        copy.headers = headers.withoutKeys
        return copy
    }
}

extension HTTPHeaders {
    /// Those that a server may see to whom the caller did not speak: none that holds a key.
    private static let harmless: Set<String> = [
        "accept", "accept-language", "cache-control", "if-modified-since", "if-none-match",
    ]

    var withoutKeys: HTTPHeaders {
        HTTPHeaders(fields.filter { Self.harmless.contains($0.name.lowercased()) })
    }
}
