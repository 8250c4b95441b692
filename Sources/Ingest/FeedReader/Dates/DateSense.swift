import Foundation
import Recurrence

/// In which sense the dates of one feed are read where they leave it open.
struct DateSense {
    /// In which a day without an hour begins.
    var zone = ZoneClock(.gmt)
    /// After which no day begins that has begun in Greenwich.
    var now: Date?
    var slashes = SlashOrder.monthFirst
}
