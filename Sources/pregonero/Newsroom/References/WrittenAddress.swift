import Basics
import Domain
import Foundation
import WebURL

/// An address of the portal as a person wrote or copied it: with any scheme or none, a query, encoded, with
/// `index.html`, without its last slash.
struct WrittenAddress {
    /// As links on the site spell it, with the path of the site's own address where it was written.
    let path: String
    /// Whether it had a query or a fragment, which no page of the portal has.
    let isMore: Bool
    /// Whether a host was written.
    let isWhole: Bool

    /// Nil for the address of another host, and for what is no address.
    init?(_ text: String, of baseURL: BaseURL) {
        guard let (place, isWhole) = Self.place(text, baseURL) else { return nil }
        let end = place.firstIndex { $0 == "?" || $0 == "#" } ?? place.endIndex
        isMore = end != place.endIndex
        self.isWhole = isWhole
        let plain = place[..<end].removingPercentEncoding ?? String(place[..<end])
        var parts = plain.precomposedStringWithCanonicalMapping.pathParts
            .filter { !$0.isEmpty && $0 != "." }
        guard !parts.contains("..") else { return nil }
        if let last = parts.last?.lowercased(), last == "index.html" || last == "index.htm" {
            parts.removeLast()
        }
        let isFile = parts.last?.contains(".") ?? false
        let joined = parts.joined(separator: "/")
        path = parts.isEmpty ? "/" : "/\(joined)\(isFile ? "" : "/")"
    }

    /// The part after the host.
    private static func place(_ text: String, _ baseURL: BaseURL) -> (Substring, Bool)? {
        if text.hasPrefix("/"), !text.hasPrefix("//") { return (text[...], false) }
        var rest = text[...]
        if let scheme = text.firstRange(of: "://"), isScheme(text[..<scheme.lowerBound]) {
            rest = text[scheme.upperBound...]
        } else if text.hasPrefix("//") {
            rest = text.dropFirst(2)
        }
        let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
        guard let named = host(rest[..<end]), let own = host(ofOrigin: baseURL.origin),
            named == own || locals.contains(named)
        else { return nil }
        return (rest[end...], true)
    }

    private static func isScheme(_ text: Substring) -> Bool {
        text.first?.isLetter == true
            && text.allSatisfy { $0.isLetter || $0.isNumber || "+-.".contains($0) }
    }

    /// Where the portal stands while one looks at it at home.
    private static let locals: Set<String> = ["localhost", "127.0.0.1", "[::1]"]

    private static func host(ofOrigin origin: String) -> String? {
        host(origin.split(separator: "/", omittingEmptySubsequences: true).last ?? "")
    }

    /// A host in the one way of writing it, without port and `www.`.
    private static func host(_ text: Substring) -> String? {
        guard !text.isEmpty, let host = WebURL("https://\(text)/")?.host?.serialized else {
            return nil
        }
        return host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
    }
}

extension WrittenAddress {
    /// The paths on the portal that may be meant: without the path of the site's own address, and without the language
    /// of a page, since articles have one address for all of them.
    func paths(of baseURL: BaseURL, _ languages: [Language]) -> [String] {
        var paths = [path]
        if !baseURL.pathPrefix.isEmpty, path.hasPrefix(baseURL.pathPrefix + "/") {
            paths.append(String(path.dropFirst(baseURL.pathPrefix.count)))
        }
        for path in paths {
            for language in languages where path.hasPrefix("/\(language.tag)/") {
                paths.append(String(path.dropFirst(language.tag.count + 1)))
            }
        }
        return paths
    }

    /// The id in which the address of an article ends, whatever stands before it.
    var id: ItemID? { Self.id(endOf: path) }

    static func id(endOf path: String) -> ItemID? {
        let name = path.split(separator: "/").last?.lowercased() ?? ""
        let end = name.split(separator: "-", omittingEmptySubsequences: false).last ?? ""
        let isID =
            end.count >= 10
            && end.utf8.allSatisfy {
                (0x61...0x7A).contains($0) || (0x32...0x37).contains($0)
            }
        return isID ? ItemID(stored: String(end)) : nil
    }
}

extension WrittenAddress {
    /// The site path of a page's address, which may also be written in full; nil for what is none.
    static func page(_ address: String, of baseURL: BaseURL) -> String? {
        guard let written = WrittenAddress(address, of: baseURL) else { return nil }
        var path = written.path
        let prefix = baseURL.pathPrefix
        if written.isWhole, path.hasPrefix(prefix + "/") { path.removeFirst(prefix.count) }
        return !written.isMore && SitePath.isOfPage(path) && SitePath.isPlain(path)
            && SitePath.fitsFiles(path) ? path : nil
    }

    /// The same for a file whose name says nothing else to a server.
    static func plainFile(_ address: String, of baseURL: BaseURL) -> String? {
        file(address, of: baseURL).flatMap { SitePath.isPlain($0) ? $0 : nil }
    }

    /// What is meant by a path that was copied with the one of the site's own address; nil for any other.
    static func belowPrefix(_ address: String, of baseURL: BaseURL) -> String? {
        let prefix = baseURL.pathPrefix
        guard !prefix.isEmpty, let written = WrittenAddress(address, of: baseURL),
            !written.isWhole, written.path.hasPrefix(prefix + "/")
        else { return nil }
        return String(written.path.dropFirst(prefix.count))
    }

    static func prefixHint(_ path: String, of baseURL: BaseURL) -> String {
        "the portal stands below \(baseURL.pathPrefix)/: write '\(path)'"
    }

    /// The site path of a file's address, which may also be written in full; nil for what is none. As the names of files
    /// that are published as they are it may hold all signs that such a name may.
    static func file(_ address: String, of baseURL: BaseURL) -> String? {
        guard let written = WrittenAddress(address, of: baseURL) else { return nil }
        var path = written.path
        let prefix = baseURL.pathPrefix
        if written.isWhole, path.hasPrefix(prefix + "/") { path.removeFirst(prefix.count) }
        let isFile = !path.hasSuffix("/") && !path.hasSuffix(".html")
        let isSound = FileNameFault.isSound(String(path.behind(1)))
        return !written.isMore && isFile && isSound && SitePath.fitsFiles(path) ? path : nil
    }
}
