/// The address under which the site is published; its path prefixes every link.
public struct BaseURL: Hashable, Sendable {
    /// `https://example.org`.
    public let origin: String
    /// Empty, or `/news`: never with a slash at its end.
    public let pathPrefix: String

    public init(origin: String, pathPrefix: String) {
        self.origin = origin
        var prefix = pathPrefix[...]
        while prefix.hasSuffix("/") { prefix = prefix.dropLast() }
        self.pathPrefix = String(prefix)
    }

    /// The absolute address of a site path such as `/noticias/`.
    public func absolute(_ path: String) -> String {
        origin + pathPrefix + path
    }

    /// A site path as links on the site spell it.
    public func link(_ path: String) -> String {
        pathPrefix + path
    }
}
