import Recurrence

/// Reads the rules of some hours of opening, one after the other.
struct OpeningHoursParser {
    private var tokens: ArraySlice<OpeningToken>

    init(_ tokens: [OpeningToken]) {
        self.tokens = tokens[...]
    }

    mutating func rules() throws(OpeningHoursFault) -> [OpeningRule] {
        var rules: [OpeningRule] = []
        var isAdded = false
        while !tokens.isEmpty {
            if take(";") {
                isAdded = false
                continue
            }
            var rule = try rule()
            rule.isAdded = isAdded
            rules.append(rule)
            guard !tokens.isEmpty else { break }
            if take(",") {
                isAdded = true
                guard !tokens.isEmpty else { throw OpeningHoursFault("") }
            } else if case .sign(";")? = tokens.first {
                continue
            } else {
                throw fault
            }
        }
        guard !rules.isEmpty else { throw OpeningHoursFault("") }
        return rules
    }

    private mutating func rule() throws(OpeningHoursFault) -> OpeningRule {
        var rule = OpeningRule()
        if takeAlways() {
            rule.day = OpeningDay(spans: [.wholeDay])
        } else {
            var dates = OpeningDates(tokens)
            rule.periods = try dates.periods()
            tokens = dates.tokens
            if !rule.periods.isEmpty { take(":") }
            try readDays(into: &rule)
            if !rule.periods.isEmpty || rule.weekdays != nil { take(":") }
            rule.day.spans = try spans()
        }
        try readState(into: &rule)
        return rule
    }

    private mutating func takeAlways() -> Bool {
        guard tokens.prefix(3).map(\.text) == ["24", "/", "7"] else { return false }
        tokens.removeFirst(3)
        return true
    }

    private mutating func readDays(into rule: inout OpeningRule) throws(OpeningHoursFault) {
        while let word = weekdayWord {
            tokens.removeFirst()
            if word == "ph" {
                rule.isForHolidays = true
                rule.weekdays = rule.weekdays ?? []
            } else {
                guard let first = Weekday(code: word) else { throw OpeningHoursFault(word) }
                var last = first
                if take("-") {
                    guard let next = weekdayWord, let weekday = Weekday(code: next) else {
                        throw fault
                    }
                    tokens.removeFirst()
                    last = weekday
                }
                let length = (last.rawValue - first.rawValue + 7) % 7
                let days = (0...length).compactMap { Weekday(rawValue: (first.rawValue + $0) % 7) }
                rule.weekdays = (rule.weekdays ?? []).union(days)
            }
            guard case .sign(",")? = tokens.first, tokens.count > 1,
                case .word(let next) = tokens[tokens.startIndex + 1], Self.isDay(next)
            else { return }
            tokens.removeFirst()
        }
    }

    private var weekdayWord: String? {
        guard case .word(let word)? = tokens.first, Self.isDay(word) else { return nil }
        return word
    }

    private static func isDay(_ word: String) -> Bool { word == "ph" || Weekday(code: word) != nil }

    private mutating func spans() throws(OpeningHoursFault) -> [OpeningSpan] {
        var spans: [OpeningSpan] = []
        while case .number? = tokens.first {
            let from = try time(before: 1_440)
            if take("+") {
                spans.append(OpeningSpan(from: from, to: nil))
            } else {
                guard take("-") else { throw fault }
                let to = try time(before: 2_881)
                take("+")
                spans.append(OpeningSpan(from: from, to: to > from ? to : to + 1_440))
            }
            guard case .sign(",")? = tokens.first, tokens.count > 1,
                case .number = tokens[tokens.startIndex + 1]
            else { break }
            tokens.removeFirst()
        }
        return Set(spans).sorted()
    }

    /// `09:30` as minutes.
    private mutating func time(before end: Int) throws(OpeningHoursFault) -> Int {
        guard tokens.count > 2, case .number(let hour, _) = tokens[tokens.startIndex],
            tokens[tokens.startIndex + 1] == .sign(":"),
            case .number(let minute, _) = tokens[tokens.startIndex + 2], minute < 60,
            hour * 60 + minute < end
        else { throw fault }
        tokens.removeFirst(3)
        return hour * 60 + minute
    }

    /// `off`, `open`, and what is said beside.
    private mutating func readState(into rule: inout OpeningRule) throws(OpeningHoursFault) {
        var isSaid = !rule.day.spans.isEmpty
        if case .word(let word)? = tokens.first {
            switch word {
            case "off", "closed":
                // Hours off what rules before it say would have to be cut out of them.
                guard rule.day.spans.isEmpty else { throw fault }
                rule.isOff = true
            case "open": if rule.day.spans.isEmpty { rule.day.spans = [.wholeDay] }
            default: throw fault
            }
            tokens.removeFirst()
            isSaid = true
        }
        if case .quoted(let note)? = tokens.first {
            rule.day.note = note
            tokens.removeFirst()
            isSaid = true
        }
        guard isSaid else { throw fault }
    }

    @discardableResult
    private mutating func take(_ sign: Character) -> Bool {
        guard tokens.first == .sign(sign) else { return false }
        tokens.removeFirst()
        return true
    }

    /// That nobody understands what comes next.
    private var fault: OpeningHoursFault {
        var text = ""
        for token in tokens.prefix(4) {
            let needsBlank = text.last?.isLetter == true || text.last?.isNumber == true
            if needsBlank, token.isWord { text += " " }
            text += token.text
        }
        return OpeningHoursFault(text)
    }
}
