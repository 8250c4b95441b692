import Foundation

/// Reads a date as people and programs write it: words for months, days and zones in any order.
struct WrittenDate {
    private struct Number {
        let value: Int
        let digits: Int
        /// What stands between it and the number before.
        let separator: Character?
    }

    private enum Half {
        case morning, afternoon
    }

    private let text: [Character]
    private var place = 0
    private var numbers: [Number] = []
    private var year: Int?
    private var month: Int?
    private var day: Int?
    private var monthMayBeWeekday = false
    private var weekday: Int?
    private var hour: Int?
    private var minute = 0
    private var second = 0
    private var half: Half?
    private var offset: Int?
    private var zone: TimeZone?
    private var separator: Character?
    private let slashes: SlashOrder

    /// - Parameters:
    ///   - text: the date.
    ///   - slashes: the order of day and month where only slashes stand between them.
    init(_ text: String, slashes: SlashOrder) {
        self.slashes = slashes
        // What a browser appends in parentheses only repeats the zone.
        self.text = Array(text.lowercased().prefix { $0 != "(" })
        while place < self.text.count { readToken() }
    }

    /// What the text names; nil when it is no date.
    var found: (time: NamedTime, sign: SlashedDates.Sign?)? {
        guard let written, let time = time(on: written.day) else { return nil }
        return (time, written.sign)
    }

    private func time(on day: CivilDate) -> NamedTime? {
        guard var hour else { return NamedTime(day: day) }
        if half == .afternoon, hour < 12 { hour += 12 }
        if half == .morning, hour == 12 { hour = 0 }
        var civil = day
        (civil.hour, civil.minute, civil.second) = (hour, minute, second)
        guard civil.isValid else { return nil }
        var minutes = offset ?? 0
        if offset == nil, let zone {
            let local = Date(timeIntervalSince1970: Double(civil.secondsSince1970))
            minutes = zone.secondsFromGMT(for: local) / 60
        }
        return NamedTime(moment: FeedDate.moment(civil, offsetMinutes: minutes))
    }

    // MARK: Tokens

    private mutating func readToken() {
        let character = text[place]
        if character.isASCII, character.isNumber {
            readNumber()
        } else if character.isLetter {
            readWord()
        } else if (character == "+" || character == "-"), hour != nil, startsOffset {
            readOffset()
        } else {
            if !character.isWhitespace || separator == nil { separator = character }
            place += 1
        }
    }

    private var startsOffset: Bool {
        place + 1 < text.count && text[place + 1].isASCII && text[place + 1].isNumber
    }

    private mutating func digits(atMost width: Int = 18) -> Number? {
        var value = 0
        let start = place
        while place < text.count, let digit = text[place].asciiDigit, place - start < width {
            value = value * 10 + digit
            place += 1
        }
        guard place > start else { return nil }
        return Number(value: value, digits: place - start, separator: separator)
    }

    private mutating func readNumber() {
        guard let number = digits() else { return }
        defer { separator = nil }
        guard place < text.count, text[place] == ":" || text[place] == "h", hour == nil,
            place + 1 < text.count, text[place + 1].asciiDigit != nil
        else {
            numbers.append(number)
            return
        }
        if number.digits > 2 {
            // A year and an hour without a space between them.
            guard number.digits <= 6, number.digits > 4 else { return }
            let scale = number.digits == 6 ? 100 : 10
            numbers.append(Number(value: number.value / scale, digits: 4, separator: separator))
            hour = number.value % scale
        } else {
            hour = number.value
        }
        readMinutes()
    }

    private mutating func readMinutes() {
        place += 1
        minute = digits(atMost: 2)?.value ?? 0
        guard place + 1 < text.count, text[place] == ":", text[place + 1].asciiDigit != nil else {
            return
        }
        place += 1
        second = digits(atMost: 2)?.value ?? 0
        if place + 1 < text.count, text[place] == ".", text[place + 1].asciiDigit != nil {
            place += 1
            _ = digits()
        }
    }

    private mutating func readOffset() {
        let isWest = text[place] == "-"
        place += 1
        guard let first = digits(atMost: 4) else { return }
        var minutes =
            first.digits > 2 ? first.value / 100 * 60 + first.value % 100 : first.value * 60
        if first.digits <= 2, place < text.count, text[place] == ":" {
            place += 1
            minutes += digits(atMost: 2)?.value ?? 0
        }
        offset = isWest ? -minutes : minutes
        separator = nil
    }

    private mutating func readWord() {
        let start = place
        while place < text.count, text[place].isLetter || text[place] == "\u{301}" { place += 1 }
        // What follows the sign of a year, a month or a day may stand close to it: `28日下午9:00`.
        if start > 0, text[start - 1].asciiDigit != nil, Self.daySigns.contains(text[start]) {
            place = start + 1
        }
        var word = String(text[start..<place])
        if readHalf(word) || readEastAsian(word) { return }
        if let found = DateNames.month(word), month == nil || monthMayBeWeekday {
            month = found
            // `mar` is March or, before a day and a month, mardi.
            let named = numbers.isEmpty ? DateNames.weekday(word) : nil
            monthMayBeWeekday = named != nil
            weekday = named ?? weekday
        } else if let found = DateNames.weekday(word), weekday == nil {
            weekday = found
        } else if hour != nil || !numbers.isEmpty {
            while place < text.count, text[place].isLetter || "/_".contains(text[place]) {
                place += 1
            }
            word = String(text[start..<place])
            readZone(word)
        }
        separator = nil
    }

