import Basics
import Domain
import Foundation

/// Where the links of one text of the newsroom's own lead.
struct TextLinks: Hashable, Sendable {
    /// As the text has them, without percent-encoding → as the page spells them; nil for what leads nowhere.
    private var addresses: [String: String?] = [:]

    private static let mark = "href=\""

    mutating func add(_ address: String, _ published: String?) {
        addresses[Self.plain(address)] = .some(published)
    }

    /// The text with the published addresses; what leads nowhere, or nobody knows where, is no link any more. Texts come
    /// from our own serialiser, so attributes are always quoted with `"`.
    func rewritten(_ html: String) -> String {
        linked(played(html))
    }

    /// The text with the published addresses of the sounds and films that it plays.
    private func played(_ html: String) -> String {
        guard ByteSearch.contains("<video", in: html) || ByteSearch.contains("<audio", in: html)
        else { return html }
        var html = html
        for mark in [
            /(<(?:video|audio|source|track)[^>]*? src=")([^"]*)"/,
            /(<video[^>]*? poster=")([^"]*)"/,
        ] {
            html.replace(mark) { found in
                let address = String(found.output.2).withoutReferences
                guard let published = addresses[Self.plain(address)] ?? nil else {
                    return String(found.output.0)
                }
                return "\(found.output.1)\(published.escaped(for: .attribute))\""
            }
        }
        return html
    }

    private func linked(_ html: String) -> String {
        guard ByteSearch.contains("href=\"", in: html) else { return html }
        var result = ""
        var rest = html[...]
        while let found = rest.range(of: Self.mark) {
            let written = rest[found.upperBound...].prefix { $0 != "\"" }
            let end = rest.index(after: written.endIndex)
            let address = String(written).withoutReferences
            if let published = addresses[Self.plain(address)] {
                result += rest[..<found.lowerBound]
                result += published.map { "\(Self.mark)\($0.escaped(for: .attribute))\"" } ?? ""
            } else {
                result += rest[..<(Self.isSpelt(address) ? end : found.lowerBound)]
            }
            rest = rest[end...]
        }
        return result + rest
    }

    /// Whether browsers understand it on any page.
    private static func isSpelt(_ address: String) -> Bool {
        address.hasPrefix("/") || address.hasPrefix("#") || OwnAddress.isElsewhere(address)
    }

    private static func plain(_ address: String) -> String {
        address.removingPercentEncoding ?? address
    }

    /// In words, in the order of what is written.
    var lines: [String] {
        addresses.sorted { $0.key < $1.key }.map { "its link '\($0)' to \($1 ?? "nothing")" }
    }

    var fingerprint: UInt64 {
        var hash = StableHash()
        for (address, published) in addresses.sorted(by: { $0.key < $1.key }) {
            hash.add(address)
            hash.add(published)
        }
        return hash.value
    }
}
