import Foundation

/// Brings spellings of one word together: case, accents and compatibility forms are folded away.
public enum Folding {
    public static func fold(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
        var result = ""
        for scalar in text.decomposedStringWithCompatibilityMapping.lowercased().unicodeScalars
        where scalar.properties.generalCategory != .nonspacingMark {
            switch scalar {
            case "ß": result += "ss"
            case "æ": result += "ae"
            case "œ": result += "oe"
            case "ø": result += "o"
            case "ł": result += "l"
            case "đ", "ð": result += "d"
            case "þ": result += "th"
            case "ı": result += "i"
            case "’": result += "'"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
