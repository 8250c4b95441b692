/// The vocabularies that the reader knows, found by address with tolerance, or by their usual
/// prefix where a feed forgot to declare it.
enum FeedNamespace: String {
    /// RSS in all versions, and elements without a namespace.
    case core = ""
    case atom
    case rdf
    case dublinCore = "dc"
    case dublinCoreTerms = "dcterms"
    case content
    case itunes
    case googlePlay = "googleplay"
    case media
    case syndication = "sy"
    case xhtml
    case license = "cc"
    case access
    case yandex
    case event = "ev"
    case xcal
    case georss
    case gml
    case geo
    case xml
    case xmlns
    case other = "?"

    /// Ignores case, scheme, a leading `www.` and the last slash, hash or question mark.
    init(address: String) {
        var key = Substring(address.trimmingASCIISpace().lowercased())
        for prefix in ["http://", "https://", "www."] where key.hasPrefix(prefix) {
            key = key.dropFirst(prefix.count)
        }
        while let last = key.last, "/#?".contains(last) { key = key.dropLast() }
        if key.isEmpty {
            self = .core
        } else {
            self = Self.addresses[String(key)] ?? Self.family(of: key)
        }
    }

    init?(usualPrefix prefix: String) {
        guard let found = Self.prefixes[prefix.lowercased()] else { return nil }
        self = found
    }

    /// Whole families that differ in a version only.
    private static func family(of key: Substring) -> FeedNamespace {
        if key.contains("podcast-1.0.dtd") { return .itunes }
        if key.hasPrefix("backend.userland.com/rss") { return .core }
        if key.hasPrefix("search.yahoo.com/mrss") { return .media }
        if key.hasPrefix("purl.org/dc/elements/") { return .dublinCore }
        if key.contains("-calsch-many-xcal") { return .xcal }
        if key.hasPrefix("georss.org/georss") { return .georss }
        if key.hasPrefix("opengis.net/gml") { return .gml }
        return .other
    }

    private static let addresses: [String: FeedNamespace] = [
        "purl.org/rss/1.0": .core,
        "my.netscape.com/rdf/simple/0.9": .core,
        "channel.netscape.com/rdf/simple/0.9": .core,
        "blogs.law.harvard.edu/tech/rss": .core,
        "cyber.law.harvard.edu/rss": .core,
        "rssboard.org/rss-specification": .core,
        "w3.org/2005/atom": .atom,
        "purl.org/atom/ns": .atom,
        "purl.org/echo": .atom,
        "purl.org/pie": .atom,
        "example.com/necho": .atom,
        "uri/of/echo/namespace": .atom,
        "purl.org/atom-blog/ns": .other,
        "w3.org/1999/02/22-rdf-syntax-ns": .rdf,
        "purl.org/dc/elements/1.1": .dublinCore,
        "purl.org/dc/terms": .dublinCoreTerms,
        "purl.org/rss/1.0/modules/content": .content,
        "itunes.com/dtds/podcast-1.0.dtd": .itunes,
        "google.com/schemas/play-podcasts/1.0": .googlePlay,
        "search.yahoo.com/mrss": .media,
        "rssboard.org/media-rss": .media,
        "purl.org/rss/1.0/modules/syndication": .syndication,
        "w3.org/1999/xhtml": .xhtml,
        "backend.userland.com/creativecommonsrssmodule": .license,
        "cyber.law.harvard.edu/rss/creativecommonsrssmodule.html": .license,
        "web.resource.org/cc": .license,
        "creativecommons.org/ns": .license,
        "bloglines.com/about/specs/fac-1.0": .access,
        "news.yandex.ru": .yandex,
        "purl.org/rss/1.0/modules/event": .event,
        "urn:ietf:params:xml:ns:xcal": .xcal,
        "w3.org/2003/01/geo/wgs84_pos": .geo,
        "w3.org/xml/1998/namespace": .xml,
        "w3.org/2000/xmlns": .xmlns,
    ]

    private static let prefixes: [String: FeedNamespace] = [
        "rss": .core, "atom": .atom, "atom03": .atom, "atom10": .atom, "a10": .atom, "rdf": .rdf,
        "dc": .dublinCore, "dcterms": .dublinCoreTerms, "content": .content, "itunes": .itunes,
        "googleplay": .googlePlay, "media": .media, "sy": .syndication, "syn": .syndication,
        "xhtml": .xhtml, "cc": .license, "creativecommons": .license, "yandex": .yandex,
        "access": .access, "ev": .event, "xcal": .xcal, "georss": .georss, "gml": .gml, "geo": .geo,
        "xml": .xml, "xmlns": .xmlns,
    ]
}
