/// What an article mainly is: to be read, heard or watched.
public enum ArticleForm: String, CaseIterable, Sendable, Codable {
    case story
    case audio
    case video
}
