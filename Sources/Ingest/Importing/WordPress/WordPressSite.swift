import Basics
import FeedReader
public import Foundation
import WebURL

/// What a WordPress export says of its site, read once from beginning to end before its texts are.
public struct WordPressSite: Sendable {
    public internal(set) var site = ImportedSite(program: "WordPress")
    /// Attachments by their numbers.
    var media: [String: Attachment] = [:]
    /// The numbers of the attachments of each text, in order.
    var children: [String: [String]] = [:]
    /// What authors are called, by their log-ins.
    var authorNames: [String: String] = [:]
    /// Categories by their names in addresses.
    var categories: [String: Category] = [:]
    let file: URL
    let zone: TimeZone

    struct Attachment {
        let address: String
        let alt: String?
        let caption: String?
        let title: String
    }

    struct Category {
        let number: String
        let name: String
        let parent: String
        var words: String
    }

    /// - Parameters:
    ///   - file: the export, as XML.
    ///   - zone: in which dates are taken that say none.
    /// - Throws: `ImportFault` for a file that is none.
    public init(_ file: URL, zone: TimeZone) throws(ImportFault) {
        self.file = file
        self.zone = zone
        var items = try WXRItems(file)
        guard let channel = XMLRecord(items.head, charset: items.charset, root: "channel"),
            !channel.all("wp:wxr_version").isEmpty || !channel.all("wp:base_site_url").isEmpty
        else {
            throw ImportFault(
                "this is no export of WordPress",
                hint:
                    "'Tools, Export, All content' in its dashboard gives one, a file that ends in .xml"
            )
        }
        read(channel)
        var count = Counts()
        while let record = try items.next() {
            let item = WordPressItem(record)
            if items.isCutOff {
                count.leftOut.append(LeftOut(item.name, "the file ends within it"))
            } else {
                read(item, &count)
            }
        }
        if !items.isWhole {
            let number = site.entries.count
            site.warnings.append(
                "the end of the file is missing; \(number) text\(number == 1 ? "" : "s") that can be taken "
                    + "over stand\(number == 1 ? "s" : "") in it whole. Export again, and import that"
            )
        }
        count.leftOut.sorted { $0.what < $1.what }.forEach { site.leftOut.append($0) }
        addPages(count.pages)
        site.lists = count.lists.sorted()
        reportCounts(count)
        listTerms(count)
    }

    private mutating func read(_ channel: XMLRecord) {
        site.title = channel.value("title")
        let home = channel.value("wp:base_blog_url")
        site.home = WebURL(home.isEmpty ? channel.value("link") : home)
        site.feeds = ["feed", "feed/rss2", "feed/atom"].map { "\(site.prefix)/\($0)/" }
        let language = channel.value("language").lowercased()
        site.language = language.isEmpty ? nil : language
        for row in channel.all("wp:author") {
            let login = row.value("wp:author_login")
            let name = row.value("wp:author_display_name")
            authorNames[login] = name.isEmpty ? login : name
        }
        for row in channel.all("wp:category") {
            let slug = row.value("wp:category_nicename")
            categories[slug.removingPercentEncoding ?? slug] = Category(
                number: row.value("wp:term_id"),
                name: row.value("wp:cat_name"),
                parent: row.value("wp:category_parent"),
                words: row.value("wp:category_description")
            )
        }
    }

    /// What is counted on the way.
    struct Counts {
        var leftOut: [LeftOut] = []
        /// Of the texts that are taken over.
        var numbers: Set<String> = []
        var types: [String: Int] = [:]
        /// The pages of attachments, each with the number of the text that has it.
        var pages: [(parent: String, address: String)] = []
        var lists: Set<String> = []
        var comments = 0
        var sticky: [String] = []
        var sections: Set<String> = []
        var tags: [String: String] = [:]
        var logins: Set<String> = []
    }

    private mutating func read(_ item: WordPressItem, _ count: inout Counts) {
        switch item.type {
        case "attachment":
            guard !item.attachment.isEmpty else { return }
            media[item.id] = Attachment(
                address: item.attachment,
                alt: item.meta("_wp_attachment_image_alt"),
                caption: ArticleMarkup.words(of: item.excerpt).nonBlank,
                title: item.title
            )
            if !item.link.isEmpty, !item.link.contains("?") {
                count.pages.append((item.parent, item.link))
            }
            if item.parent != "0", !item.parent.isEmpty {
                children[item.parent, default: []].append(item.id)
            }
        case "post", "page":
            if let reason = Self.reason(toLeaveOut: item) {
                count.leftOut.append(LeftOut(item.name, reason))
                return
            }
            let text = text(of: item, withBody: false)
            guard count.numbers.insert(text.id).inserted else {
                count.leftOut.append(LeftOut(item.name, "another text has its number"))
                return
            }
            count.comments += item.comments
            if item.isSticky { count.sticky.append(item.shownTitle) }
            if item.type == "post" {
                if let path = WebURL(text.addresses[0])?.path,
                    let match = path.firstMatch(of: /\/(\d{4})\/(\d{2})\//)
                {
                    let year = path[..<match.output.1.endIndex]
                    count.lists.formUnion(["\(year)/", String(path[..<match.range.upperBound])])
                }
                count.logins.insert(item.creator)
                if let section = text.section { count.sections.insert(section) }
                for tag in item.terms where tag.kind == "post_tag" {
                    count.tags[tag.slug] = tag.name
                }
            }
            let entry = ImportedSite.Entry(
                text,
                day: text.day(in: zone),
                body: .html(item.content, breaksLines: true)
            )
            site.entries.append(entry)
            let query = item.type == "post" ? "p=\(item.id)" : "page_id=\(item.id)"
            if let address = text.addresses.first { site.queries.append((query, address)) }
        default: count.types[item.type, default: 0] += 1
        }
    }

    private static func reason(toLeaveOut item: WordPressItem) -> String? {
        if !item.password.isEmpty { return "it has a password" }
        switch item.status {
        case "publish", "future": return nil
        case "private": return "it is private"
        case "trash": return "it is in the trash"
        case "draft", "auto-draft", "pending": return "it is a draft"
        default: return "its status is '\(item.status)'"
        }
    }

    public func texts() throws(ImportFault) -> WordPressReader { try WordPressReader(self) }
}

extension WordPressItem {
    var shownTitle: String {
        let words = ArticleMarkup.words(of: title)
        return words.isEmpty ? slug.nonBlank ?? "without a title" : words
    }

    /// How reports name it.
    var name: String {
        let kind = type.isEmpty ? "text" : type
        return "the \(kind) '\(shownTitle)'" + (id.isEmpty ? "" : " (\(id))")
    }
}
