/// Reads the digits of a day or time, with or without the signs that ISO 8601 puts between them.
public struct MomentScanner {
    private var bytes: ArraySlice<UInt8>

    init(_ text: some StringProtocol) {
        bytes = Array(text.utf8)[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    }

    mutating func moment() -> CalendarMoment? {
        guard let year = number(4) else { return nil }
        skip("-")
        guard let month = number(2) else { return nil }
        skip("-")
        guard let day = number(2), let date = WallTime(year: year, month: month, day: day)
        else { return nil }
        if bytes.isEmpty { return .day(date.day) }
        guard skip("T") || skip("t") || skip(" "), let time = secondOfDay() else { return nil }
        let wall = date.adding(days: 0, seconds: time)
        if bytes.isEmpty { return .local(wall) }
        if skip("Z") || skip("z") { return bytes.isEmpty ? .instant(wall.seconds) : nil }
        guard let offset = offset() else { return nil }
        return .instant(wall.seconds - offset)
    }

    /// `2045`, `20:45:10`, and fractions, which are cut; `24:00` is the end of the day.
    private mutating func secondOfDay() -> Int? {
        guard let hour = number(2) else { return nil }
        skip(":")
        guard let minute = number(2) else { return nil }
        skip(":")
        let second = number(2) ?? 0
        if skip(".") { while number(1) != nil {} }
        guard hour <= 24, minute <= 59, second <= 60 else { return nil }
        if hour == 24 { return minute == 0 && second == 0 ? 86_400 : nil }
        return hour * 3_600 + minute * 60 + min(second, 59)
    }

    /// Seconds east of Greenwich, out of `+0100`, `-03:30` or `+01`; nil for anything else.
    public static func offset(in text: some StringProtocol) -> Int? {
        var scanner = Self(text)
        return scanner.offset()
    }

    private mutating func offset() -> Int? {
        let sign = skip("-") ? -1 : skip("+") ? 1 : 0
        guard sign != 0, let hours = number(2) else { return nil }
        skip(":")
        let minutes = number(2) ?? 0
        skip(":")
        let seconds = number(2) ?? 0
        guard bytes.isEmpty, hours <= 18, minutes <= 59, seconds <= 59 else { return nil }
        return sign * (hours * 3_600 + minutes * 60 + seconds)
    }

    private mutating func number(_ digits: Int) -> Int? {
        guard bytes.count >= digits else { return nil }
        var number = 0
        for byte in bytes.prefix(digits) {
            guard (0x30...0x39).contains(byte) else { return nil }
            number = number * 10 + Int(byte - 0x30)
        }
        bytes.removeFirst(digits)
        return number
    }

    @discardableResult
    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
        guard bytes.first == UInt8(ascii: sign) else { return false }
        bytes.removeFirst()
        return true
    }
}
