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
        @GhostText var created: String?
        @GhostText var excerpt: String?
        @GhostText var codeHead: String?
        @GhostText var codeFoot: String?
        @GhostText var locale: String?

        enum CodingKeys: String, CodingKey {
            case id, uuid, title, slug, html, lexical, mobiledoc, status, visibility, type, page,
                locale
            case picture = "feature_image"
            case published = "published_at"
            case updated = "updated_at"
            case created = "created_at"
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
