public import Foundation

/// What the dates of a feed mean where they leave it open.
public struct DateHabits: Sendable {
    /// In which a day without an hour begins.
    public var zone: TimeZone
    /// In which it is written, as a tag, whatever it says itself: between slashes the month comes first where it is that of
    /// the United States or of the Philippines (`SlashOrder`).
    public var language: String?
    /// That of a feed that names none either.
    public var usualLanguage: String?
    /// The time of the answer, after which no day begins that has begun in Greenwich; nil for a feed without one.
    public var now: Date?

    public init(
        zone: TimeZone = .gmt,
        language: String? = nil,
        usualLanguage: String? = nil,
        now: Date? = nil
    ) {
        self.zone = zone
        self.language = language
        self.usualLanguage = usualLanguage
        self.now = now
    }
}
