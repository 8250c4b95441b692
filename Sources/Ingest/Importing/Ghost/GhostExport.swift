import Foundation

/// The rows of a Ghost export that matter; a field of another type costs that field.
struct GhostExport: Decodable {
    let version: String
    let data: Tables

    /// What lies in its tables.
    struct Tables: Decodable {
        @GhostRows var posts: [Post]
        @GhostRows var tags: [Tag]
        @GhostRows var users: [User]
        @GhostRows var postsTags: [PostTag]
        @GhostRows var postsAuthors: [PostAuthor]
        @GhostRows var postsMeta: [PostMeta]
        @GhostRows var settings: [Setting]

        enum CodingKeys: String, CodingKey {
            case posts, tags, users, settings
            case postsTags = "posts_tags"
            case postsAuthors = "posts_authors"
            case postsMeta = "posts_meta"
        }
    }

    struct Post: Decodable {
        @GhostText var id: String?
        @GhostText var uuid: String?
        @GhostText var title: String?
        @GhostText var slug: String?
        @GhostText var html: String?
        @GhostText var lexical: String?
        @GhostText var mobiledoc: String?
        @GhostText var status: String?
        @GhostText var visibility: String?
        @GhostText var type: String?
        /// Exports of older versions say so instead of a type.
        @GhostText var page: String?
        @GhostText var picture: String?
        @GhostText var published: String?
        @GhostText var updated: String?
        @GhostText var excerpt: String?
        @GhostText var codeHead: String?
        @GhostText var codeFoot: String?
        @GhostText var locale: String?

        enum CodingKeys: String, CodingKey {
            case id, uuid, title, slug, html, lexical, mobiledoc, status, visibility, type, page, locale
            case picture = "feature_image"
            case published = "published_at"
            case updated = "updated_at"
            case excerpt = "custom_excerpt"
            case codeHead = "codeinjection_head"
            case codeFoot = "codeinjection_foot"
        }
    }

    struct Tag: Decodable {
        @GhostText var id: String?
        @GhostText var name: String?
        @GhostText var slug: String?
        @GhostText var description: String?
    }

    struct User: Decodable {
        @GhostText var id: String?
        @GhostText var name: String?
        @GhostText var slug: String?
        @GhostText var bio: String?
        @GhostText var website: String?
        @GhostText var portrait: String?

        enum CodingKeys: String, CodingKey {
            case id, name, slug, bio, website
            case portrait = "profile_image"
        }
    }

    struct PostTag: Decodable {
        @GhostText var post: String?
        @GhostText var tag: String?
        @GhostText var order: String?

        enum CodingKeys: String, CodingKey {
            case post = "post_id"
            case tag = "tag_id"
            case order = "sort_order"
        }
    }

    struct PostAuthor: Decodable {
        @GhostText var post: String?
        @GhostText var author: String?
        @GhostText var order: String?

        enum CodingKeys: String, CodingKey {
            case post = "post_id"
            case author = "author_id"
            case order = "sort_order"
        }
    }

    struct PostMeta: Decodable {
        @GhostText var post: String?
        @GhostText var alt: String?
        @GhostText var caption: String?

        enum CodingKeys: String, CodingKey {
            case post = "post_id"
            case alt = "feature_image_alt"
            case caption = "feature_image_caption"
        }
    }

    struct Setting: Decodable {
        @GhostText var key: String?
        @GhostText var value: String?
    }

    init(from decoder: any Decoder) throws {
        /// `{"db": [{"meta": …, "data": …}]}`, or what stands in that list alone.
        enum Keys: String, CodingKey { case db, meta, data, version }
        var container = try decoder.container(keyedBy: Keys.self)
        if container.contains(.db) {
            var list = try container.nestedUnkeyedContainer(forKey: .db)
            container = try list.nestedContainer(keyedBy: Keys.self)
        }
        data = try container.decode(Tables.self, forKey: .data)
        let meta = try? container.nestedContainer(keyedBy: Keys.self, forKey: .meta)
        version = (try? meta?.decode(String.self, forKey: .version)) ?? ""
    }
}

/// A field that says something, or nothing: numbers and truth values are texts, too.
@propertyWrapper
struct GhostText: Decodable {
    var wrappedValue: String?

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            wrappedValue = text.isEmpty ? nil : text
        } else if let number = try? container.decode(Double.self) {
            wrappedValue = Int(exactly: number).map { "\($0)" } ?? "\(number)"
        } else if let flag = try? container.decode(Bool.self) {
            wrappedValue = flag ? "1" : "0"
        } else {
            wrappedValue = nil
        }
    }

    init() { wrappedValue = nil }
}

/// Rows of a table; one that is none is left out.
@propertyWrapper
struct GhostRows<Row: Decodable>: Decodable {
    var wrappedValue: [Row]

    init(from decoder: any Decoder) throws {
        let rows = try? decoder.singleValueContainer().decode([GhostRow<Row>].self)
        wrappedValue = (rows ?? []).compactMap(\.row)
    }

    init() { wrappedValue = [] }
}

/// A row, or nothing where it has another form.
struct GhostRow<Row: Decodable>: Decodable {
    let row: Row?

    init(from decoder: any Decoder) throws { row = try? Row(from: decoder) }
}

extension KeyedDecodingContainer {
    func decode(_ type: GhostText.Type, forKey key: Key) throws -> GhostText {
        try decodeIfPresent(type, forKey: key) ?? GhostText()
    }

    func decode<Row>(_ type: GhostRows<Row>.Type, forKey key: Key) throws -> GhostRows<Row> {
        try decodeIfPresent(type, forKey: key) ?? GhostRows()
    }
}
