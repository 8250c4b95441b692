import Domain
import Foundation
import Presentation
import TemplateModels

/// The front page of a language, as `pages/front` reads it.
struct FrontPage: PageModel {
    static let template = "pages/front"

    let head: HeadModel
    let sharedLayout: Prepared<SharedLayoutModel>
    let texts: PreparedTexts
    let motto: String
    let dateline: TimeModel?
    let alert: Prepared<CardModel>?
    let lead: Prepared<CardModel>?
    let seconds: [Prepared<CardModel>]
    let heads: [Prepared<CardModel>]
    /// The blocks in the order of the configuration.
    let parts: [FrontPartModel]
    let country: FrontCountryModel?
    let categories: [LinkModel]
    let river: [DayGroupModel]
    let map: MapTeaserModel?
    /// What other families put on the page.
    private let families: FrontBlockRecords
    /// Whether the programmes follow the lead, which then leaves them room in the first screenful.
    private let hasRailBelow: Bool
    let leadMark: String
    let star: String
    let riverMark: String
    let newsAddress: String
    let archiveAddress: String?

    /// - Parameters:
    ///   - listed: the newest articles of the language, newest first; two hundred are plenty.
    ///   - chosen: those that the newsroom chose by hand, which may be older.
    ///   - desk: what it chose them for.
    ///   - shelves: the sections that have a page, in the order of the page.
    ///   - lists: what the blocks of single lists show.
    ///   - newestChange: when what is published in the language last changed, for the dateline.
    ///   - weights: the weight that the configuration gives each source.
    ///   - hasArchive: whether there is an archive to lead to.
    ///   - related: which of them tell of one matter.
    ///   - near: the newest articles of the portal's own country.
    ///   - tallies: the countries that have news.
    ///   - families: what other families put on the page.
    ///   - place: where the page stands.
    ///   - context: settings, texts and names.
    init(
        _ listed: [ListedArticle],
        chosen: [ListedArticle] = [],
        desk: DeskChoices = DeskChoices(),
        shelves: [SectionShelf],
        lists: [FrontBlock.List: FrontShelf] = [:],
        newestChange: Date?,
        weights: [SourceID: Int],
        hasArchive: Bool,
        related: RelatedArticles = RelatedArticles(),
        country near: [ListedArticle] = [],
        tallies: [CountryTally] = [],
        blocks families: FrontBlockRecords = FrontBlockRecords(),
        at place: PageContext,
        context: SiteContext
    ) {
        let language = place.language
        let catalogue = context.catalogue(language)
        let pictured = Set(listed.filter { $0.card.model.picture != nil }.map(\.article.id))
        let ranking = FrontRanking(weights: weights) { pictured.contains($0.id) }
        let chosen = FrontSelection(
            FrontSelection.Offer(
                listed: listed,
                chosen: chosen,
                desk: desk,
                sections: shelves.map { FrontShelf($0, in: language, context: context) },
                lists: lists,
                country: near,
                related: related
            ),
            for: context.settings.front,
            in: language,
            ranking: ranking
        )
        let description = context.siteDescription(in: language)
        sharedLayout = place.sharedLayout
        texts = context.texts(language)
        motto = context.motto(in: language) ?? description
        dateline = newestChange.map { context.dateline($0, in: language) }
        alert = chosen.alert?.card
        lead = chosen.lead?.card
        seconds = chosen.seconds.map(\.card)
        heads = chosen.heads.map(\.card)
        parts = Self.parts(chosen.blocks, in: language, context: context)
        country = FrontCountryModel(
            context.settings.country,
            chosen.country,
            in: language,
            context: context
        )
        categories = shelves.map { $0.link(in: language, context: context) }
        river = DayGroupModel.groups(
            chosen.river,
            heading: { catalogue.dayHeading($0, withYear: false) },
            catalogue: catalogue
        )
        map = MapTeaserModel(tallies, in: language, context: context)
        self.families = families
        let order = context.settings.front.map(\.kind)
        let follower = order.firstIndex(of: .lead).flatMap { order.dropFirst($0 + 1).first }
        hasRailBelow = families.has(.programmes) && follower == .programmes
        star = context.mark("g-star")
        leadMark = context.mark("g-bell")
        riverMark = context.mark("g-list")
        newsAddress = context.link(.news(page: nil), in: language)
        archiveAddress = hasArchive ? context.link(.archive, in: language) : nil
        head = Self.head(chosen, description: description, at: place, context: context)
    }

    static let fields = TemplateFields<FrontPage>(
        [
            .model("head", \.head),
            .prepared("shell", \.sharedLayout),
            .prepared("t", \.texts),
            .text("motto", \.motto),
            .model("dateline", \.dateline),
            .prepared("alert", \.alert),
            .prepared("lead", \.lead),
            .flag("hasSeconds") { !$0.seconds.isEmpty },
            .preparedList("seconds", \.seconds),
            .flag("hasHeads") { !$0.heads.isEmpty },
            .preparedList("heads", \.heads),
            .list("parts", \.parts),
            .model("country", \.country),
            .flag("hasCategories") { $0.categories.count > 1 },
            .list("categories", \.categories),
            .flag("hasRiver") { !$0.river.isEmpty },
            .list("river", \.river),
            .model("map", \.map),
            .flag("hasRailBelow", \.hasRailBelow),
            .text("leadMark", \.leadMark),
            .text("star", \.star),
            .text("riverMark", \.riverMark),
            .text("newsAddress", \.newsAddress),
            .text("archiveAddress", \.archiveAddress),
        ] + FrontBlockRecords.fields(\.families)
    )

    private static func head(
        _ chosen: FrontSelection,
        description: String,
        at place: PageContext,
        context: SiteContext
    ) -> HeadModel {
        let title = context.catalogue(place.language)[.front]
        let data = StructuredData(place: place, crumbs: [], context: context)
        return HeadModel(
            HeadContent(
                title: title,
                description: description,
                picture: SharedPictureModel(of: chosen.lead?.article, context: context)
            ),
            at: place,
            structuredData: data.collection(
                title: title,
                description: description,
                paths: chosen.all.map(\.article.path)
            ),
            context: context
        )
    }

    /// The blocks in the order of the configuration, in turns of their forms where it chose none.
    private static func parts(
        _ chosen: [[FrontSelection.Block]],
        in language: Language,
        context: SiteContext
    ) -> [FrontPartModel] {
        var layout = FrontSectionModel.Layout.beside
        var anchors: [String: Int] = [:]
        return zip(context.settings.front, chosen).map { block, lists in
            FrontPartModel(
                block.kind,
                lists.map { list in
                    let shown = list.form.map { FrontSectionModel.Layout($0) } ?? layout
                    if list.form == nil { layout = layout.next }
                    let number = anchors[list.shelf.name, default: 0] + 1
                    anchors[list.shelf.name] = number
                    let link = list.shelf.link
                    return FrontSectionModel(
                        anchor: "s-\(list.shelf.name)\(number == 1 ? "" : "-\(number)")",
                        section: link.with(title: list.title ?? link.title),
                        wholeSection: context.catalogue(language)
                            .text(.wholeSection, [.section: link.title]),
                        layout: shown,
                        medium: list.medium.card,
                        small: list.small.map(\.card)
                    )
                }
            )
        }
    }

    /// The lists of all blocks.
    var blocks: [FrontSectionModel] { parts.flatMap(\.blocks) }
}
