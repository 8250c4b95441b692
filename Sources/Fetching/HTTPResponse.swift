public import WebURL

/// A complete answer, decompressed.
public struct HTTPResponse: Hashable, Sendable {
    public let status: Int
    public let headers: HTTPHeaders
    public let body: [UInt8]
    /// The address that answered, after all redirects.
    public let url: WebURL
    /// Where the unbroken run of 301 and 308 at the start of the redirects leads.
    public let permanentRedirect: WebURL?
    public let elapsed: Duration

    public init(
        status: Int,
        headers: HTTPHeaders = [:],
        body: [UInt8] = [],
        url: WebURL,
        permanentRedirect: WebURL? = nil,
        elapsed: Duration = .zero
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.permanentRedirect = permanentRedirect
        self.elapsed = elapsed
    }
}
