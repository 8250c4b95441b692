public import Foundation

/// What an article tells as it happens: entries with their times, the newest first.
public struct LiveCoverage: Hashable, Sendable, Codable {
    /// In the order in which the text has them, the newest first.
    public let entries: [Entry]
    /// What matters most of it, in few words.
    public let points: [String]
    /// When it was over; nil as long as it goes on.
    public let ended: Date?
    /// Since when there is nothing new, where that is so long ago that nobody takes it for going on.
    public let quietSince: Date?

    public init(
        entries: [Entry],
        points: [String] = [],
        ended: Date? = nil,
        quietSince: Date? = nil
    ) {
        self.entries = entries
        self.points = points
        self.ended = ended
        self.quietSince = quietSince
    }

    /// What it says itself, whatever time it is.
    public var withoutSilence: LiveCoverage {
        LiveCoverage(entries: entries, points: points, ended: ended)
    }

    /// Whether more may come.
    public var isOpen: Bool { ended == nil && quietSince == nil }

    /// For how many seconds it passes as going on after its newest entry; the script of its page knows it too.
    public static let patience = 86_400

    /// An entry, whose words stand in the text below a heading that begins with its time.
    public struct Entry: Hashable, Sendable, Codable {
        public let time: Date
        /// As the heading has it: `20:45`.
        public let written: String
        /// Its place on the page, which stays when others come.
        public let anchor: String

        public init(time: Date, written: String, anchor: String) {
            self.time = time
            self.written = written
            self.anchor = anchor
        }
    }
}

extension Article {
    /// Whether it tells something that is not over.
    public var isLiveNow: Bool { details.live?.isOpen ?? false }
}
