/// A page's model together with the kind of template that it is for.
public enum PageModel: Sendable {
    case front(FrontPage)
    case list(ListPage)
    case section(SectionPage)
    case sections(SectionsIndexPage)
    case map(MapPage)
    case country(CountryPage)
    case archive(ArchivePage)
    case written(MarkdownPage)
    case article(ArticlePage)
    case status(StatusPage)
    case notFound(NotFoundPage)
    case redirect(RedirectPage)
    case tombstone(TombstonePage)
}
