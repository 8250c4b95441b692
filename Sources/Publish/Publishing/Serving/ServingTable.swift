import Basics
public import Domain
import Foundation
import Searching

/// How a server should answer for a site: the one table from which the files for all servers are written.
public struct ServingTable: Codable, Equatable, Sendable {
    /// The path of the base address as addresses spell it, without a slash at its end.
    public let prefix: String
    /// What every answer carries.
    public let headers: [ServingRule.Header]
    /// What the policy says beside in answers that go over https; nil where the site is published under plain http.
    public let upgrade: String?
    /// The first one that fits a path holds for it.
    public let rules: [ServingRule]
    public let redirects: [Move]
    /// Site paths of what was withdrawn; their pages stay, with the status 410.
    public let gone: [String]
    public private(set) var protection: Guarded?

    /// An address that leads to another one for good.
    public struct Move: Codable, Equatable, Sendable {
        public let from: String
        public let to: String
    }

    /// Paths that need a name and a password, of which only the hash is known.
    public struct Guarded: Codable, Equatable, Sendable {
        public let paths: [String]
        public let user: String
        public let hash: String
    }

    public init(
        settings: SiteSettings,
        contentPolicy: String,
        stylesheet: String?,
        redirects: [Redirect],
        gone: [String]
    ) {
        let base = settings.baseURL
        prefix = base.pathPrefix
        let isSecure = base.origin.hasPrefix("https:")
        var headers = [
            ServingRule.Header(Self.policy, contentPolicy),
            ServingRule.Header("X-Content-Type-Options", "nosniff"),
            ServingRule.Header("Referrer-Policy", "strict-origin-when-cross-origin"),
            ServingRule.Header("Permissions-Policy", Self.permissions),
            // Readers of feeds show their pictures, and players play their sounds, wherever these stand.
            ServingRule.Header("Cross-Origin-Resource-Policy", "cross-origin"),
        ]
        // Over plain http browsers do not heed it, and complain.
        if isSecure { headers.append(.init("Cross-Origin-Opener-Policy", "same-origin")) }
        if isSecure, let seconds = settings.publication.strictTransport {
            headers.append(.init("Strict-Transport-Security", "max-age=\(seconds)"))
        }
        self.headers = headers + (MiningReservation(settings)?.headers ?? [])
        // In answers over plain http it would keep a page from its own style.
        upgrade = isSecure ? "; upgrade-insecure-requests" : nil
        rules = Self.rules(
            stylesheet: stylesheet.map(base.link),
            hasPodcast: settings.publication.podcast != nil
        )
        // Whoever makes addresses makes plain ones; nothing else may ever reach the settings of a server.
        self.redirects = redirects.filter { SitePath.isPlain($0.from + $0.to) }
            .map { Move(from: $0.from, to: $0.to) }
        self.gone = gone.filter(SitePath.isPlain)
        protection = settings.publication.protection.map {
            Guarded(
                paths: $0.paths,
                user: $0.user,
                hash: PasswordHash.of($0.password, user: $0.user, site: base.absolute("/"))
            )
        }
    }

    private static let permissions =
        "camera=(), microphone=(), payment=(), usb=(), browsing-topics=(), geolocation=(self)"

    private static func rules(stylesheet: String?, hasPodcast: Bool) -> [ServingRule] {
        let forever = "public, max-age=31536000, immutable"
        let anew = "no-cache"
        let short = "public, max-age=300"
        let utf8 = "; charset=utf-8"
        var pages = ServingRule(.any, cache: "public, max-age=60, stale-while-revalidate=600")
        // Only the style: a script that comes before it runs before the first paint and holds it up; the page names it behind it.
        if let stylesheet {
            pages.headers.append(.init("Link", "<\(stylesheet)>; rel=preload; as=style"))
        }
        let podcast = ServingRule(
            .named("podcast.xml"),
            cache: short,
            type: "application/rss+xml" + utf8
        )
        return (hasPodcast ? [podcast] : []) + [
            ServingRule(.folder("/_/"), cache: forever),
            ServingRule(.exact(SearchManifest.path), cache: anew),
            ServingRule(.folder(SearchManifest.folder), cache: forever),
            ServingRule(.exact("/sw.js"), cache: anew),
            ServingRule(.ending("webmanifest"), cache: anew, type: "application/manifest+json"),
            ServingRule(.named("feed.xml"), cache: short, type: "application/rss+xml" + utf8),
            ServingRule(.named("atom.xml"), cache: short, type: "application/atom+xml" + utf8),
            ServingRule(.named("feed.json"), cache: short, type: "application/feed+json" + utf8),
            ServingRule(
                .named("opensearch.xml"),
                cache: short,
                type: "application/opensearchdescription+xml" + utf8
            ),
            ServingRule(.ending("opml"), cache: short, type: "text/x-opml" + utf8),
            ServingRule(.ending("geojson"), cache: short, type: "application/geo+json"),
            ServingRule(.ending("ics"), cache: short, type: "text/calendar" + utf8),
            ServingRule(.ending("xml"), cache: short, type: "application/xml" + utf8),
            ServingRule(.ending("json"), cache: short, type: "application/json"),
            ServingRule(.ending("txt"), cache: short, type: "text/plain" + utf8),
            pages,
        ]
    }

