/// A list of articles that the portal shows in pages.
public enum ArticleList: Hashable, Sendable {
    case river(Language)
    case section(SectionID, Language)
    case day(Day, Language)
    case month(year: Int, month: Int, Language)
    /// The news of the sources of a country (ISO 3166-1 alpha-2, lower case), in all languages.
    case country(String)
    case countrySection(String, SectionID)
    /// The news of one source, in all languages.
    case source(SourceID)
    case form(ArticleForm, Language)
    /// The articles of a topic, or of an author.
    case label(Label, Language)
    /// What a page type of the site's own lists.
    case selection(ArticleSelection, Language)
}
