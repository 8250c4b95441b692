/// What of an article of the newsroom's own was made by AI.
public enum AIUse: String, Hashable, Sendable, Codable, CaseIterable {
    case text
    case pictures
    /// It helped, and people wrote the text.
    case assisted
}
