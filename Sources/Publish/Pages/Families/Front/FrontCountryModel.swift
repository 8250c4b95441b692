import Domain
import Presentation
import TemplateModels

/// The newest stories of the portal's own country on the front page.
struct FrontCountryModel: TemplateModel {
    let link: LinkModel
    let mark: String
    /// The heading with its slot, for the script that shows another country.
    let slot: String
    /// The code of the country.
    let usual: String
    let cards: [Prepared<CardModel>]

    /// Nil when there are too few stories for a block.
    init?(
        _ code: String?,
        _ stories: [ListedArticle],
        in language: Language,
        context: SiteContext
    ) {
        guard let code, !stories.isEmpty else { return nil }
        let name = context.countryName(code, in: language)
        link = LinkModel(
            title: context.catalogue(language).text(.frontCountry, [.place: name]),
            address: context.link(.country(code, page: nil), in: language)
        )
        slot = context.catalogue(language).pattern(.frontCountry)
        usual = code
        mark = context.mark("g-map")
        cards = stories.map(\.card)
    }

    static let fields: TemplateFields<FrontCountryModel> = [
        .model("link", \.link),
        .text("mark", \.mark),
        .text("slot", \.slot),
        .text("usual", \.usual),
        .preparedList("cards", \.cards),
        .flag("hasTopics") { $0.cards.contains { $0.model.topic != nil } },
    ]
}
