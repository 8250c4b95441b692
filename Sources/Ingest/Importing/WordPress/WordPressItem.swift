import FeedReader
import Foundation
import Markdown

/// One item of a WordPress export: a post, a page, an attachment, or what else there is.
struct WordPressItem {
    let id: String
    let type: String
    let status: String
    let title: String
    let link: String
    let guid: String
    let slug: String
    let parent: String
    let creator: String
    let password: String
    let isSticky: Bool
    /// When it was published, by UTC; nil where it never was.
    let published: Date?
    let updated: Date?
    /// Local times without a zone, where those by UTC are missing.
    let localDate: String
    /// As its feed would say it.
    let feedDate: String
    /// How many bytes of it were in no encoding that it could have.
    let brokenBytes: Int
    let attachment: String
    let comments: Int
    let terms: [Term]
    private let record: XMLRecord

    /// A category, a tag, or a term of another kind.
    struct Term: Equatable {
        let kind: String
        let slug: String
        let name: String
    }

    init(_ record: XMLRecord) {
        self.record = record
        id = record.value("wp:post_id")
        type = record.value("wp:post_type")
        status = record.value("wp:status")
        title = record.value("title")
        link = record.value("link")
        guid = record.value("guid")
        let name = record.value("wp:post_name")
        slug = name.removingPercentEncoding ?? name
        parent = record.value("wp:post_parent")
        creator = record.value("dc:creator")
        password = record.value("wp:post_password")
        isSticky = record.value("wp:is_sticky") == "1"
        localDate = record.value("wp:post_date")
        feedDate = record.value("pubDate")
        brokenBytes = record.brokenBytes
        published = Self.date(record.value("wp:post_date_gmt"))
        updated = Self.date(record.value("wp:post_modified_gmt"))
        attachment = record.value("wp:attachment_url")
        comments = record.all("wp:comment").count {
            !["spam", "trash"].contains($0.value("wp:comment_approved"))
        }
        terms = record.all("category").map {
            let slug = $0.attributes["nicename"] ?? ""
            return Term(
                kind: $0.attributes["domain"] ?? "category",
                slug: slug.removingPercentEncoding ?? slug,
                name: $0.text.trimmingCharacters(in: .whitespacesAndNewlines)
            )
        }
    }

    var content: String { record["content:encoded"]?.text ?? "" }
    var excerpt: String { record["excerpt:encoded"]?.text ?? "" }

    /// A field of the post's own.
    func meta(_ key: String) -> String? { metas(key).first }

    /// All of one name.
    func metas(_ key: String) -> [String] {
        record.all("wp:postmeta").filter { $0.value("wp:meta_key") == key }
            .map { $0.value("wp:meta_value") }.filter { !$0.isEmpty }
    }

    /// `2020-05-01 10:00:00`; nil for zeroes, and for what is none.
    static func date(_ text: String, in zone: TimeZone = .gmt) -> Date? {
        text.hasPrefix("0000") ? nil : FrontMatterDate.parse(text, timeZone: zone)
    }
}
