import Basics
import Domain
import FeedReader
import Fetching
import Foundation
import WebURL

/// A feed that somebody else's list names, as it may stand in the configuration. Nothing of it is believed but that there
/// is a feed: what the portal may show of it, and with what keys it is asked, is for the site's owner to say.
struct ForeignFeed {
    let address: String
    /// In one line, without what no headline has.
    let title: String?
    let language: String?
    let country: String?

    /// Why a feed is not taken over.
    struct Refusal: Error, Equatable {
        let reason: String
        let hint: String?
    }

    private static let (longestAddress, longestTitle) = (2_048, 200)

    init(_ outline: OPMLOutline) throws(Refusal) {
        address = try Self.address(outline.feed)
        title = outline.title.flatMap(Self.line)
        language = outline.language.map { $0.lowercased() }.flatMap {
            SiteReader.isTag($0) ? $0 : nil
        }
        country = outline.country.map { $0.lowercased() }.flatMap { code in
            code.utf8.count == 2 && code.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? code : nil
        }
    }

    private static func address(_ text: String) throws(Refusal) -> String {
        guard let url = WebURL(unfolded(text)), url.isHTTP else {
            throw Refusal(
                reason: "'\(shown(text))' is no address of the web",
                hint: "feeds have addresses that begin with http:// or https://"
            )
        }
        let address = url.href
        if [text, address].contains(where: { $0.contains(SecretReader.opening) }) {
            throw Refusal(
                reason: "its address asks for a value of your environment",
                hint: "whoever wrote the list wants a secret of yours"
            )
        }
        guard url.username.isEmpty, url.password.isEmpty else {
            throw Refusal(
                reason: "its address at \(url.host?.serialized ?? "") holds a name or a password",
                hint: "add it by hand, with 'url: \"https://${env:NAME}:${env:PASSWORD}@…\"'"
            )
        }
        if let reason = PublicHost.refusal(of: url) {
            throw Refusal(
                reason: "'\(shown(address))' is not asked: \(reason)",
                hint: "where it is yours, add it by hand, with 'network: {allowPrivate: …}'"
            )
        }
        guard address.utf8.count <= longestAddress else {
            throw Refusal(
                reason: "its address has \(address.utf8.count) bytes",
                hint: "at most \(longestAddress) are taken over"
            )
        }
        return address
    }

    /// `feed://host/rss` and `feed:https://host/rss`, which only readers understand.
    private static func unfolded(_ text: String) -> String {
        guard text.lowercased().hasPrefix("feed:") else { return text }
        let rest = text.dropFirst("feed:".count)
        let start = rest.lowercased()
        if start.hasPrefix("http://") || start.hasPrefix("https://") { return String(rest) }
        return "http://" + rest.drop { $0 == "/" }
    }

    /// A text in one line, without control characters and marks of direction; nil when nothing is left, or when it would be
    /// filled in from the environment.
    static func line(_ text: String) -> String? {
        let words = text.split { $0.isWhitespace }.map { word in
            String(
                String.UnicodeScalarView(
                    word.unicodeScalars.filter { scalar in
                        ![.control, .format, .surrogate, .privateUse, .unassigned]
                            .contains(scalar.properties.generalCategory)
                    }
                )
            )
        }
        let line = words.filter { !$0.isEmpty }.joined(separator: " ")
        guard !line.isEmpty, !line.contains(SecretReader.opening) else { return nil }
        return String(line.prefix(longestTitle))
    }

    private static func shown(_ text: String) -> String {
        let line = text.split { $0.isWhitespace }.joined(separator: " ").plainLine
        return line.count > 100 ? line.prefix(100) + "…" : line
    }
}
