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
    /// Rules that are not followed since there are too many, and where the first of them stands.
    private var rulesLeft = (count: 0, line: 0)
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

    /// One more rule for which there is no work left.
    mutating func leaveRule(line: Int) {
        rulesLeft = (rulesLeft.count + 1, rulesLeft.count == 0 ? line : rulesLeft.line)
    }

    /// With one word for all rules that were left out, however many other notices there are.
    var all: [CalendarNotice] {
        guard rulesLeft.count > 0 else { return notices }
        let what = rulesLeft.count == 1 ? "one rule is" : "\(rulesLeft.count) rules are"
        return notices + [
            CalendarNotice(
                "the rules of the calendar take too long to follow: \(what) left out, and only "
                    + "the first time of each such event is taken",
                line: rulesLeft.line,
                hint: "divide the calendar, or end what repeats with UNTIL"
            )
        ]
    }
}
