public import Fetching
public import WebURL

/// One request to an API: what is asked of which path, with all encoding done here.
public struct Endpoint: Hashable, Sendable {
    /// A name and its value in a query or a form.
    public struct Parameter: Hashable, Sendable {
        public let name: String
        public let value: String

        init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// What a request carries beside its address.
    public enum Body: Hashable, Sendable {
        case form([Parameter])
        case json(String)
        case empty
    }

    /// Where the request goes.
    enum Target: Hashable, Sendable {
        /// The parts of a path at the API's origin, not yet encoded.
        case path([String])
        /// A whole address.
        case address(String)
    }

    public var method: HTTPMethod
    var target: Target
    public var query: [Parameter]
    public var headers: [String: String]
    public var body: Body?
    /// What the kind calls the answer.
    public var label: String?

    public init(
        _ path: String...,
        query: [(String, String?)] = [],
        headers: [String: String] = [:],
        label: String? = nil
    ) {
        self.init(.path(path), query: query, headers: headers, label: label)
    }

    init(
        _ target: Target,
        query: [(String, String?)] = [],
        headers: [String: String] = [:],
        label: String? = nil
    ) {
        method = .get
        self.target = target
        self.query = query.compactMap { name, value in value.map { Parameter(name, $0) } }
        self.headers = headers
        self.label = label
    }

    /// The same as POST.
    func posting(_ body: Body) -> Self {
        var copy = self
        copy.method = .post
        copy.body = body
        return copy
    }

    func adding(_ name: String, _ value: String) -> Self {
        var copy = self
        copy.query.removeAll { $0.name == name }
        copy.query.append(Parameter(name, value))
        return copy
    }
}

extension Endpoint {
    /// The address at an origin such as `https://api.example`, which may have a path before the API's own.
    public func address(at origin: String) -> WebURL? {
        var text: String
        switch target {
        case .path(let parts):
            let encoded = parts.map { Self.encoded($0) }.joined(separator: "/")
            text = "\(origin.hasSuffix("/") ? String(origin.dropLast()) : origin)/\(encoded)"
        case .address(let address):
            text = address
        }
        if !query.isEmpty {
            text += text.contains("?") ? "&" : "?"
            text += Self.encoded(query)
        }
        return WebURL(text)
    }

    /// The bytes of the body, and their type.
    public var content: (bytes: [UInt8], type: String?)? {
        switch body {
        case .form(let pairs):
            (Array(Self.encoded(pairs).utf8), "application/x-www-form-urlencoded")
        case .json(let text): (Array(text.utf8), "application/json")
        case .empty: ([], nil)
        case nil: nil
        }
    }

    private static func encoded(_ pairs: [Parameter]) -> String {
        pairs.map { "\(encoded($0.name))=\(encoded($0.value))" }.joined(separator: "&")
    }

    /// Every byte but the unreserved ones of RFC 3986 as `%XX`.
    static func encoded(_ text: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
