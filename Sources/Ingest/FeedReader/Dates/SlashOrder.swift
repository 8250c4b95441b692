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
        guard let tag else {
            self = .monthFirst
            return
        }
        let parts = tag.split { $0 == "-" || $0 == "_" }
        let region = parts.dropFirst().first { $0.utf8.count == 2 }?.uppercased()
        let isEnglish = ["en", "eng"].contains(parts.first?.lowercased() ?? "")
        let isMonthFirst = isEnglish && region.map(Self.monthFirstRegions.contains) ?? true
        self = isMonthFirst ? .monthFirst : .dayFirst
    }
}