    /// `am`, `p.m.`, `p. m.` and their like.
    private mutating func readHalf(_ word: String) -> Bool {
        var name = word
        if word == "a" || word == "p", let end = endOfHalf {
            place = end
            name += "m"
        }
        switch name {
        case "am", "오전", "πμ", "上午", "午前": half = .morning
        case "pm", "오후", "μμ", "下午", "午後": half = .afternoon
        default: return false
        }
        if name.unicodeScalars.first.map({ $0.value >= 0xAC00 }) == true { assumeKorea() }
        return true
    }

    /// Where the `m` behind a point ends, which Spanish sets apart by a space of any width.
    private var endOfHalf: Int? {
        guard place < text.count, text[place] == "." else { return nil }
        let rest = text[(place + 1)...].drop(while: \.isWhitespace)
        guard rest.first == "m", rest.dropFirst().first?.isLetter != true else { return nil }
        return rest.startIndex + 1
    }

    private static let daySigns: Set<Character> = ["년", "年", "월", "月", "일", "日"]

    /// The number before such a word is a year, a month or a day.
    private mutating func readEastAsian(_ word: String) -> Bool {
        guard let last = numbers.last else { return false }
        switch word {
        case "년", "年": year = last.value
        case "월", "月": month = last.value
        case "일", "日": day = last.value
        default: return false
        }
        if word.unicodeScalars.first.map({ $0.value >= 0xAC00 }) == true { assumeKorea() }
        numbers.removeLast()
        return true
    }

    private mutating func assumeKorea() {
        offset = offset ?? 9 * 60
    }

    private mutating func readZone(_ word: String) {
        guard hour != nil, offset == nil, zone == nil else { return }
        if let minutes = DateNames.zone(word) {
            // A sign behind it tells how far from it: `GMT-07:00`.
            let hasSign = place < text.count && "+-".contains(text[place]) && startsOffset
            if !hasSign { offset = minutes }
        } else if word.contains("/") {
            zone = TimeZone(identifier: DateNames.zoneIdentifier(word))
        }
    }

    // MARK: Day

    private var written: Written? {
        var rest = numbers
        var (year, month, day) = (year, month, day)
        // Beside a day in numbers it was a weekday after all: `mar. 10/12/2024`.
        if monthMayBeWeekday, rest.count >= 3, rest[1].separator.map({ "/.-".contains($0) }) == true
        {
            month = nil
        }
        if year == nil, let index = rest.firstIndex(where: { $0.digits == 4 }) {
            // A year that comes first is followed by month and day.
            if index == 0, month == nil, rest.count >= 3 {
                return Written(year: rest[0].value, month: rest[1].value, day: rest[2].value)
            }
            year = rest.remove(at: index).value
        }
        rest.removeAll { $0.digits > 3 }
        if month == nil {
            guard rest.count >= 2 else { return nil }
            if year == nil {
                guard rest.count >= 3 else { return nil }
                year = FeedDate.fullYear(rest[2].value, digits: rest[2].digits)
            }
            return numeric(rest[0], rest[1], year: year ?? 0)
        }
        if day == nil, let first = rest.first { day = first.value }
        if year == nil, rest.count >= 2 {
            year = FeedDate.fullYear(rest[1].value, digits: rest[1].digits)
        }
        guard let year, let month else { return nil }
        return Written(year: year, month: month, day: day ?? 1)
    }

    /// Two numbers for a day and a month: the weekday decides, else the separator's habit.
    private func numeric(_ first: Number, _ second: Number, year: Int) -> Written? {
        let monthFirst = CivilDate(year: year, month: first.value, day: second.value)
        let dayFirst = CivilDate(year: year, month: second.value, day: first.value)
        let valid = [monthFirst, dayFirst].filter(\.isValid)
        let fitting = valid.filter { $0.weekday == weekday }
        let possible = fitting.isEmpty ? valid : fitting
        let isSlashed = second.separator == "/"
        guard possible.count == 2 else {
            let order: SlashOrder = possible.first == monthFirst ? .monthFirst : .dayFirst
            return possible.first.map { Written(day: $0, sign: isSlashed ? .only(order) : nil) }
        }
        guard isSlashed, monthFirst != dayFirst else { return Written(day: dayFirst) }
        return Written(day: slashes == .monthFirst ? monthFirst : dayFirst, sign: .either)
    }
}

/// The day that a date names, and what it tells of others with slashes.
private struct Written {
    let day: CivilDate
    var sign: SlashedDates.Sign?

    init(day: CivilDate, sign: SlashedDates.Sign? = nil) {
        self.day = day
        self.sign = sign
    }

    init(year: Int, month: Int, day: Int) {
        self.init(day: CivilDate(year: year, month: month, day: day))
    }
}

extension Character {
    fileprivate var asciiDigit: Int? {
        guard isASCII, let digit = wholeNumberValue else { return nil }
        return digit
    }
}
