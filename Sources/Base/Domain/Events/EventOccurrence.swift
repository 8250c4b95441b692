public import Foundation
public import Recurrence

/// One time at which an event takes place.
public struct EventOccurrence: Hashable, Sendable {
    /// The time that its series gives it, in seconds since 1970: by it the occurrence is known, also once it was moved.
    public let original: Int
    public let start: Date
    public let end: Date
    public let isWholeDay: Bool
    /// On the wall of the event's own zone.
    public let wall: WallTime
    public let details: EventDetails
    /// Whether it differs from its series.
    public let isChanged: Bool
    /// Whether it does so only since an earlier time of the series that counts for those after it.
    public let isFollowing: Bool
}
