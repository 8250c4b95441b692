import Basics

/// A calendar day in the site's time zone, as paths and groups use it.
public struct Day: Hashable, Comparable, Sendable {
    public let year: Int
    public let month: Int
    public let day: Int

    public init(year: Int, month: Int, day: Int) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// A day from its number `yyyymmdd`, as the archive stores it.
    public init(number: Int) {
        self.init(year: number / 10_000, month: number / 100 % 100, day: number % 100)
    }

    public var number: Int { year * 10_000 + month * 100 + day }

    /// `2026/11/21`.
    public var path: String { "\(monthPath)/\(day.zeroPadded(2))" }

    /// `2026/11`.
    public var monthPath: String { "\(year)/\(month.zeroPadded(2))" }

    /// `2026-11-21`: a full-date of RFC 3339.
    public var dashed: String {
        "\(year.zeroPadded(4))-\(month.zeroPadded(2))-\(day.zeroPadded(2))"
    }

    public static func < (left: Self, right: Self) -> Bool {
        left.number < right.number
    }
}

extension Day: Codable {
    /// `2026-11-21`.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let parts = try container.decode(String.self).split(separator: "-")
            .map { Int(foreign: $0, in: 0...99_999) }
        guard parts.count == 3, let year = parts[0], let month = parts[1], let day = parts[2] else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no day")
        }
        self.init(year: year, month: month, day: day)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(dashed)
    }
}
