import Recurrence

/// What is wrong with a calendar at some line, and what became of it.
public struct CalendarNotice: Hashable, Sendable {
    /// Counted from 1 among the lines of the file.
    public let line: Int?
    public let message: String
    public let hint: String?
    /// Whether an event is missing for it.
    public let isLoss: Bool

    public init(_ message: String, line: Int?, hint: String? = nil, isLoss: Bool = false) {
        self.message = message
        self.line = line
        self.hint = hint
        self.isLoss = isLoss
    }
}

/// Gathers notices, as many as a person reads; losses are all counted.
struct NoticeList {
    private(set) var notices: [CalendarNotice] = []
    private(set) var losses = 0
    private var seen: Set<String> = []
    /// What the rules of its events came to for which there was no work left.
    var unfollowed = UnfollowedRules()
    private static let most = 200

    mutating func add(
        _ message: String,
        line: Int?,
        hint: String? = nil,
        isLoss: Bool = false
    ) {
        if isLoss { losses += 1 }
        guard notices.count < Self.most else { return }
        notices.append(CalendarNotice(message, line: line, hint: hint, isLoss: isLoss))
    }

    /// The same once for all lines that have it.
    mutating func addOnce(_ message: String, line: Int?, hint: String? = nil) {
        guard seen.insert(message).inserted else { return }
        add(message, line: line, hint: hint)
    }

    /// With one word for all rules that were left out, however many other notices there are.
    var all: [CalendarNotice] {
        guard let message = unfollowed.message(of: "the calendar") else { return notices }
        return notices + [
            CalendarNotice(
                message,
                line: unfollowed.line ?? 1,
                hint: "divide the calendar, or end what repeats with UNTIL"
            )
        ]
    }
}
