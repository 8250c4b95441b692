/// An absolute URL as the WHATWG URL Standard parses it.
public struct WebURL: Hashable, Sendable, CustomStringConvertible {
    /// The serialised URL: ASCII only.
    public let href: String
    let layout: URLLayout

    init(href: String, layout: URLLayout) {
        self.href = href
        self.layout = layout
    }

    /// Parses an address; nil where the standard says failure.
    ///
    /// - Parameters:
    ///   - text: An absolute address, or with a base a relative reference.
    ///   - base: What a relative reference is relative to.
    public init?(_ text: String, base: WebURL? = nil) {
        if let layout = PlainAddress.layout(of: text) {
            self.init(href: text, layout: layout)
            return
        }
        var parser = URLParser(text, base: base)
        guard let url = parser.parse() else { return nil }
        self = url
    }

    /// Resolves a reference against this URL.
    public func joining(_ reference: String) -> WebURL? {
        WebURL(reference, base: self)
    }

    public var description: String { href }

    public static func == (left: WebURL, right: WebURL) -> Bool {
        left.href == right.href
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(href)
    }
}

extension WebURL {
    /// The scheme in lower case, without the colon.
    public var scheme: String { text(0..<layout.schemeEnd) }

    public var username: String { text(layout.usernameStart..<layout.usernameEnd) }

    public var password: String {
        text(min(layout.usernameEnd + 1, layout.passwordEnd)..<layout.passwordEnd)
    }

    /// The host; nil where the URL has no authority, as in `mailto:`.
    public var host: Host? {
        let name = layout.hostStart..<layout.hostEnd
        switch layout.hostKind {
        case .none: return nil
        case .empty: return .empty
        case .domain: return .domain(text(name))
        case .opaque: return .opaque(text(name))
        case .ipv4, .ipv6: return Host(bytes(name)[...], isSpecial: true)
        }
    }

    /// The port; nil when it is the scheme's default one.
    public var port: UInt16? { layout.port }

    /// The path, percent-encoded; for `mailto:` and the like all that stands before `?`.
    public var path: String { text(layout.pathStart..<layout.pathEnd) }

    /// The query without its question mark.
    public var query: String? {
        guard layout.queryEnd > layout.pathEnd else { return nil }
        return text(layout.pathEnd + 1..<layout.queryEnd)
    }

    /// The fragment without its hash sign.
    public var fragment: String? {
        let end = href.utf8.count
        guard end > layout.queryEnd else { return nil }
        return text(layout.queryEnd + 1..<end)
    }

    /// Whether the standard knows the scheme: http, https, ws, wss, ftp, file.
    public var isSpecial: Bool { layout.scheme.isSpecial }

    public var isHTTP: Bool { layout.scheme == .http || layout.scheme == .https }

    /// Scheme, host and port, to compare who serves two URLs; "null" where there is no such thing.
    public var origin: String {
        switch layout.scheme {
        case .http, .https, .ws, .wss, .ftp:
            text(0..<layout.schemeEnd) + "://" + text(layout.hostStart..<layout.authorityEnd)
        case .file: "null"
        case .other: blobOrigin ?? "null"
        }
    }

    /// The origin of the page that made a `blob:`.
    private var blobOrigin: String? {
        guard scheme == "blob", let page = WebURL(path), page.isHTTP else { return nil }
        return page.origin
    }

    private func text(_ range: Range<Int>) -> String {
        let bytes = href.utf8
        let start = bytes.index(bytes.startIndex, offsetBy: range.lowerBound)
        return String(href[start..<bytes.index(start, offsetBy: range.count)])
    }

    func bytes(_ range: Range<Int>) -> [UInt8] {
        Array(href.utf8.dropFirst(range.lowerBound).prefix(range.count))
    }
}
