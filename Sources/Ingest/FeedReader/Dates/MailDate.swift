import Foundation

/// Dates of RFC 822 and 2822 as nearly all feeds write them: `Tue, 01 Mar 2022 10:00:00 +0100`.
///
/// What differs in the least is left to `WrittenDate`.
struct MailDate {
    private static let months = Array("janfebmaraprmayjunjulaugsepoctnovdec".utf8)

    private let bytes: [UInt8]
    private var place = 0

    static func parse(_ bytes: [UInt8]) -> Date? {
        var parser = MailDate(bytes: bytes)
        return parser.parse()
    }

    private init(bytes: [UInt8]) {
        self.bytes = bytes
    }

    private mutating func parse() -> Date? {
        if let comma = bytes.prefix(10).firstIndex(of: UInt8(ascii: ",")) { place = comma + 1 }
        guard let day = number(1...2), let month = month(), let year = number(4...4) else {
            return nil
        }
        var civil = CivilDate(year: year, month: month, day: day)
        guard let hour = number(1...2), take(UInt8(ascii: ":")), let minute = number(2...2) else {
            return nil
        }
        civil.hour = hour
        civil.minute = minute
        if take(UInt8(ascii: ":")) {
            guard let second = number(2...2) else { return nil }
            civil.second = second
        }
        guard let offset = zone() else { return nil }
        return FeedDate.moment(civil, offsetMinutes: offset)
    }

    private mutating func month() -> Int? {
        skipSpaces()
        guard place + 3 < bytes.count, bytes[place + 3].isXMLSpace else { return nil }
        let word = bytes[place..<(place + 3)].map(\.lowercasedASCII)
        for start in stride(from: 0, to: 36, by: 3)
        where Self.months[start] == word[0] && Self.months[start + 1] == word[1]
            && Self.months[start + 2] == word[2]
        {
            place += 3
            return start / 3 + 1
        }
        return nil
    }

    private mutating func zone() -> Int? {
        skipSpaces()
        guard place < bytes.count else { return nil }
        let mark = bytes[place]
        guard mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") else {
            let word = String(decoding: bytes[place...].map(\.lowercasedASCII), as: UTF8.self)
            return DateNames.zone(word)
        }
        place += 1
        guard place + 4 == bytes.count, let value = number(4...4) else { return nil }
        let offset = value / 100 * 60 + value % 100
        return mark == UInt8(ascii: "-") ? -offset : offset
    }

    private mutating func number(_ width: ClosedRange<Int>) -> Int? {
        skipSpaces()
        var value = 0
        let start = place
        while place < bytes.count, bytes[place].isASCIIDigit {
            guard place - start < width.upperBound else { return nil }
            value = value * 10 + Int(bytes[place] - UInt8(ascii: "0"))
            place += 1
        }
        return place - start >= width.lowerBound ? value : nil
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard place < bytes.count, bytes[place] == byte else { return false }
        place += 1
        return true
    }

    private mutating func skipSpaces() {
        while place < bytes.count, bytes[place].isXMLSpace { place += 1 }
    }
}
