/// A list of articles that the portal shows in pages.
public enum ArticleList: Hashable, Sendable {
    case river(Language)
    case section(SectionID, Language)
    case day(Day, Language)
    case month(year: Int, month: Int, Language)
}
