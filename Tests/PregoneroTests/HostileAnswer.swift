import ScriptedServer

/// What a server can do to a build instead of answering with its feed.
enum HostileAnswer: String, CaseIterable, Sendable {
    case drip, silence, slowHead, endlessBody, endlessHeaders, endlessFeed, hugeLength
    case resetInBody, resetAtOnce, tooShort, tooLong, garbage, closed
    case gzipBomb, brotliBomb, zstdBomb, doubleEncoding, brokenEncoding
    case redirectLoop, redirectChain, permanentThenTemporary
    case redirectToPrivate, redirectToMetadata, redirectToFile, redirectNowhere
    case unaskedNotModified, tooManyRequests, unavailable, unavailableUntil, gone, broken
    case login, challenge, emptyBody, noItems, entityBomb, deepNesting, notAFeed

    /// The answer to a request; `origin` is the server's own address.
    func answer(to request: RecordedRequest, origin: String) -> ScriptedAnswer {
        transfer ?? encoding ?? redirect(request.path, origin) ?? status ?? .ok(document)
    }

    /// Made once: it is packed bit by bit.
    private static let packedZeros = Compression.gzipBomb(of: 64 << 20)
    private static let feed = Array(Workplace.feed(1...40, title: "Hostil").utf8)

    private static func head(_ fields: (String, String)...) -> ScriptedAnswer.Step {
        .send(ScriptedAnswer.head(200, [("Content-Type", "application/rss+xml")] + fields))
    }

    /// Faults of the connection.
    private var transfer: ScriptedAnswer? {
        let half = Array(Self.feed.prefix(300))
        switch self {
        case .drip: return ScriptedAnswer([Self.head(), .drip(Self.feed, seconds: 1)])
        case .silence: return ScriptedAnswer([.wait(seconds: 600)])
        case .slowHead: return ScriptedAnswer([.drip(ScriptedAnswer.head(200, []), seconds: 3)])
        case .endlessBody: return .endlessBody
        case .endlessHeaders: return .endlessHeaders
        case .endlessFeed:
            let items = String(repeating: "<item><title>Hostil</title></item>\n", count: 400)
            let start = Array("<rss version='2.0'><channel><title>x</title>".utf8)
            return ScriptedAnswer([Self.head(), .send(start), .flood(Array(items.utf8))])
        case .hugeLength:
            let head = Self.head(("Content-Length", "99999999999"))
            return ScriptedAnswer([head, .wait(seconds: 600)])
        case .resetInBody: return ScriptedAnswer([Self.head(), .send(half), .reset])
        case .resetAtOnce: return ScriptedAnswer([.reset])
        case .tooShort: return .truncated(half, announced: 5_000)
        case .tooLong:
            return ScriptedAnswer([Self.head(("Content-Length", "200")), .send(Self.feed)])
        case .garbage: return .garbage
        case .closed: return .silence
        default: return nil
        }
    }

    private var encoding: ScriptedAnswer? {
        let (name, body): (String, [UInt8])
        switch self {
        case .gzipBomb: (name, body) = ("gzip", Self.packedZeros)
        case .brotliBomb: (name, body) = ("br", Compression.brotliBomb(of: 192 << 20))
        case .zstdBomb: (name, body) = ("zstd", Compression.zstdBomb(of: 192 << 20))
        case .doubleEncoding:
            let inner = Compression.storedGzip(Self.feed)
            (name, body) = ("gzip, gzip", Compression.storedGzip(inner))
        case .brokenEncoding: (name, body) = ("gzip", Self.feed)
        default: return nil
        }
        return .ok(body, type: "application/rss+xml", headers: [("Content-Encoding", name)])
    }

    private func redirect(_ path: String, _ origin: String) -> ScriptedAnswer? {
        switch self {
        case .redirectLoop: .redirect(to: origin + path)
        case .redirectChain: .redirect(301, to: "\(origin)\(path)x")
        case .permanentThenTemporary:
            .redirect(path == "/feed" ? 301 : 302, to: "\(origin)\(path)y")
        case .redirectToPrivate: .redirect(301, to: "http://10.0.0.1/feed")
        case .redirectToMetadata: .redirect(to: "http://169.254.169.254/latest/meta-data/")
        case .redirectToFile: .redirect(to: "file:///etc/passwd")
        case .redirectNowhere: .status(302)
        default: nil
        }
    }

    private var status: ScriptedAnswer? {
        switch self {
        case .unaskedNotModified: .status(304)
        case .tooManyRequests: .status(429, headers: [("Retry-After", "3600")])
        case .unavailable: .status(503, headers: [("Retry-After", "99999999999999999999")])
        case .unavailableUntil:
            .status(503, headers: [("Retry-After", "Sun, 22 Nov 2026 06:00:00 GMT")])
        case .gone: .status(410)
        case .broken: .status(500, body: Self.feed)
        default: nil
        }
    }

    private var document: String {
        switch self {
        case .login:
            "<!doctype html><title>Log in</title><form><input type=password name=p></form>"
        case .challenge:
            "<!doctype html><title>Just a moment...</title><div id=challenge-platform></div>"
        case .emptyBody: ""
        case .noItems: "<rss version='2.0'><channel><title>x</title></channel></rss>"
        case .entityBomb:
            "<!DOCTYPE rss [<!ENTITY a 'Hostil'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;'>"
                + "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;'>]><rss version='2.0'><channel>"
                + "<title>&c;</title></channel></rss>"
        case .deepNesting: "<rss version='2.0'><channel>" + String(repeating: "<a>", count: 200_000)
        default: "Hostil"
        }
    }
}
