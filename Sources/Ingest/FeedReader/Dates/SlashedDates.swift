/// What the dates with slashes of one feed tell of each other: all of them are written in one order.
struct SlashedDates: Equatable, Sendable {
    /// What one of them tells.
    enum Sign: Sendable {
        /// Only one order makes it a date.
        case only(SlashOrder)
        /// It is a date in both.
        case either
    }

    private(set) var count = 0
    /// The first that would be another date in the other order.
    private(set) var open: String?
    /// More of a date is not repeated.
    private static let longest = 40
    private var dayFirst = 0
    private var monthFirst = 0

    mutating func note(_ sign: Sign, of text: String) {
        count += 1
        switch sign {
        case .only(.dayFirst): dayFirst += 1
        case .only(.monthFirst): monthFirst += 1
        case .either: open = open ?? String(text.trimmingASCIISpace().prefix(Self.longest))
        }
    }

    /// The order that more of them tell; nil where they tell none.
    var order: SlashOrder? {
        guard dayFirst != monthFirst else { return nil }
        return dayFirst > monthFirst ? .dayFirst : .monthFirst
    }
}
