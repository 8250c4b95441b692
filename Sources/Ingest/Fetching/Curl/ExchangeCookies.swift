import Basics
import Foundation
import WebURL

/// The cookies that servers set on the way through redirects: each goes back to the host that set it, and all are
/// forgotten with the exchange.
struct ExchangeCookies {
    private struct Cookie {
        let name: String
        let value: String
        let home: Home
        let path: String
        let isSecure: Bool

        func isMeant(for url: WebURL) -> Bool {
            home == Home(url) && (!isSecure || url.scheme == "https") && covers(url.path)
        }

        private func covers(_ other: String) -> Bool {
            guard other.hasPrefix(path) else { return false }
            return path.hasSuffix("/") || other.count == path.count
                || other.dropFirst(path.count).first == "/"
        }
    }

    /// A host, which may go over from the one usual port to the other: from http to https.
    private struct Home: Equatable {
        let host: String
        let port: UInt16?

        init(_ url: WebURL) {
            host = url.host?.serialized ?? ""
            port = url.port
        }
    }

    /// What no honest redirect needs more of.
    private static let mostBytes = 8 << 10

    private var cookies: [Cookie] = []

    /// Takes the lines `Set-Cookie` of an answer.
    mutating func take(_ lines: [String], from url: WebURL) {
        for line in lines { take(line, from: url) }
    }

    /// The value of the header `Cookie`; nil where nothing is known that the address is meant to get.
    func header(for url: WebURL) -> String? {
        let meant = cookies.filter { $0.isMeant(for: url) }
        return meant.isEmpty ? nil : meant.map { "\($0.name)=\($0.value)" }.joined(separator: "; ")
    }

    private mutating func take(_ line: String, from url: WebURL) {
        let parts = line.split(separator: ";").map { Self.pair($0) }
        guard let first = parts.first, !first.name.isEmpty, let value = first.value,
            HTTPRequest.isPlain(first.name), HTTPRequest.isPlain(value)
        else { return }
        var attributes: [String: String] = [:]
        for part in parts.dropFirst() { attributes[part.name.lowercased()] = part.value ?? "" }
        let isSecure = attributes["secure"] != nil
        guard Self.mayCover(attributes["domain"], url), !isSecure || url.scheme == "https" else {
            return
        }
        let said = attributes["path"].flatMap { $0.hasPrefix("/") ? $0 : nil }
        let cookie = Cookie(
            name: first.name,
            value: value,
            home: Home(url),
            path: said ?? Self.folder(of: url.path),
            isSecure: isSecure
        )
        cookies.removeAll {
            $0.name == cookie.name && $0.home == cookie.home && $0.path == cookie.path
        }
        if let age = attributes["max-age"].flatMap({ Int(foreign: $0) }), age <= 0 { return }
        let size = cookies.reduce(line.utf8.count) { $0 + $1.name.utf8.count + $1.value.utf8.count }
        if size <= Self.mostBytes { cookies.append(cookie) }
    }

    private static func pair(_ part: Substring) -> (name: String, value: String?) {
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            .map { $0.trimmingCharacters(in: .whitespaces) }
        return (sides[0], sides.count > 1 ? sides[1] : nil)
    }

    /// Whether a server may set cookies for a domain: it gets them back alone, but not for one that is not its own.
    private static func mayCover(_ domain: String?, _ url: WebURL) -> Bool {
        guard let domain = domain?.lowercased().drop(while: { $0 == "." }), !domain.isEmpty else {
            return true
        }
        let host = url.host?.serialized ?? ""
        return host == domain || host.hasSuffix(".\(domain)")
    }

    /// RFC 6265, 5.1.4.
    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/"), slash > path.startIndex else { return "/" }
        return String(path[..<slash])
    }
}
