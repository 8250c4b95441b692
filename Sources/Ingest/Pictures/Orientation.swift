/// How a picture is to be turned before it is shown, as its Exif data say it (CIPA DC-008, tag 0x0112).
struct Orientation: Equatable {
    /// 1 is upright.
    let value: UInt8

    /// - Parameter exif: a TIFF structure, from its byte order on; whatever is wrong with it counts as upright.
    init(exif: some Collection<UInt8>) {
        value = Self.value(Array(exif)) ?? 1
    }

    var isUpright: Bool { value == 1 }

    /// A TIFF structure with this tag and nothing else.
    var exif: [UInt8] {
        [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, value, 0, 0]
            + [0, 0, 0, 0]
    }

    private static func value(_ bytes: [UInt8]) -> UInt8? {
        guard bytes.count >= 14 else { return nil }
        let isBig: Bool
        switch (bytes[0], bytes[1]) {
        case (0x4D, 0x4D): isBig = true
        case (0x49, 0x49): isBig = false
        default: return nil
        }
        func number(_ place: Int, _ count: Int) -> Int? {
            guard place >= 0, place <= bytes.count - count else { return nil }
            let part = bytes[place..<place + count]
            return (isBig ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        guard number(2, 2) == 42, let start = number(4, 4), let count = number(start, 2) else {
            return nil
        }
        for entry in 0..<min(count, 512) {
            let place = start + 2 + 12 * entry
            guard let tag = number(place, 2) else { return nil }
            guard tag == 0x0112 else { continue }
            guard number(place + 2, 2) == 3, let value = number(place + 8, 2) else { return nil }
            return (1...8).contains(value) ? UInt8(value) : nil
        }
        return nil
    }
}
