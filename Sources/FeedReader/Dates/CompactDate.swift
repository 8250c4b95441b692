import Foundation

/// Dates in digits alone: seconds since 1970, `20031231`, and the short forms of old ISO 8601.
enum CompactDate {
    static func parse(_ bytes: [UInt8]) -> Date? {
        let isDashed = bytes[0] == UInt8(ascii: "-")
        let digits = bytes.drop { $0 == UInt8(ascii: "-") }
        if isDashed { return shortened(digits) }
        if bytes.count == 8, bytes[2] == bytes[5], bytes[2] == UInt8(ascii: "-") {
            guard let year = number(bytes[0..<2]), let month = number(bytes[3..<5]),
                let day = number(bytes[6..<8])
            else { return nil }
            return moment(FeedDate.fullYear(year, digits: 2), month, day)
        }
        guard let value = number(digits) else { return nil }
        switch digits.count {
        case 4: return value >= 1_000 ? moment(value, 1, 1) : nil
        case 5:
            let year = FeedDate.fullYear(value / 1_000, digits: 2)
            return FeedDate.moment(
                CivilDate(year: year, ordinal: value % 1_000),
                offsetMinutes: 0
            )
        case 6:
            let year = FeedDate.fullYear(value / 10_000, digits: 2)
            return moment(year, value / 100 % 100, value % 100)
        case 7:
            return FeedDate.moment(
                CivilDate(year: value / 1_000, ordinal: value % 1_000),
                offsetMinutes: 0
            )
        case 8: return moment(value / 10_000, value / 100 % 100, value % 100)
        case 9, 10: return Date(timeIntervalSince1970: Double(value))
        case 13: return Date(timeIntervalSince1970: Double(value) / 1_000)
        case 12, 14: return timestamp(value, hasSeconds: digits.count == 14)
        default: return nil
        }
    }

    /// `-YYMM` and `-YY-MM`.
    private static func shortened(_ digits: ArraySlice<UInt8>) -> Date? {
        let bare = digits.filter { $0 != UInt8(ascii: "-") }
        guard bare.count == 4, let value = number(bare[...]) else { return nil }
        return moment(FeedDate.fullYear(value / 100, digits: 2), value % 100, 1)
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

    private static func moment(_ year: Int, _ month: Int, _ day: Int) -> Date? {
        FeedDate.moment(CivilDate(year: year, month: month, day: day), offsetMinutes: 0)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard !digits.isEmpty, digits.count <= 14, digits.allSatisfy(\.isASCIIDigit) else {
            return nil
        }
        return digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
}
