import Domain

/// What the words of sources say of how far a match has come.
enum MatchStatus {
    /// - Returns: nil when the source says nothing, `.unknown` for a word that nobody knows.
    static func of(_ text: String?) -> Match.Status? {
        guard let word = text?.trimmed.lowercased().replacing("_", with: " "), !word.isEmpty else {
            return nil
        }
        switch word {
        case "scheduled", "timed", "ns", "not started", "tbd", "upcoming": return .scheduled
        case "in play", "live", "1h", "2h", "et", "p", "bt", "in progress", "extra time",
            "penalty shootout", "q1", "q2", "q3", "q4", "ot":
            return .live
        case "paused", "ht", "half time", "half-time": return .halfTime
        case "finished", "ft", "aet", "pen", "match finished", "after pen.", "aot", "ap":
            return .finished
        case "postponed", "post", "pst", "delayed": return .postponed
        case "suspended", "int", "susp", "interrupted": return .suspended
        case "cancelled", "canceled", "canc": return .cancelled
        case "awarded", "awd", "wo": return .awarded
        case "abandoned", "abd": return .abandoned
        default: return .unknown
        }
    }
}
