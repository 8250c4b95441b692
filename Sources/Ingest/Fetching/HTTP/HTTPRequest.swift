public import WebURL

/// One question to a server, with the limits within which its answer is wanted.
public struct HTTPRequest: Hashable, Sendable {
    public var url: WebURL
    public var method: HTTPMethod
    public var headers: HTTPHeaders
    public var body: [UInt8]?
    /// Time for the whole answer, redirects and a retry included, waiting for a place excluded.
    public var timeout: Duration
    /// Most bytes of body, counted after decompression.
    public var maxBytes: Int
    /// Requests to this host that may be under way beside this one; nil for the client's own width.
    public var hostWidth: Int?
    /// Whether an answer of any status is returned, for APIs that explain their errors in the body.
    public var acceptsAnyStatus: Bool
    /// Whether a failure carries what the server wrote about it.
    public var wantsExplanation = false
    /// Values that must not be stored with the address or the headers of the answer.
    public var secrets: [String]
    /// Those of them that must not be stored with what the server wrote either.
    public var bodySecrets: [String] = []
    /// Among requests that wait the lowest goes first, then the one that came first.
    public var rank = 0

    public init(
        url: WebURL,
        method: HTTPMethod = .get,
        headers: HTTPHeaders = [:],
        body: [UInt8]? = nil,
        timeout: Duration = .seconds(20),
        maxBytes: Int = HTTPRequest.feedBytes,
        hostWidth: Int? = nil,
        acceptsAnyStatus: Bool = false,
        secrets: [String] = []
    ) {
        self.url = url
        self.method = method
        self.headers = headers
        self.body = body
        self.timeout = timeout
        self.maxBytes = maxBytes
        self.hostWidth = hostWidth
        self.acceptsAnyStatus = acceptsAnyStatus
        self.secrets = secrets
    }

    /// The cap for feeds and API answers.
    public static let feedBytes = 16 << 20
    /// The cap for pictures.
    public static let pictureBytes = 32 << 20

    /// Whether a 304 is an answer to what was asked.
    var isConditional: Bool {
        headers["If-None-Match"] != nil || headers["If-Modified-Since"] != nil
    }
}

extension HTTPRequest {
    /// Fields that libcurl or this client writes itself.
    private static let reserved: Set<String> = [
        "accept-encoding", "connection", "content-length", "expect", "host", "te",
        "transfer-encoding", "upgrade",
    ]

    /// Says why the request may not be sent at all, whatever a server would answer.
    func checked() throws(RequestError) {
        try Self.check(url)
        for field in headers.fields {
            guard Self.takesHeader(field.name), Self.isPlain(field.value)
            else { throw .invalidHeader(field.name) }
        }
    }

    /// Whether a header of that name may be sent: it is a name, and none of those that this client writes itself.
    public static func takesHeader(_ name: String) -> Bool {
        isHeaderName(name) && !reserved.contains(name.lowercased())
    }

    static func check(_ url: WebURL) throws(RequestError) {
        guard url.isHTTP else {
            throw .invalidURL("\(url.scheme): addresses are not fetched, only http: and https:")
        }
        let start = url.href.utf8.dropFirst(url.scheme.utf8.count + 3)
        if start.prefix(while: { $0 != UInt8(ascii: "/") }).contains(UInt8(ascii: "@")) {
            throw .invalidURL("an address may not carry a user name or password")
        }
    }

    /// Whether headers can have that name.
    public static func isHeaderName(_ name: String) -> Bool {
        !name.isEmpty
            && name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "~"):
                    true
                default: false
                }
            }
    }

    /// Whether a value fits on a header line.
    static func isPlain(_ value: String) -> Bool {
        value.utf8.allSatisfy { $0 == UInt8(ascii: "\t") || ($0 >= 0x20 && $0 != 0x7F) }
    }
}

extension HTTPRequest {
    /// Whose server is asked.
    public var host: String { url.host?.serialized ?? "" }

    /// Asks for a picture, with the validators of the one that is known; nil when the address is none of the web.
    public init?(picture address: String, etag: String?, lastModified: String?, rank: Int) {
        guard let url = WebURL(address), url.isHTTP else { return nil }
        self.init(url: url, timeout: .seconds(15), maxBytes: Self.pictureBytes)
        headers["Accept"] = "image/webp,image/png,image/jpeg,image/gif;q=0.8,image/*;q=0.5"
        for (name, value) in [("If-None-Match", etag), ("If-Modified-Since", lastModified)] {
            if let value, Self.isPlain(value) { headers[name] = value }
        }
        self.rank = rank
    }
}

/// What a request asks a server to do.
public enum HTTPMethod: String, Hashable, Sendable {
    case get = "GET"
    case head = "HEAD"
    case post = "POST"
}
