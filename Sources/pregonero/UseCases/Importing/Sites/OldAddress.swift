import Foundation
import WebURL

/// An address of the other site in the one way of writing it, by which links find what became of it.
struct OldAddress: Hashable {
    /// From the root of the site, decoded, without a slash at its end; with a query where that names the page.
    let text: String

    /// Nil for an address of another site, and for what is none.
    ///
    /// - Parameters:
    ///   - address: as somebody wrote it.
    ///   - home: the address of the site.
    ///   - prefix: the path of the portal's own address, which its addresses are told without.
    init?(_ address: String, of home: WebURL?, below prefix: String) {
        let base = home ?? WebURL("https://import.invalid/")
        guard let base, let url = WebURL(address, base: base), url.isHTTP,
            Self.host(url) == Self.host(base)
        else { return nil }
        var path = url.path.removingPercentEncoding ?? url.path
        if !prefix.isEmpty, path.hasPrefix(prefix + "/") { path.removeFirst(prefix.count) }
        var parts = path.precomposedStringWithCanonicalMapping.split(separator: "/")
        if let last = parts.last,
            ["index.html", "index.htm", "index.php"].contains(last.lowercased())
        {
            parts.removeLast()
        }
        let named = (url.query ?? "").split(separator: "&").first { part in
            ["p=", "page_id=", "attachment_id=", "cat=", "tag=", "author="].contains {
                part.hasPrefix($0)
            }
        }
        text = "/" + parts.joined(separator: "/") + (named.map { "?\($0)" } ?? "")
    }

    private static func host(_ url: WebURL) -> String {
        let host = url.host?.serialized ?? ""
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}
