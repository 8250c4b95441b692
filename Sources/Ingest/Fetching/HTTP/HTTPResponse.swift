public import WebURL

/// A complete answer, decompressed.
public struct HTTPResponse: Hashable, Sendable {
    public let status: Int
    public let headers: HTTPHeaders
    let body: ResponseBody
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
        self.init(
            status: status,
            headers: headers,
            body: ResponseBody(body),
            url: url,
            permanentRedirect: permanentRedirect,
            elapsed: elapsed
        )
    }

    init(
        status: Int,
        headers: HTTPHeaders,
        body: ResponseBody,
        url: WebURL,
        permanentRedirect: WebURL?,
        elapsed: Duration
    ) {
        self.status = status
        self.headers = headers
        self.body = body
        self.url = url
        self.permanentRedirect = permanentRedirect
        self.elapsed = elapsed
    }

    /// The bytes of the answer, read from their file where they did not stay in memory.
    public func bytes() throws(RequestError) -> [UInt8] { try body.bytes() }
}
