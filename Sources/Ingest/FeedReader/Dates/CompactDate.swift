import Foundation

/// Dates in digits alone: seconds since 1970, `20031231`, and the short forms of old ISO 8601.
enum CompactDate {
    static func parse(_ bytes: [UInt8]) -> NamedTime? {
        let isDashed = bytes[0] == UInt8(ascii: "-")
        let digits = bytes.drop { $0 == UInt8(ascii: "-") }
        if isDashed { return shortened(digits) }
        if bytes.count == 8, bytes[2] == bytes[5], bytes[2] == UInt8(ascii: "-") {
            guard let year = number(bytes[0..<2]), let month = number(bytes[3..<5]),
                let day = number(bytes[6..<8])
            else { return nil }
            return named(FeedDate.fullYear(year, digits: 2), month, day)
        }
        guard let value = number(digits) else { return nil }
        return digits.count < 9
            ? day(value, digits: digits.count)
            : NamedTime(moment: time(value, digits: digits.count))
    }

    private static func day(_ value: Int, digits: Int) -> NamedTime? {
        switch digits {
        case 4: value >= 1_000 ? named(value, 1, 1) : nil
        case 5: ordinal(FeedDate.fullYear(value / 1_000, digits: 2), value % 1_000)
        case 6:
            named(
                FeedDate.fullYear(value / 10_000, digits: 2),
                value / 100 % 100,
                value % 100
            )
        case 7: ordinal(value / 1_000, value % 1_000)
        case 8: named(value / 10_000, value / 100 % 100, value % 100)
        default: nil
        }
    }

    private static func time(_ value: Int, digits: Int) -> Date? {
        switch digits {
        case 9, 10: Date(timeIntervalSince1970: Double(value))
        case 13: Date(timeIntervalSince1970: Double(value) / 1_000)
        case 12, 14: timestamp(value, hasSeconds: digits == 14)
        default: nil
        }
    }

    private static func ordinal(_ year: Int, _ day: Int) -> NamedTime? {
        NamedTime(day: CivilDate(year: year, ordinal: day))
    }

    /// `-YYMM` and `-YY-MM`.
    private static func shortened(_ digits: ArraySlice<UInt8>) -> NamedTime? {
        let bare = digits.filter { $0 != UInt8(ascii: "-") }
        guard bare.count == 4, let value = number(bare[...]) else { return nil }
        return named(FeedDate.fullYear(value / 100, digits: 2), value % 100, 1)
    }

    private static func timestamp(_ value: Int, hasSeconds: Bool) -> Date? {
        let full = hasSeconds ? value : value * 100
        var civil = CivilDate(
            year: full / 10_000_000_000,
            month: full / 100_000_000 % 100,
            day: full / 1_000_000 % 100
        )
        civil.hour = full / 10_000 % 100
        civil.minute = full / 100 % 100
        civil.second = full % 100
        return FeedDate.moment(civil, offsetMinutes: 0)
    }

    private static func named(_ year: Int, _ month: Int, _ day: Int) -> NamedTime? {
        NamedTime(day: CivilDate(year: year, month: month, day: day))
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 14, digits.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
