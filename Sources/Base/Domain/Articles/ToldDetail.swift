/// What few articles of the newsroom's own tell, and by which they are found; named as `ArticleDetails` keeps it.
public enum ToldDetail: String, Sendable {
    case corrections
    case live
}
