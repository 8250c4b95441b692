import Basics
public import Foundation

/// What the newsroom chose by hand: it beats what rules choose, each choice until its moment.
public struct Desk: Hashable, Sendable {
    /// In the order of the file.
    public var entries: [Entry]
    /// The file as messages name it.
    public let file: String

    /// One choice for one article.
    public struct Entry: Hashable, Sendable {
        public let article: NamedArticle
        public let choice: Choice
        /// When it ends; nil for never.
        public let until: Date?

        public init(_ article: NamedArticle, _ choice: Choice, until: Date? = nil) {
            self.article = article
            self.choice = choice
            self.until = until
        }
    }

    /// What becomes of an article.
    public enum Choice: Hashable, Sendable {
        /// It leads the front page.
        case lead
        /// It stands beside the lead, in the first place or the second.
        case pin(Int)
        /// It is not on the front page.
        case hide
        /// The front page has another headline for it.
        case retitle(String)
        /// It stands in another section.
        case section(SectionID)
        /// It competes for the first places as if it were that much better; a picture is worth 2.
        case boost(Int)
        /// It heads the front page as breaking news.
        case alert
        /// It tells no story with others.
        case split
        /// It tells the story of another one.
        case join(NamedArticle)
    }

    public init(_ entries: [Entry] = [], file: String = "") {
        self.entries = entries
        self.file = file
    }

    /// What holds at a moment.
    public func inForce(at clock: Date) -> [Entry] {
        entries.filter { entry in entry.until.map { $0 > clock } ?? true }
    }

    /// The next moment at which a choice ends.
    public func nextChange(after clock: Date) -> Date? {
        entries.compactMap(\.until).filter { $0 > clock }.min()
    }

    /// Differs whenever anything of it differs.
    public var fingerprint: UInt64 {
        var hash = StableHash()
        for entry in entries {
            hash.add(entry.article.text)
            hash.add("\(entry.choice)")
            hash.add(entry.until.map { Int(clamping: $0.timeIntervalSince1970) } ?? 0)
        }
        return hash.value
    }
}

extension Desk {
    /// The same, its articles by their ids where their files have some.
    public func with(identities: [String: String]) -> Desk {
        var desk = self
        desk.entries = entries.map {
            Entry(
                $0.article.with(identities: identities),
                $0.choice.with(identities: identities),
                until: $0.until
            )
        }
        return desk
    }
}

extension Desk.Choice {
    fileprivate func with(identities: [String: String]) -> Self {
        guard case .join(let article) = self else { return self }
        return .join(article.with(identities: identities))
    }
}
