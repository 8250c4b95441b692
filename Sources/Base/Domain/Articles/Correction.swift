public import Foundation

/// What a newsroom has to say later of an article of its own.
public struct Correction: Hashable, Sendable, Codable {
    public let date: Date
    /// Plain text.
    public let text: String
    public let kind: Kind

    public init(date: Date, text: String, kind: Kind) {
        self.date = date
        self.text = text
        self.kind = kind
    }

    /// What is said.
    public enum Kind: String, Sendable, Codable, CaseIterable {
        /// Something was wrong.
        case correction
        /// Something could be misunderstood.
        case clarification
        /// Something has happened since.
        case update
        /// The newsroom takes back what it said.
        case retraction
    }
}

extension Article {
    /// When its text last changed: as it says, or as the last correction does.
    public var changed: Date? {
        ([updated].compactMap(\.self) + (details.corrections ?? []).map(\.date)).max()
    }
}
