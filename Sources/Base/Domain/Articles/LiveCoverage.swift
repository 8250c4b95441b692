public import Foundation

/// What an article tells as it happens: entries with their times, the newest first.
public struct LiveCoverage: Hashable, Sendable, Codable {
    /// In the order in which the text has them, the newest first.
    public let entries: [Entry]
    /// What matters most of it, in few words.
    public let points: [String]
    /// When it was over; nil as long as it goes on.
    public let ended: Date?

    public init(entries: [Entry], points: [String] = [], ended: Date? = nil) {
        self.entries = entries
        self.points = points
        self.ended = ended
    }

    /// Whether more may come.
    public var isOpen: Bool { ended == nil }

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
