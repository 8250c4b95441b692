/// Reads the parts of the year before a rule: `Mar-Oct`, `Dec 24-26`, `Jun 15-Sep 15`, `Jan 01,Jan 06`.
struct OpeningDates {
    private(set) var tokens: ArraySlice<OpeningToken>

    init(_ tokens: ArraySlice<OpeningToken>) {
        self.tokens = tokens
    }

    /// None where something else comes first.
    mutating func periods() throws(OpeningHoursFault) -> [OpeningPeriod] {
        var periods: [OpeningPeriod] = []
        guard var month = takeMonth() else { return [] }
        while true {
            periods.append(try period(from: month))
            guard tokens.first == .sign(",") else { break }
            if let next = Self.month(tokens.dropFirst().first) {
                tokens.removeFirst(2)
                month = next
            } else if Self.startsWithDay(tokens.dropFirst()) {
                tokens.removeFirst()
                month = periods.last?.last.month ?? month
            } else {
                break
            }
        }
        return periods
    }

    private mutating func period(from month: Int) throws(OpeningHoursFault) -> OpeningPeriod {
        let day = takeDay()
        var (lastMonth, lastDay) = (month, day)
        if tokens.first == .sign("-") {
            tokens.removeFirst()
            if let next = takeMonth() {
                (lastMonth, lastDay) = (next, takeDay())
            } else {
                lastDay = takeDay()
                guard day != nil, lastDay != nil else { throw fault }
            }
        }
        let end = lastDay ?? MonthDay.lastDay(of: lastMonth)
        guard let first = MonthDay(month: month, day: day ?? 1),
            let last = MonthDay(month: lastMonth, day: end)
        else { throw OpeningHoursFault("\(Self.names[month - 1]) \(day ?? end)") }
        return OpeningPeriod(first, last)
    }

    private mutating func takeMonth() -> Int? {
        guard let month = Self.month(tokens.first) else { return nil }
        tokens.removeFirst()
        return month
    }

    private mutating func takeDay() -> Int? {
        guard Self.startsWithDay(tokens), case .number(let day, _)? = tokens.first else {
            return nil
        }
        tokens.removeFirst()
        return day
    }

    /// A number before a colon is an hour.
    private static func startsWithDay(_ tokens: ArraySlice<OpeningToken>) -> Bool {
        guard case .number? = tokens.first else { return false }
        guard tokens.dropFirst().first == .sign(":") else { return true }
        // `Dec 24: 10:00` is a day with a colon of its own.
        guard case .number? = tokens.dropFirst(2).first else { return true }
        return tokens.dropFirst(3).first == .sign(":")
    }

    private static func month(_ token: OpeningToken?) -> Int? {
        guard case .word(let word)? = token else { return nil }
        return names.firstIndex(of: word).map { $0 + 1 }
    }

    private static let names = [
        "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
    ]

    private var fault: OpeningHoursFault {
        OpeningHoursFault(tokens.prefix(4).map(\.text).joined())
    }
}
