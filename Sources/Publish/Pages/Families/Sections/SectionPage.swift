import Domain
import Presentation
import TemplateModels

/// A page of one section's list, as `pages/section` reads it.
struct SectionPage: LaidOutModel {
    static let template = "pages/section"

    let layout: PageLayout
    let intro: String
    let feedAddress: String
    /// The newest article, on the section's own address only.
    let lead: Prepared<CardModel>?
    /// The field that looks for something in the list.
    let search: SearchWithinModel?
    let days: [DayGroupModel]
    let pagination: PaginationModel?
    let empty: EmptyModel?

    /// - Parameters:
    ///   - section: the section.
    ///   - listed: the articles of the page, newest first.
    ///   - search: the field that looks for something in the list.
    ///   - position: the page's number and the ways to the other pages.
    ///   - busiest: the sections to point to when there is nothing; at most three are shown.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ section: SectionID,
        _ listed: [ListedArticle],
        search: SearchWithinModel? = nil,
        position: ListPosition,
        busiest: [SectionID] = [],
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let words = ListFormatter(listed, position: position, catalogue: catalogue)
        let hasLead = position.number == nil
        let crumbs = [context.crumb(.front, in: language), context.crumb(.sections, in: language)]
            .compactMap(\.self)
        let title = context.sectionTitle(section, in: language)
        intro = words.intro
        feedAddress = context.feedLink(.section(section), in: language)
        lead = hasLead ? listed.first?.card : nil
        self.search = search
        days = DayGroupModel.groups(
            listed.dropFirst(hasLead ? 1 : 0),
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        pagination = PaginationModel(position, in: language, context: context)
        empty =
            listed.isEmpty
            ? EmptyModel(catalogue[.emptySection], busiest, at: place, context: context) : nil
        let description = words.description(
            .descriptionSection,
            .descriptionSectionPage,
            [.section: title, .site: context.settings.title]
        )
        layout = PageLayout(
            listing: listed.map(\.article.path),
            title: words.title(title),
            heading: title,
            description: description,
            feed: .section(section),
            crumbs: crumbs,
            at: place,
            context: context
        )
    }

    static let fields = laidOut([
        .text("intro", \.intro),
        .text("feedAddress", \.feedAddress),
        .prepared("lead", \.lead),
        .model("search", \.search),
        .list("days", \.days),
        .model("pagination", \.pagination),
        .model("empty", \.empty),
    ])
}
