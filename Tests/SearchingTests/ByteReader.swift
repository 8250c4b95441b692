/// Reads the numbers and texts of the index back.
struct ByteReader {
    private let bytes: [UInt8]
    private var place = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { place >= bytes.count }

    mutating func number() -> Int {
        var value = 0
        var shift = 0
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            value |= Int(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return value
    }

    mutating func signed() -> Int {
        let value = number()
        return value & 1 == 1 ? -(value + 1) / 2 : value / 2
    }

    mutating func take(_ length: Int) -> [UInt8] {
        defer { place += length }
        return Array(bytes[place..<min(place + length, bytes.count)])
    }

    mutating func tag() -> String {
        take(3).map { byte in
            let digits = String(byte, radix: 16)
            return digits.count < 2 ? "0\(digits)" : digits
        }.joined()
    }
}
