import Domain
import Presentation

/// What the list of sources says of one of them, whether the portal reads it or a directory names it.
struct OutletListing: Sendable {
    let name: String
    let summary: LocalizedText?
    let home: String?
    let feed: String?
    /// The name of its page on the portal; nil for what only a directory names.
    let page: SourceID?
    /// A section's id, or the directory's own word.
    let category: String?
    let language: Language?
    /// Lower case.
    let country: String?
    /// The day of its newest article here.
    let newest: Day?
    /// Its newest articles here, as far as the list shows them.
    var headlines: [Article] = []

    init(_ active: ActiveSource, context: SiteContext) {
        let source = active.source
        name = context.sourceTitle(source.id)
        summary = active.summary.map { LocalizedText($0, in: source.language) }
        home = context.sourceHome(source.id)
        feed = source.isFeed ? source.shownAddress.flatMap(WebAddress.checked) : nil
        page = source.id
        category = source.section?.text
        language = source.language
        country = source.country
        newest = active.newest
    }

    init(_ outlet: Outlet) {
        name = outlet.name
        summary = outlet.summary
        home = WebAddress.checked(outlet.address)
        feed = WebAddress.checked(outlet.feed)
        page = nil
        category = outlet.category
        language = outlet.language.map { Language($0) }
        country = outlet.country?.lowercased()
        newest = nil
    }
}
