import Foundation

/// Dates that begin with a year of four digits: RFC 3339 and the forms of ISO 8601 around it.
struct ISODate {
    private let bytes: [UInt8]
    private var place = 0

    static func parse(_ bytes: [UInt8]) -> NamedTime? {
        var parser = ISODate(bytes: bytes)
        return parser.parse()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func parse() -> NamedTime? {
        guard let year = digits(4...4), var civil = readDay(of: year) else { return nil }
        if place == bytes.count { return NamedTime(day: civil) }
        var fraction = 0.0
        guard skipTimeMark(), readTime(into: &civil, fraction: &fraction) else { return nil }
        guard let zone = readZone() else { return nil }
        return NamedTime(
            moment: FeedDate.moment(civil, offsetMinutes: zone, fraction: fraction)
        )
    }

    private mutating func readDay(of year: Int) -> CivilDate? {
        let separator = current
        guard separator == UInt8(ascii: "-") || separator == UInt8(ascii: "/") else {
            return readCompactDay(of: year)
        }
        place += 1
        if take(UInt8(ascii: "W")) { return readWeek(of: year) }
        let start = place
        guard let month = digits(1...3) else { return nil }
        if place - start == 3 {
            let ends = place == bytes.count || bytes[place] | 0x20 == UInt8(ascii: "t")
            return ends ? CivilDate(year: year, ordinal: month) : nil
        }
        guard let separator, take(separator) else {
            return place == bytes.count ? CivilDate(year: year, month: month, day: 1) : nil
        }
        guard let day = digits(1...2) else { return nil }
        return CivilDate(year: year, month: month, day: day)
    }

    /// `YYYYMMDD`, `YYYYDDD` or `YYYYWwwD`, before a time.
    private mutating func readCompactDay(of year: Int) -> CivilDate? {
        if take(UInt8(ascii: "W")) { return readWeek(of: year) }
        let start = place
        guard let value = digits(3...4) else { return nil }
        guard place < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "t") else { return nil }
        return place - start == 3
            ? CivilDate(year: year, ordinal: value)
            : CivilDate(year: year, month: value / 100, day: value % 100)
    }

    private mutating func readWeek(of year: Int) -> CivilDate? {
        guard let week = digits(2...2), (1...53).contains(week) else { return nil }
        _ = take(UInt8(ascii: "-"))
        guard let day = digits(1...1) else {
            return CivilDate(year: year, week: week, weekday: 1)
        }
        return (1...7).contains(day) ? CivilDate(year: year, week: week, weekday: day) : nil
    }

    private mutating func skipTimeMark() -> Bool {
        let start = place
        skipSpaces()
        if let byte = current, byte | 0x20 == UInt8(ascii: "t") || byte == UInt8(ascii: ",") {
            place += 1
            skipSpaces()
        }
        return place > start
    }

    private mutating func readTime(into civil: inout CivilDate, fraction: inout Double) -> Bool {
        let start = place
        guard let hour = digits(1...6) else { return false }
        let width = place - start
        guard take(UInt8(ascii: ":")) else {
            return readCompactTime(hour, width: width, into: &civil)
        }
        guard width <= 2, let minute = digits(1...2) else { return false }
        civil.hour = hour
        civil.minute = minute
        guard take(UInt8(ascii: ":")) else { return true }
        guard let second = digits(1...2) else { return false }
        civil.second = second
        if current == UInt8(ascii: ".") || current == UInt8(ascii: ",") {
            place += 1
            fraction = readFraction()
        }
        return true
    }

    private func readCompactTime(_ value: Int, width: Int, into civil: inout CivilDate) -> Bool {
        switch width {
        case 1, 2: civil.hour = value
        case 4: (civil.hour, civil.minute) = (value / 100, value % 100)
        case 6:
            (civil.hour, civil.minute) = (value / 10_000, value / 100 % 100)
            civil.second = value % 100
        default: return false
        }
        return true
    }

    private mutating func readFraction() -> Double {
        var value = 0.0
        var scale = 0.1
        while let byte = current, byte.isASCIIDigit {
            value += Double(byte - UInt8(ascii: "0")) * scale
            scale /= 10
            place += 1
        }
        return value
    }

    /// Minutes east of Greenwich; nil when what follows is no zone of this form.
    private mutating func readZone() -> Int? {
        skipSpaces()
        guard let mark = current else { return 0 }
        if mark | 0x20 == UInt8(ascii: "z") {
            place += 1
            return place == bytes.count ? 0 : nil
        }
        guard mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") else { return nil }
        place += 1
        let start = place
        guard var hours = digits(1...4) else { return nil }
        var minutes = 0
        if place - start > 2 {
            minutes = hours % 100
            hours /= 100
        } else if take(UInt8(ascii: ":")) {
            minutes = digits(1...2) ?? 0
        }
        if let last = current, last | 0x20 == UInt8(ascii: "z") { place += 1 }
        guard place == bytes.count else { return nil }
        let offset = hours * 60 + minutes
        return mark == UInt8(ascii: "-") ? -offset : offset
    }

    // MARK: Bytes

    private var current: UInt8? { place < bytes.count ? bytes[place] : nil }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard current == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipSpaces() {
        while let byte = current, byte.isXMLSpace { place += 1 }
    }

    private mutating func digits(_ width: ClosedRange<Int>) -> Int? {
        var value = 0
        let start = place
        while let byte = current, byte.isASCIIDigit, place - start < width.upperBound {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            place += 1
        }
        return width.contains(place - start) ? value : nil
    }
}
