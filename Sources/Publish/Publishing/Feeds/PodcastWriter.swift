import Basics
import Domain
import Pages

/// Writes a podcast as RSS 2.0 with what Apple's and all other directories require.
enum PodcastWriter {
    static func bytes(_ podcast: OutputPodcast) -> [UInt8] {
        let feed = podcast.feed
        var xml = XMLText()
        xml.open(
            "rss",
            [
                ("version", "2.0"), ("xmlns:atom", "http://www.w3.org/2005/Atom"),
                ("xmlns:itunes", "http://www.itunes.com/dtds/podcast-1.0.dtd"),
            ]
        )
        xml.openChannel(of: feed, at: podcast.address)
        xml.element("itunes:author", podcast.author)
        if let email = podcast.email {
            xml.open("itunes:owner")
            xml.element("itunes:name", podcast.author)
            xml.element("itunes:email", email)
            xml.close("itunes:owner")
        }
        xml.empty("itunes:image", [("href", podcast.image)])
        write(podcast, categoryTo: &xml)
        xml.element("itunes:explicit", podcast.isExplicit ? "true" : "false")
        xml.element("itunes:type", podcast.order.rawValue)
        for (place, item) in feed.items.enumerated() {
            write(item, number: podcast.newest.map { $0 - place }, of: podcast, to: &xml)
        }
        xml.close("channel")
        xml.close("rss")
        return xml.bytes
    }

    private static func write(_ podcast: OutputPodcast, categoryTo xml: inout XMLText) {
        let category = podcast.category
        guard let parent = category.parent else {
            xml.empty("itunes:category", [("text", category.name)])
            return
        }
        xml.open("itunes:category", [("text", parent)])
        xml.empty("itunes:category", [("text", category.name)])
        xml.close("itunes:category")
    }

    private static func write(
        _ item: OutputFeed.Item,
        number: Int?,
        of podcast: OutputPodcast,
        to xml: inout XMLText
    ) {
        guard let sound = item.sound else { return }
        xml.open("item")
        xml.newLine()
        xml.element("title", item.title)
        xml.element("link", item.link)
        xml.element("guid", item.id, [("isPermaLink", item.isPermalink ? "true" : "false")])
        xml.element("pubDate", WebDate.rfc1123(item.published ?? item.changed))
        xml.element("description", (item.summary ?? item.title).escaped(for: .content))
        xml.empty(
            "enclosure",
            [("url", sound.address), ("length", "\(sound.length)"), ("type", sound.type)]
        )
        xml.element("itunes:duration", sound.duration.map(String.init))
        if !item.authors.isEmpty {
            xml.element("itunes:author", item.authors.joined(separator: ", "))
        }
        xml.element("itunes:explicit", podcast.isExplicit ? "true" : "false")
        xml.element("itunes:episode", number.map(String.init))
        xml.element("itunes:episodeType", "full")
        if let license = item.license {
            xml.empty("atom:link", [("href", license.address), ("rel", "license")])
        }
        xml.close("item")
    }
}
