public import Domain

/// What the pages of a site may load and from where: one policy for all of them, computed from the configuration.
public struct ContentPolicy: Hashable, Sendable {
    /// The directives in the order in which they are written, each with its sources.
    private var directives: [(name: Directive, sources: [String])]

    /// The directives of CSP that a site can extend.
    public enum Directive: String, CaseIterable, Sendable {
        case standard = "default-src"
        case scripts = "script-src"
        case connections = "connect-src"
        case styles = "style-src"
        case pictures = "img-src"
        case fonts = "font-src"
        case media = "media-src"
        case frames = "frame-src"
        case manifest = "manifest-src"
        case workers = "worker-src"
        case base = "base-uri"
        case forms = "form-action"
    }

    /// - Parameters:
    ///   - settings: the site.
    ///   - mediaOrigins: whence pages may play music and films.
    public init(settings: SiteSettings, mediaOrigins: [String] = []) {
        let own = "'self'"
        directives = [
            (.standard, ["'none'"]),
            (.scripts, [own]),
            (.connections, [own] + [MediaOrigin.of(settings.store?.api)].compactMap(\.self)),
            (.styles, [own]),
            (.pictures, [own, "data:"] + (settings.pictures == .remote ? ["https:"] : [])),
            (.fonts, [own]),
            (.media, [own] + mediaOrigins),
            (.manifest, [own]),
            (.workers, [own]),
            (.base, ["'none'"]),
            (.forms, [own]),
        ]
    }

    /// Reads what `meta` wrote.
    init(meta: String) {
        directives = meta.split(separator: ";").compactMap { part in
            let words = part.split(separator: " ").map(String.init)
            guard let name = words.first.flatMap({ Directive(rawValue: $0) }) else { return nil }
            return (name, Array(words.dropFirst()))
        }
    }

    /// Whether the policy can name a source: a host, perhaps with `*.` before it, a scheme, or a word or hash between quotes (CSP
    /// Level 3, section 2.3.1). Any other sign could end the directive or open it to all hosts.
    public static func takes(_ source: String) -> Bool {
        let bytes = source.utf8[...]
        let quote = UInt8(ascii: "'")
        if bytes.first == quote {
            let word = bytes.dropFirst().dropLast()
            return bytes.last == quote && !word.isEmpty && isMade(of: "+/=-_", word)
        }
        let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
        guard !scheme.isEmpty, scheme.count < bytes.count, isMade(of: "+-.", scheme) else {
            return false
        }
        let rest = bytes.dropFirst(scheme.count + 1)
        if rest.isEmpty { return true }
        guard rest.starts(with: "//".utf8) else { return false }
        let host = rest.dropFirst(rest.starts(with: "//*.".utf8) ? 4 : 2)
        return !host.isEmpty && isMade(of: ".-_:", host)
    }

    /// Whether a text has letters and digits of ASCII, and some signs, alone.
    private static func isMade(of signs: StaticString, _ text: Substring.UTF8View) -> Bool {
        signs.withUTF8Buffer { signs in
            text.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default: signs.contains(byte)
                }
            }
        }
    }

    /// Lets a directive have one more source, such as a host or the hash of a script. What no policy can name stays out.
    public mutating func allow(_ source: String, in directive: Directive) {
        guard Self.takes(source) else { return }
        guard let index = directives.firstIndex(where: { $0.name == directive }) else {
            // Before the last two, which are no directives of fetching.
            directives.insert((directive, [source]), at: max(0, directives.count - 2))
            return
        }
        guard !directives[index].sources.contains(source) else { return }
        directives[index].sources.append(source)
    }

    /// Whether pages may load from a source.
    public func allows(_ source: String, in directive: Directive) -> Bool {
        directives.contains { $0.name == directive && $0.sources.contains(source) }
    }

    /// The hosts of others that pages may load from, whether at once or when a reader asks for it.
    public var foreignHosts: [String] {
        var hosts: Set<String> = []
        for source in directives.flatMap(\.sources) {
            for scheme in ["https://", "http://"] where source.hasPrefix(scheme) {
                hosts.insert(String(source.dropFirst(scheme.count)))
            }
        }
        return hosts.sorted()
    }

    /// As a `meta` element says it: it must hold under any host name, also over plain http.
    public var meta: String {
        directives.map { "\($0.name.rawValue) \($0.sources.joined(separator: " "))" }
            .joined(separator: "; ")
    }

    /// As the server's header says it, with the part that a `meta` element may not have.
    public var header: String { meta + "; frame-ancestors 'none'" }

    public static func == (one: Self, other: Self) -> Bool { one.meta == other.meta }

    public func hash(into hasher: inout Hasher) { hasher.combine(meta) }
}
