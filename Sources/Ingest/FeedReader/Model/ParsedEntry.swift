public import Foundation
public import WebURL

/// One item of a feed as its author wrote it: texts plain, bodies raw, nothing decided.
public struct ParsedEntry: Sendable, Equatable {
    /// The feed's own id, verbatim.
    public var id: String?
    /// What names it, made of the entry alone: its id, else its link, else a hash of its text. Never empty; careless
    /// feeds give one to several entries.
    public var key = ""
    /// Whether another entry of its answer has the same key.
    var sharesKey = false
    /// The title as it was written, of which the key is made; nil where it is shown so.
    var keyTitle: String?
    /// The body as it was written, of which the key is made; nil where it is shown so.
    var keyBody: String?
    public var title: String?
    /// The feed's text, resolved only against an absolute `xml:base`; no scheme that runs code.
    public var link: String?
    /// The same as an absolute http(s) address, resolved as far as the feed allows.
    public var resolvedLink: WebURL?
    public var published: Date?
    public var updated: Date?
    /// When it was published if its feed writes day and month in the other order; nil where it is known in which.
    public var publishedOtherwise: Date?
    /// As the feed writes it, perhaps with an address; `authorName` is for readers.
    public var author: String?
    public var categories: [String] = []
    /// Raw HTML.
    public var summary: String?
    /// Raw HTML.
    public var content: String?
    public var enclosures: [Enclosure] = []
    /// The picture that the feed offers for this entry, as an address as the feed writes it.
    public var image: String?
    public var media: [MediaPicture] = []
    public var rights: String?
    /// Its licence, by whatever the feed writes for it.
    public var license: String?
    public var language: String?
    /// What the entry says of something that takes place.
    public var event: FeedEvent?
    /// Where it says that it is.
    public var position: FeedPosition?
    /// What relative addresses in the content and the summary are relative to.
    public var baseURL: WebURL?
    /// Where the entry begins; 0 in JSON.
    public var line = 0
    /// The feed was cut off within this entry: its fields may be incomplete.
    public var isPartial = false
    /// What tells it when it comes again as it is; nil where it may read otherwise beside other entries.
    public var fingerprint: UInt64?

    public init() {}
}

extension ParsedEntry {
    /// When it came out, by whatever the feed says of it.
    public var date: Date? { published ?? updated }

    /// Whether its id alone tells it from the others of its answer.
    var hasOwnKey: Bool { key == id && !sharesKey }

    /// What tells it from all others of its answer but those that say the same: its key, where that is shared with a
    /// hash of link and text.
    public var ownKey: String { sharesKey ? EntryKey.joined(of: self) : key }

    /// The fullest text that the entry has, as raw HTML.
    public var body: String? { content ?? summary }

    /// The first picture in the body that is no counting pixel, as the body writes its address.
    public var pictureInBody: String? {
        body.flatMap { BodyPicture.first(in: $0) }
    }

    /// The author without the e-mail address that RSS asks for.
    public var authorName: String? {
        author.flatMap { PersonText($0).name }
    }
}
