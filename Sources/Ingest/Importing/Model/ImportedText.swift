import Basics
public import Foundation

/// A text of another program on its way to a file of the newsroom's own.
public struct ImportedText: Sendable {
    public var kind = Kind.article
    /// Who it is, whatever its file is called: `el-faro.example/?p=12`.
    public var id: String
    /// How reports name it.
    public var name: String
    public var title: String
    /// Its part of an address there; empty where it had none.
    public var slug = ""
    public var language: String?
    public var published: Date?
    public var updated: Date?
    public var expires: Date?
    /// The name of the category that is to be its section.
    public var section: String?
    public var tags: [String] = []
    public var authors: [String] = []
    public var summary: String?
    public var picture: Picture?
    /// All addresses that it had, whole or from the root of its site.
    public var addresses: [String] = []
    public var body: Body
    /// What of it had no place in the new text.
    public var losses: [String] = []
    /// What of it had to be guessed, for a person to look at.
    public var doubts: [String] = []
    /// Whether it is of the same text in several languages: their common key.
    public var key: String?

    public enum Kind: Sendable { case article, page }

    /// The text as the other program has it.
    public enum Body: Sendable {
        /// Whether blank lines part its paragraphs.
        case html(String, breaksLines: Bool)
        case markdown(String)
    }

    /// The picture that stands for it.
    public struct Picture: Sendable {
        public var address: String
        public var alt: String?
        public var caption: String?

        public init(address: String, alt: String? = nil, caption: String? = nil) {
            self.address = address
            self.alt = alt
            self.caption = caption
        }
    }

    /// The day on which it was published, as `2020-05-01`; empty where nobody knows.
    func day(in zone: TimeZone) -> String {
        guard let published else { return "" }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = zone
        let parts = calendar.dateComponents([.year, .month, .day], from: published)
        return [(parts.year, 4), (parts.month, 2), (parts.day, 2)]
            .map { number, width in (number ?? 0).zeroPadded(width) }.joined(separator: "-")
    }

    /// That its date is none.
    static func doubt(ofDate text: String, instead date: Date? = nil) -> String {
        let found =
            date.map { "that of \($0.formatted(.iso8601)) was taken" } ?? "it has no date now"
        return "'\(text.prefix(60))' is no date; \(found)"
    }

    public init(id: String, name: String, title: String, body: Body) {
        self.id = id
        self.name = name
        self.title = title
        self.body = body
    }
}
