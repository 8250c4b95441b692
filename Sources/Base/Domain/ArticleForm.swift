/// What an article mainly is: to be read, heard or watched.
public enum ArticleForm: String, CaseIterable, Sendable, Codable {
    case story
    case audio
    case video
}

extension ReceivedItem {
    /// What it mainly is.
    public var settledForm: ArticleForm {
        if let form { return form }
        let types = enclosures.compactMap(\.type)
        if types.contains(where: { $0.hasPrefix("video/") }) { return .video }
        return types.contains { $0.hasPrefix("audio/") } ? .audio : .story
    }
}
