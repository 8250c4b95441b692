import Basics
import Domain
import Foundation
import Pages

/// Writes a feed as Atom 1.0 (RFC 4287).
enum AtomWriter {
    static func bytes(_ feed: OutputFeed) -> [UInt8] {
        var xml = XMLText()
        xml.open(
            "feed",
            [("xmlns", "http://www.w3.org/2005/Atom"), ("xml:lang", feed.language.tag)]
        )
        xml.newLine()
        xml.element("title", feed.title)
        xml.element("subtitle", feed.description)
        xml.element("id", feed.addresses[.atom])
        // An edition without items has no change of its own; the epoch keeps the required element stable.
        xml.element("updated", WebDate.rfc3339(feed.updated ?? Date(timeIntervalSince1970: 0)))
        xml.empty(
            "link",
            [("rel", "self"), ("type", "application/atom+xml"), ("href", feed.addresses[.atom])]
        )
        xml.empty("link", [("rel", "alternate"), ("type", "text/html"), ("href", feed.home)])
        for hub in feed.hubs { xml.empty("link", [("rel", "hub"), ("href", hub)]) }
        xml.element("generator", "El Pregonero")
        xml.element("icon", feed.marks.favicon)
        xml.element("logo", feed.marks.logo)
        for item in feed.items { write(item, feed: feed, to: &xml) }
        xml.close("feed")
        return xml.bytes
    }

    private static func write(_ item: OutputFeed.Item, feed: OutputFeed, to xml: inout XMLText) {
        xml.open("entry", item.language == feed.language ? [] : [("xml:lang", item.language.tag)])
        xml.newLine()
        xml.element("title", item.title)
        xml.element("id", item.atomID)
        xml.empty("link", [("rel", "alternate"), ("type", "text/html"), ("href", item.link)])
        if let picture = item.picture {
            xml.empty(
                "link",
                [
                    ("rel", "enclosure"), ("type", picture.type),
                    ("length", picture.length.map(String.init)),
                    ("href", picture.address),
                ]
            )
        }
        if let sound = item.sound {
            xml.empty(
                "link",
                [
                    ("rel", "enclosure"), ("type", sound.type), ("length", "\(sound.length)"),
                    ("href", sound.address),
                ]
            )
        }
        // RFC 4946
        if let license = item.license {
            xml.empty("link", [("rel", "license"), ("href", license.address)])
        }
        xml.element("updated", WebDate.rfc3339(item.changed))
        xml.element("published", item.published.map(WebDate.rfc3339))
        let names = item.authors.isEmpty ? [item.source?.title ?? feed.title] : item.authors
        for name in names {
            xml.open("author")
            xml.element("name", name)
            xml.close("author")
        }
        for category in item.categories { xml.empty("category", [("term", category)]) }
        xml.element("summary", item.summary)
        xml.element("content", item.html, [("type", "html")])
        if let source = item.source {
            xml.open("source")
            xml.element("title", source.title)
            if let address = source.address {
                xml.empty("link", [("rel", "alternate"), ("href", address)])
            }
            xml.close("source")
        }
        xml.close("entry")
    }
}

extension OutputFeed.Item {
    /// An absolute identifier, as RFC 4287 section 4.2.6 asks: the original one where it is an address.
    var atomID: String {
        let scheme = id.prefix { $0 != ":" }
        let isAbsolute =
            scheme.count < id.count && !scheme.isEmpty && !id.contains(" ")
            && scheme.utf8.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
        return isAbsolute ? id : link
    }
}
