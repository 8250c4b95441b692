import Basics

/// A day or a time as calendars write it: `20261121`, `20261121T204500`, `20261121T204500Z`.
public enum CalendarMoment: Hashable, Sendable {
    /// Days since 1 January 1970.
    case day(Int)
    /// On the wall of some place, which is named beside it.
    case local(WallTime)
    /// Seconds since 1970.
    case instant(Int)

    /// The forms of RFC 5545, and those of ISO 8601 that exports write instead; nil for anything else.
    public init?(_ text: some StringProtocol) {
        var scanner = MomentScanner(text)
        guard let moment = scanner.moment() else { return nil }
        self = moment
    }

    public var isWholeDay: Bool { if case .day = self { true } else { false } }

    public var text: String {
        switch self {
        case .day(let day): Self.date(day)
        case .local(let wall): Self.time(wall)
        case .instant(let seconds): Self.time(WallTime(seconds: seconds)) + "Z"
        }
    }

    private static func time(_ wall: WallTime) -> String {
        let second = wall.second
        let parts = [second / 3_600, second / 60 % 60, second % 60].map { $0.zeroPadded(2) }
        return "\(date(wall.day))T\(parts.joined())"
    }

    private static func date(_ day: Int) -> String {
        let date = CivilDays.date(day)
        return "\(date.year.zeroPadded(4))\(date.month.zeroPadded(2))\(date.day.zeroPadded(2))"
    }
}

extension CalendarMoment: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let moment = Self(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "no moment")
        }
        self = moment
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }
}
