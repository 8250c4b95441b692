import Foundation

/// NewsAPI's own spelling of languages and countries, which is not always that of ISO.
enum NewsAPICodes {
    static func language(_ text: String?) -> String? {
        text.map { $0.lowercased() == "ud" ? "ur" : $0.lowercased() }
    }

    static func country(_ text: String?) -> String? {
        text.map { $0.lowercased() == "zh" ? "cn" : $0.lowercased() }
    }

    static func ownLanguage(_ tag: String) -> String { tag == "ur" ? "ud" : tag }

    static func ownCountry(_ code: String) -> String { code == "cn" ? "zh" : code }

    /// The text without the count of what was cut off: `… [+958 chars]`.
    static func uncut(_ text: String) -> String {
        guard text.hasSuffix(" chars]"), let start = text.range(of: "[+", options: .backwards),
            text[start.upperBound...].dropLast(" chars]".count).allSatisfy(\.isNumber)
        else { return text }
        return String(text[..<start.lowerBound]).trimmed
    }

    /// What stands in the place of an article that was withdrawn.
    static let removed = "[Removed]"
}
