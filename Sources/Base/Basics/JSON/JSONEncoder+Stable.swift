public import Foundation

extension JSONEncoder {
    /// One that writes the same values as the same bytes: keys in their order, slashes as they are; for people each
    /// value on a line.
    public static func stable(isPretty: Bool = false) -> JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
        return encoder
    }
}
