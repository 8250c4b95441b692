/// Short texts in one column, divided by the unit separator of ASCII.
enum StoredList {
    private static let separator: UInt8 = 0x1F

    static func text(_ parts: [String]) -> String {
        parts.joined(separator: "\u{1F}")
    }

    /// Nil where there are none.
    static func optionalText(_ parts: [String]) -> String? {
        parts.isEmpty ? nil : text(parts)
    }

    static func parts(_ text: String) -> [String] {
        guard !text.isEmpty else { return [] }
        return text.utf8.split(separator: separator, omittingEmptySubsequences: false)
            .map { String(Substring($0)) }
    }
}
