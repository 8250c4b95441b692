import WebURL

/// A URL as the DOM shows it: with the separators, absent parts empty.
struct Components: Decodable, Equatable, Sendable {
    let href: String
    let `protocol`: String
    let username: String
    let password: String
    let host: String
    let hostname: String
    let port: String
    let pathname: String
    let search: String
    let hash: String

    init(_ url: WebURL) {
        href = url.href
        `protocol` = url.scheme + ":"
        username = url.username
        password = url.password
        hostname = url.host?.serialized ?? ""
        port = url.port.map(String.init) ?? ""
        host = port.isEmpty ? hostname : "\(hostname):\(port)"
        pathname = url.path
        search = Self.prefixed("?", url.query)
        hash = Self.prefixed("#", url.fragment)
    }

    private static func prefixed(_ separator: String, _ text: String?) -> String {
        guard let text, !text.isEmpty else { return "" }
        return separator + text
    }
}
