import Basics

extension RecurrenceRule {
    /// Reads `FREQ=WEEKLY;BYDAY=TH`: in any order and case, with blanks between, as programs export it.
    ///
    /// - Throws: what keeps the rule from being followed as a whole; half a rule would tell wrong days.
    public init(_ text: String) throws(RecurrenceFault) {
        let parts = try Self.parts(of: text)
        guard let name = parts["FREQ"] else { throw RecurrenceFault("it has no FREQ") }
        guard let frequency = Frequency(rawValue: name) else {
            throw RecurrenceFault("FREQ=\(name.prefix(40)) is no frequency")
        }
        self.init(frequency)
        for (key, value) in parts.sorted(by: { $0.key < $1.key }) { try read(key, value) }
        dropNumbersThatCountNothing()
    }

    private static func parts(of text: String) throws(RecurrenceFault) -> [String: String] {
        let line = text.uppercased().filter { !$0.isWhitespace }
        let body = line.hasPrefix("RRULE:") ? line.dropFirst(6) : line[...]
        var parts: [String: String] = [:]
        for part in body.split(separator: ";") {
            let pair = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            guard pair.count == 2 else {
                throw RecurrenceFault("'\(part.prefix(40))' is no part of a rule")
            }
            guard parts.updateValue(String(pair[1]), forKey: String(pair[0])) == nil else {
                throw RecurrenceFault("\(pair[0].prefix(40)) stands there twice")
            }
        }
        return parts
    }

    private mutating func read(_ key: String, _ value: String) throws(RecurrenceFault) {
        switch key {
        case "FREQ": break
        case "INTERVAL": interval = try Self.number(key, value, 1...1_000_000)
        case "COUNT": count = try Self.number(key, value, 1...1_000_000_000)
        case "UNTIL":
            guard let moment = CalendarMoment(value) else {
                throw RecurrenceFault("UNTIL=\(value.prefix(40)) is no day or time")
            }
            until = moment
        case "BYSECOND": bySecond = try Self.numbers(key, value, 0...60).map { min($0, 59) }
        case "BYMINUTE": byMinute = try Self.numbers(key, value, 0...59)
        case "BYHOUR": byHour = try Self.numbers(key, value, 0...23)
        case "BYDAY": byDay = try Self.weekdays(value)
        case "BYMONTHDAY": byMonthDay = try Self.signed(key, value, 31)
        case "BYYEARDAY": byYearDay = try Self.signed(key, value, 366)
        case "BYWEEKNO": byWeekNumber = try Self.signed(key, value, 53)
        case "BYMONTH": byMonth = try Self.numbers(key, value, 1...12)
        case "BYSETPOS": bySetPosition = try Self.signed(key, value, 366)
        case "WKST":
            guard let day = Weekday(code: value) else {
                throw RecurrenceFault("WKST=\(value.prefix(40)) is no day of the week")
            }
            weekStart = day
        case "RSCALE" where value == "GREGORIAN": break
        case "SKIP" where value == "OMIT": break
        default:
            // What is private changes no day; any other part may, so that nobody can say when it happens.
            guard key.hasPrefix("X-") else {
                throw RecurrenceFault("nobody knows \(key.prefix(40))=\(value.prefix(40))")
            }
        }
    }

    /// Only months and years have a second Thursday, and those that go by weeks of the year have none.
    private mutating func dropNumbersThatCountNothing() {
        guard frequency < .monthly || !byWeekNumber.isEmpty else { return }
        byDay = byDay.map { NumberedWeekday($0.weekday) }
    }

    private static func number(
        _ key: String,
        _ value: some StringProtocol,
        _ range: ClosedRange<Int>
    ) throws(RecurrenceFault) -> Int {
        let digits = value.hasPrefix("+") ? String(value.dropFirst()) : String(value)
        guard let number = Int(foreign: digits, in: range) else {
            throw RecurrenceFault(
                "\(key)=\(value.prefix(40)) is no number from \(range.lowerBound) to "
                    + "\(range.upperBound)"
            )
        }
        return number
    }

    private static func numbers(
        _ key: String,
        _ value: String,
        _ range: ClosedRange<Int>
    ) throws(RecurrenceFault) -> [Int] {
        var numbers: Set<Int> = []
        for part in value.split(separator: ",") { numbers.insert(try number(key, part, range)) }
        return numbers.sorted()
    }

    /// Numbers from the beginning, or from the end where they are negative; there is no zeroth.
    private static func signed(
        _ key: String,
        _ value: String,
        _ most: Int
    ) throws(RecurrenceFault) -> [Int] {
        let found = try numbers(key, value, -most...most)
        if found.contains(0) { throw RecurrenceFault("\(key)=0 counts nothing") }
        return found
    }

    private static func weekdays(_ value: String) throws(RecurrenceFault) -> [NumberedWeekday] {
        var found: [NumberedWeekday] = []
        for part in value.split(separator: ",").prefix(400) {
            guard let weekday = Weekday(code: part.suffix(2)) else {
                throw RecurrenceFault("BYDAY=\(part.prefix(40)) is no day of the week")
            }
            let digits = part.dropLast(2)
            let number = digits.isEmpty ? nil : try number("BYDAY", digits, -53...53)
            if number == 0 { throw RecurrenceFault("BYDAY=\(part) counts nothing") }
            let day = NumberedWeekday(weekday, number: number)
            if !found.contains(day) { found.append(day) }
        }
        return found
    }
}

extension RecurrenceRule {
    /// The same rule as RFC 5545 writes it, always in the same order.
    public var text: String {
        var parts = ["FREQ=\(frequency.rawValue)"]
        if interval != 1 { parts.append("INTERVAL=\(interval)") }
        if let count { parts.append("COUNT=\(count)") }
        if let until { parts.append("UNTIL=\(until.text)") }
        let lists = [
            ("BYMONTH", byMonth), ("BYWEEKNO", byWeekNumber), ("BYYEARDAY", byYearDay),
            ("BYMONTHDAY", byMonthDay), ("BYHOUR", byHour), ("BYMINUTE", byMinute),
            ("BYSECOND", bySecond), ("BYSETPOS", bySetPosition),
        ]
        for (key, numbers) in lists where !numbers.isEmpty {
            parts.append("\(key)=\(numbers.map(String.init).joined(separator: ","))")
        }
        if !byDay.isEmpty {
            parts.append("BYDAY=\(byDay.map(\.text).joined(separator: ","))")
        }
        if weekStart != .monday { parts.append("WKST=\(weekStart.code)") }
        return parts.joined(separator: ";")
    }
}

extension RecurrenceRule: Codable {
    public init(from decoder: any Decoder) throws {
        try self.init(try decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
