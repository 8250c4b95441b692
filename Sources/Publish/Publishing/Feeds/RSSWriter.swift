import Basics
import Domain
import Foundation
import Pages

/// Writes a feed as RSS 2.0 with atom:link, Dublin Core authors, Media RSS pictures and the licences of Creative Commons.
enum RSSWriter {
    static func bytes(_ feed: OutputFeed) -> [UInt8] {
        var xml = XMLText()
        let isCommons = feed.items.contains { $0.license?.isOfCreativeCommons == true }
        xml.open(
            "rss",
            [
                ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
                ("xmlns:content", "http://purl.org/rss/1.0/modules/content/"),
                (
                    "xmlns:creativeCommons",
                    isCommons ? "http://backend.userland.com/creativeCommonsRssModule" : nil
                ),
                ("xmlns:dc", "http://purl.org/dc/elements/1.1/"),
                ("xmlns:media", "http://search.yahoo.com/mrss/"),
            ]
        )
        xml.openChannel(of: feed, at: feed.addresses[.rss])
        if let picture = feed.marks.pixels {
            xml.open("image")
            xml.element("url", picture)
            xml.element("title", feed.title)
            xml.element("link", feed.home)
            xml.close("image")
        }
        for item in feed.items { write(item, to: &xml) }
        xml.close("channel")
        xml.close("rss")
        return xml.bytes
    }

    private static func write(_ item: OutputFeed.Item, to xml: inout XMLText) {
        xml.open("item")
        xml.newLine()
        xml.element("title", item.title)
        xml.element("link", item.link)
        xml.element("guid", item.id, [("isPermaLink", item.isPermalink ? "true" : "false")])
        xml.element("pubDate", item.published.map(WebDate.rfc1123))
        for author in item.authors { xml.element("dc:creator", author) }
        for category in item.categories { xml.element("category", category) }
        // What stands here is HTML.
        xml.element("description", item.summary?.escaped(for: .content))
        xml.element("content:encoded", item.html)
        // Readers take but one enclosure of an item.
        if let sound = item.sound {
            xml.empty(
                "enclosure",
                [("url", sound.address), ("length", "\(sound.length)"), ("type", sound.type)]
            )
        }
        if let picture = item.picture {
            write(picture, isEnclosed: item.sound == nil, to: &xml)
        }
        if let license = item.license {
            xml.empty("atom:link", [("href", license.address), ("rel", "license")])
            if license.isOfCreativeCommons {
                xml.element("creativeCommons:license", license.address)
            }
        }
        if let source = item.source, let address = source.address {
            xml.element("source", source.title, [("url", address)])
        }
        xml.close("item")
    }

    /// An `enclosure` must say its type and its length, `media:content` need not.
    private static func write(
        _ picture: OutputFeed.Picture,
        isEnclosed: Bool,
        to xml: inout XMLText
    ) {
        if isEnclosed, let type = picture.type, let length = picture.length {
            xml.empty(
                "enclosure",
                [("url", picture.address), ("length", "\(length)"), ("type", type)]
            )
        }
        xml.open(
            "media:content",
            [
                ("url", picture.address), ("medium", "image"), ("type", picture.type),
                ("fileSize", picture.length.map(String.init)),
                ("width", picture.width.map(String.init)),
                ("height", picture.height.map(String.init)),
            ]
        )
        xml.element("media:description", picture.alt, [("type", "plain")])
        xml.element("media:credit", picture.credit)
        xml.close("media:content")
    }
}

extension XMLText {
    /// What the channel of every RSS feed says of itself; it stays open.
    mutating func openChannel(of feed: OutputFeed, at address: String?) {
        open("channel")
        newLine()
        element("title", feed.title)
        element("link", feed.home)
        element("description", feed.description)
        element("language", feed.language.tag)
        element("lastBuildDate", feed.updated.map(WebDate.rfc1123))
        element("generator", "El Pregonero")
        empty("atom:link", [("href", address), ("rel", "self"), ("type", "application/rss+xml")])
        for hub in feed.hubs { empty("atom:link", [("href", hub), ("rel", "hub")]) }
    }
}
