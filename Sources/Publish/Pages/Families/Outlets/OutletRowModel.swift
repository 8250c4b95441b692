import Domain
import Presentation
import TemplateModels

/// One source in a list: what it is called, what it is, and where it can be followed.
struct OutletRowModel: TemplateModel {
    /// To its page here, else to its own site.
    let link: LinkModel
    let summary: String?
    /// Language and direction of the summary, where they are not those of the page.
    let language: String?
    let direction: String?
    /// `General · español · España`.
    let note: String
    let newest: String?
    /// Its newest articles here, newest first.
    let headlines: [LinkModel]
    /// Under which name a reader may choose it as favourite, where there is news of it.
    let favourite: String?
    let home: LinkModel?
    let feed: LinkModel?

    /// - Parameters:
    ///   - listing: what is said of the source.
    ///   - isWhole: whether the list is the one that tells what each of them brought last; the other orders are for
    ///     finding one, and stay as they are when news come.
    ///   - language: that of the page.
    ///   - context: settings, texts and names.
    init(
        _ listing: OutletListing,
        isWhole: Bool,
        in language: Language,
        context: SiteContext
    ) {
        let catalogue = context.catalogue(language)
        let page = listing.page.map {
            context.link(.source($0), in: language)
        }
        link = LinkModel(
            title: listing.name,
            address: page ?? listing.home,
            isExternal: page == nil
        )
        let summary = listing.summary?
            .text(in: language, fallback: context.settings.firstLanguage)
        self.summary = summary.map { ShortText.excerpt($0.text, limit: 200) }
        let foreign = summary?.language.map { ForeignText($0, on: language) }
        self.language = foreign?.language
        direction = foreign?.direction
        note = [
            listing.category.map { context.sectionTitle(SectionID($0), in: language) },
            listing.language.map { context.languageName($0, in: language) },
            listing.country.map { context.countryName($0, in: language) },
        ].compactMap(\.self).joined(separator: " · ")
        headlines = listing.headlines.map { article in
            let foreign = ForeignText(article.language, on: language)
            return LinkModel(
                title: ShortText.onOneLine(article.title),
                address: context.link(article.path),
                language: foreign.language,
                direction: foreign.direction
            )
        }
        newest =
            !isWhole || !listing.headlines.isEmpty
            ? nil
            : listing.newest.map {
                catalogue.text(.newestOn, [.day: catalogue.dayLong($0)])
            }
        favourite = listing.page?.text
        home =
            page == nil
            ? nil
            : listing.home.map {
                LinkModel(title: catalogue[.outletHome], address: $0, isExternal: true)
            }
        feed = listing.feed.map {
            LinkModel(title: catalogue[.outletFeed], address: $0, isExternal: true)
        }
    }

    static let fields: TemplateFields<OutletRowModel> = [
        .model("link", \.link),
        .text("summary", \.summary),
        .text("lang", \.language),
        .text("dir", \.direction),
        .text("note", \.note),
        .text("newest", \.newest),
        .flag("hasHeadlines") { !$0.headlines.isEmpty },
        .list("headlines", \.headlines),
        .text("favourite", \.favourite),
        .model("home", \.home),
        .model("feed", \.feed),
    ]
}
