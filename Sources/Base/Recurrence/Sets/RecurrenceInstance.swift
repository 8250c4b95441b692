/// One time at which something happens.
public struct RecurrenceInstance: Hashable, Sendable {
    /// On the wall of its own zone; at 0:00 what lasts whole days.
    public let wall: WallTime
    /// Seconds since 1970.
    public let moment: Int
    /// How long it lasts where that was said for it alone.
    public let length: EventLength?

    public init(wall: WallTime, moment: Int, length: EventLength? = nil) {
        self.wall = wall
        self.moment = moment
        self.length = length
    }
}
