/// The ways in which one byte may stand in a text.
enum ByteSpelling {
    static func mayBegin(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "+"): true
        default: false
        }
    }

    /// Each with the place behind it.
    static func ways(
        of text: UnsafeBufferPointer<UInt8>,
        at place: Int
    ) -> [(byte: UInt8, next: Int)] {
        guard place < text.count else { return [] }
        let byte = text[place]
        var ways = [(byte: byte, next: place + 1)]
        switch byte {
        case UInt8(ascii: "+"): ways.append((UInt8(ascii: " "), place + 1))
        case UInt8(ascii: "%"):
            var start = place + 1
            // Addresses in addresses are escaped again and again: %252F.
            while let value = hexNumber(text, start) {
                ways.append((value, start + 2))
                guard value == UInt8(ascii: "%") else { break }
                start += 2
            }
        case UInt8(ascii: "\\"):
            guard place + 1 < text.count else { break }
            switch text[place + 1] {
            case UInt8(ascii: "u"):
                if let zero = hexNumber(text, place + 2), zero == 0,
                    let value = hexNumber(text, place + 4)
                {
                    ways.append((value, place + 6))
                }
            case UInt8(ascii: "x"):
                if let value = hexNumber(text, place + 2) {
                    ways.append((value, place + 4))
                }
            default: ways.append((text[place + 1], place + 2))
            }
        case UInt8(ascii: "&"): ways += references(text, place)
        default: break
        }
        return ways
    }

    private static let named: [String: UInt8] = [
        "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
        "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"), "sol": UInt8(ascii: "/"),
        "plus": UInt8(ascii: "+"), "equals": UInt8(ascii: "="),
    ]

    /// Character references of HTML and XML.
    private static func references(
        _ text: UnsafeBufferPointer<UInt8>,
        _ place: Int
    ) -> [(byte: UInt8, next: Int)] {
        let end = min(place + 10, text.count)
        guard let semicolon = text[place..<end].firstIndex(of: UInt8(ascii: ";")) else { return [] }
        let name = String(decoding: text[place + 1..<semicolon], as: UTF8.self).lowercased()
        let value =
            named[name]
            ?? (name.hasPrefix("#x")
                ? UInt8(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt8(name.dropFirst()) : nil)
        return value.map { [($0, semicolon + 1)] } ?? []
    }

    /// Two digits.
    private static func hexNumber(
        _ text: UnsafeBufferPointer<UInt8>,
        _ place: Int
    ) -> UInt8? {
        guard place + 2 <= text.count else { return nil }
        // A sign would count as part of a number.
        guard text[place] != UInt8(ascii: "+"), text[place] != UInt8(ascii: "-") else { return nil }
        return UInt8(String(decoding: text[place..<place + 2], as: UTF8.self), radix: 16)
    }
}
