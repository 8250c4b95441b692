import Basics
import Domain
import Foundation

/// Where the links of one text of the newsroom's own lead.
struct TextLinks: Hashable, Sendable {
    /// As the text has them, without percent-encoding → as the page spells them; nil for what leads nowhere.
    private var addresses: [String: String?] = [:]

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
        var result = ""
        var rest = html[...]
        while let start = rest.place(of: "<") {
            result += rest[..<start.lowerBound]
            let tag = rest[start.lowerBound...].before(">")
            result += played(tag)
            rest = rest[tag.endIndex...]
        }
        return result + rest
    }

    private static let players: [StaticString] = ["<video", "<audio", "<source", "<track"]

    private func played(_ tag: Substring) -> Substring {
        guard Self.players.contains(where: { tag.begins(with: $0) }) else { return tag }
        let source = published(tag, after: " src=\"")
        return tag.begins(with: "<video") ? published(source, after: " poster=\"") : source
    }

    /// A tag with the published address in the attribute that begins so, where there is one.
    private func published(_ tag: Substring, after beginning: StaticString) -> Substring {
        guard let start = tag.place(of: beginning) else { return tag }
        let written = tag[start.upperBound...].before("\"")
        let address = String(written).withoutReferences
        guard let published = addresses[Self.plain(address)] ?? nil else { return tag }
        let value = published.escaped(for: .attribute)
        return "\(tag[..<start.upperBound])\(value)\(tag[written.endIndex...])"
    }

    private func linked(_ html: String) -> String {
        guard ByteSearch.contains("href=\"", in: html) else { return html }
        var result = ""
        var rest = html[...]
        while let found = rest.place(of: "href=\"") {
            let written = rest[found.upperBound...].before("\"")
            let end = rest[written.endIndex...].behind(1).startIndex
            let address = String(written).withoutReferences
            if let published = addresses[Self.plain(address)] {
                result += rest[..<found.lowerBound]
                result += published.map { "href=\"\($0.escaped(for: .attribute))\"" } ?? ""
            } else {
                result += rest[..<(Self.isSpelt(address) ? end : found.lowerBound)]
            }
            rest = rest[end...]
        }
        return result + rest
    }

    /// Whether browsers understand it on any page.
    private static func isSpelt(_ address: String) -> Bool {
        address.begins(with: "/") || address.begins(with: "#") || OwnAddress.isElsewhere(address)
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
