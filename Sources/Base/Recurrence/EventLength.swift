/// How long something lasts: days of the calendar, which clocks may make longer or shorter, and seconds.
public struct EventLength: Hashable, Sendable, Codable {
    public let days: Int
    public let seconds: Int

    public init(days: Int = 0, seconds: Int = 0) {
        self.days = days
        self.seconds = seconds
    }

    public static let none = EventLength()

    /// Longer than this lasts nothing that has a date.
    public static let longest = 3_660 * 86_400

    /// What is written of more days or seconds is no longer: as many seconds as so many days have have room in an `Int`.
    private static let believed = 10_000_000_000

    /// Whether it ends after it begins, within ten years.
    public var isPlausible: Bool {
        (0...3_660).contains(days) && (0...Self.longest).contains(seconds)
    }

    /// Nearly as many seconds; no change of clocks makes it more.
    public var most: Int { days * 86_400 + seconds + (days > 0 ? 7_200 : 0) }

    /// `P1W`, `PT1H30M`, `P1DT12H`; what is negative is none.
    public init?(duration text: some StringProtocol) {
        var bytes = Array(text.uppercased().utf8).filter { $0 > 0x20 }[...]
        if bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
        guard bytes.popFirst() == UInt8(ascii: "P"), !bytes.isEmpty else { return nil }
        var (days, seconds, number): (Int, Int, Int?) = (0, 0, nil)
        var isTime = false
        var isAnything = false
        func add(_ count: Int, of unit: Int, to sum: inout Int) {
            sum = min(sum + count * unit, Self.believed)
        }
        for byte in bytes {
            switch byte {
            case 0x30...0x39:
                number = min((number ?? 0) * 10 + Int(byte - 0x30), 1_000_000_000)
                continue
            case UInt8(ascii: "T") where !isTime && number == nil:
                isTime = true
                continue
            default: break
            }
            guard let count = number else { return nil }
            number = nil
            isAnything = true
            switch (byte, isTime) {
            case (UInt8(ascii: "W"), false): add(count, of: 7, to: &days)
            case (UInt8(ascii: "D"), false): add(count, of: 1, to: &days)
            case (UInt8(ascii: "H"), true): add(count, of: 3_600, to: &seconds)
            case (UInt8(ascii: "M"), true): add(count, of: 60, to: &seconds)
            case (UInt8(ascii: "S"), true): add(count, of: 1, to: &seconds)
            default: return nil
            }
        }
        guard number == nil, isAnything else { return nil }
        self.init(days: days, seconds: seconds)
    }
}
