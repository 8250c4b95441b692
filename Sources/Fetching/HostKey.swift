import WebURL

/// Whom politeness counts as one: scheme, name and port.
struct HostKey: Hashable, Sendable {
    let scheme: String
    let name: String
    let port: UInt16

    init(_ url: WebURL) {
        scheme = url.scheme
        name = url.host?.serialized ?? ""
        port = url.port ?? (url.scheme == "https" ? 443 : 80)
    }
}
