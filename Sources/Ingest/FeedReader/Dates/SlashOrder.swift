/// Which of the two numbers of `3/1/2026` is the month.
enum SlashOrder: Sendable {
    case monthFirst, dayFirst

    var other: SlashOrder { self == .monthFirst ? .dayFirst : .monthFirst }

    /// Where English is written so: the United States with their islands, and the Philippines.
    private static let monthFirstRegions: Set<String> = [
        "US", "PH", "AS", "GU", "MH", "MP", "PR", "PW", "UM", "VI",
    ]

    /// As the language's readers write dates; where nobody knows it, as in English.
    init(inLanguage tag: String?) {
        self = Self.told(by: tag) ?? .monthFirst
    }

    /// As the language's readers write dates; nil where they do not agree, as those of English without a region, or nobody knows
    /// the language.
    static func told(by tag: String?) -> SlashOrder? {
        guard let tag else { return nil }
        let parts = tag.split { $0 == "-" || $0 == "_" }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
        let isEnglish = ["en", "eng"].contains(parts.first?.lowercased() ?? "")
        guard isEnglish else { return .dayFirst }
        return region.map { monthFirstRegions.contains($0) ? .monthFirst : .dayFirst }
    }
}
