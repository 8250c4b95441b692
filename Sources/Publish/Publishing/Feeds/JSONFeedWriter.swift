import Basics
import Domain
import Foundation
import Pages

/// Writes a feed as JSON Feed 1.1.
enum JSONFeedWriter {
    static func bytes(_ feed: OutputFeed) throws -> [UInt8] {
        Array(try JSONEncoder.stable().encode(Document(feed))) + [0x0A]
    }

    private struct Document: Encodable {
        let version = "https://jsonfeed.org/version/1.1"
        let title: String
        let description: String
        let home_page_url: String
        let feed_url: String
        let icon: String?
        let favicon: String?
        let language: String
        let hubs: [Hub]?
        let items: [Item]

        init(_ feed: OutputFeed) {
            title = feed.title
            description = feed.description
            home_page_url = feed.home
            feed_url = feed.addresses[.json] ?? ""
            icon = feed.marks.icon
            favicon = feed.marks.favicon
            language = feed.language.tag
            hubs = feed.hubs.isEmpty ? nil : feed.hubs.map { Hub(url: $0) }
            items = feed.items.map(Item.init)
        }
    }

    private struct Hub: Encodable {
        let type = "WebSub"
        let url: String
    }

    private struct Attachment: Encodable {
        let url: String
        let mime_type: String
        let size_in_bytes: Int
        let duration_in_seconds: Int?

        init(_ sound: OutputFeed.Sound) {
            url = sound.address
            mime_type = sound.type
            size_in_bytes = sound.length
            duration_in_seconds = sound.duration
        }
    }

    private struct Item: Encodable {
        let id: String
        let url: String
        let title: String
        let summary: String?
        let content_html: String?
        let content_text: String?
        let image: String?
        let attachments: [Attachment]?
        let date_published: String?
        let date_modified: String
        let authors: [Author]?
        let tags: [String]?
        let language: String
        let _source: Source?
        let _license: License?

        init(_ item: OutputFeed.Item) {
            id = item.id
            url = item.link
            title = item.title
            summary = item.summary
            content_html = item.html
            // The format asks for one of the two contents in every item.
            content_text = item.html == nil ? item.summary ?? item.title : nil
            image = item.picture?.address
            attachments = item.sound.map { [Attachment($0)] }
            date_published = item.published.map(WebDate.rfc3339)
            date_modified = WebDate.rfc3339(item.changed)
            let names =
                item.authors.isEmpty ? [item.source?.title].compactMap(\.self) : item.authors
            authors = names.isEmpty ? nil : names.map { Author(name: $0) }
            tags = item.categories.isEmpty ? nil : item.categories
            language = item.language.tag
            _source = item.source.map { Source(title: $0.title, url: $0.address) }
            _license = item.license.map { License(url: $0.address) }
        }
    }

    private struct Author: Encodable {
        let name: String
    }

    private struct License: Encodable {
        let url: String
    }

    private struct Source: Encodable {
        let title: String
        let url: String?
    }
}
