import Foundation

/// A colour of sRGB, as configurations and style sheets write it.
public struct SiteColour: Hashable, Sendable, CustomStringConvertible {
    public let red: UInt8
    public let green: UInt8
    public let blue: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// Three or six hexadecimal digits, with or without `#`; nil for anything else.
    public init?(_ text: String) {
        var digits = Array(text.utf8)
        if digits.first == UInt8(ascii: "#") { digits.removeFirst() }
        if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
        guard digits.count == 6 else { return nil }
        let values = digits.compactMap { Character(Unicode.Scalar($0)).hexDigitValue }
        guard values.count == 6 else { return nil }
        red = UInt8(values[0] << 4 | values[1])
        green = UInt8(values[2] << 4 | values[3])
        blue = UInt8(values[4] << 4 | values[5])
    }

    public var description: String {
        "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Between 0 and 1, without the curve of sRGB (IEC 61966-2-1).
    var linear: (red: Double, green: Double, blue: Double) {
        (Self.linear(red), Self.linear(green), Self.linear(blue))
    }

    private static func linear(_ channel: UInt8) -> Double {
        let value = Double(channel) / 255
        return value <= 0.040_45 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// WCAG 2.2, "relative luminance".
    public var luminance: Double {
        let (red, green, blue) = linear
        return 0.212_6 * red + 0.715_2 * green + 0.072_2 * blue
    }

    /// WCAG 2.2, "contrast ratio": from 1 to 21.
    public func contrast(with other: SiteColour) -> Double {
        let (one, two) = (luminance, other.luminance)
        return (max(one, two) + 0.05) / (min(one, two) + 0.05)
    }
}
