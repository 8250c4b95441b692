import Domain

/// Reads the lines of the generated data; Data/embed.py says how they are written.
enum CompactShape {
    static func read(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> CountryShape {
        let words = line.split(separator: UInt8(ascii: " "))
        let code = words.first.map { String(decoding: $0, as: UTF8.self) }
        return CountryShape(code: code == "--" ? nil : code, rings: words.dropFirst().map(ring))
    }

    private static func ring(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> [GeoPoint] {
        var points: [GeoPoint] = []
        var sums = (longitude: 0, latitude: 0)
        var isLongitude = true
        var value = 0
        var shift = 0
        for byte in digits {
            let digit = digit(byte)
            value |= (digit & 31) << shift
            shift += 5
            if digit & 32 != 0 { continue }
            let difference = value & 1 == 0 ? value >> 1 : -(value >> 1) - 1
            value = 0
            shift = 0
            if isLongitude {
                sums.longitude += difference
            } else {
                sums.latitude += difference
                points.append(
                    GeoPoint(
                        longitude: Double(sums.longitude) / 100,
                        latitude: Double(sums.latitude) / 100
                    )
                )
            }
            isLongitude.toggle()
        }
        return points
    }

    /// `0-9A-Za-z-_` are 0 to 63.
    private static func digit(_ byte: UInt8) -> Int {
        switch byte {
        case 0x30...0x39: Int(byte) - 0x30
        case 0x41...0x5A: Int(byte) - 0x41 + 10
        case 0x61...0x7A: Int(byte) - 0x61 + 36
        case UInt8(ascii: "-"): 62
        default: 63
        }
    }
}