    /// Files at the root of the output that are for servers alone.
    static let hidden = ["/_headers", "/_redirects", "/.htaccess", "/.nojekyll"]

    /// The folder in which a host keeps what it has, with all paths: who deploys to a server reads it otherwise.
    static let hiddenFolder = "/\(PublishingPlaces.hostRecords)/"

    /// What an answer for a site path carries.
    public func headers(for path: String) -> [ServingRule.Header] {
        guard let rule = rules.first(where: { $0.pattern.matches(path) }) else { return headers }
        let cache = isGuarded(path) ? Self.uncached : rule.cache
        let type = rule.type.map { [ServingRule.Header("Content-Type", $0)] } ?? []
        return headers + [.init("Cache-Control", cache)] + type + rule.headers
    }

    /// Whether a site path is that of a file for servers alone, on disks that do not tell capitals apart too.
    public static func isHidden(_ path: String) -> Bool {
        let path = path.lowercased()
        return hidden.contains(path) || path.hasPrefix(hiddenFolder)
    }

    /// The same, closed as another is, too: by its name and password, which open what this one closes as well.
    func closed(as other: ServingTable) -> ServingTable {
        guard let protection = other.protection else { return self }
        let more = (self.protection?.paths ?? []).filter { !protection.paths.contains($0) }
        var table = self
        table.protection = Guarded(
            paths: protection.paths + more,
            user: protection.user,
            hash: protection.hash
        )
        return table
    }

    static let uncached = "private, no-store"

    /// Whether only those who know the password get it.
    public func isGuarded(_ path: String) -> Bool {
        protection?.paths.contains { path.hasPrefix($0) } == true
    }

    /// A site path as addresses spell it.
    func link(_ path: String) -> String { prefix + Self.encoded(path) }

    /// What is not ASCII in hexadecimal digits.
    private static func encoded(_ path: String) -> String {
        if path.utf8.allSatisfy({ $0 < 0x80 }) { return path }
        return path.utf8.reduce(into: "") { text, byte in
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "%" + String(byte, radix: 16, uppercase: true)
            }
        }
    }

    /// A site path as servers compare it with what they are asked for.
    func place(_ path: String) -> String { (prefix.removingPercentEncoding ?? prefix) + path }

    /// The header with the policy, which says more over https.
    static let policy = "Content-Security-Policy"
}

extension ServingTable {
    /// The files for servers that read them beside the site.
    var publishedFiles: [(path: String, bytes: [UInt8])] {
        var files = [
            (path: "/_headers", bytes: HeadersFile(self).bytes),
            (path: "/.htaccess", bytes: ApacheFile(self).bytes),
            // GitHub Pages of a branch leaves out what begins with an underscore unless this is there.
            (path: "/.nojekyll", bytes: []),
        ]
        if !redirects.isEmpty {
            let lines = redirects.map { "\(link($0.from)) \(link($0.to)) 301\n" }
            files.append((path: "/_redirects", bytes: Array(lines.joined().utf8)))
        }
        return files
    }

    /// The files for servers of one's own, which must not be published, by name.
    func privateFiles() throws -> [(name: String, bytes: [UInt8])] {
        var files = [
            (name: "nginx.conf", bytes: NginxFile(self).bytes),
            (name: "Caddyfile", bytes: CaddyFile(self).bytes),
            (name: Self.tableName, bytes: [UInt8](try JSONEncoder.stable().encode(self)) + [0x0A]),
        ]
        if let protection {
            let line = "\(protection.user):\(protection.hash)\n"
            files.append((name: Self.passwordsName, bytes: Array(line.utf8)))
        }
        return files
    }

    public static let tableName = "serving.json"
    static let passwordsName = "passwords"

    /// The table of the last build.
    ///
    /// - Parameter folder: where the files for servers of one's own lie.
    /// - Returns: nil when no build wrote one.
    public static func standing(in folder: String) -> ServingTable? {
        read("\(folder)/\(tableName)")
    }

    /// The table in a file; nil where there is none.
    static func read(_ file: String) -> ServingTable? {
        FileSystem.read(file).flatMap {
            try? JSONDecoder().decode(ServingTable.self, from: Data($0))
        }
    }
}
