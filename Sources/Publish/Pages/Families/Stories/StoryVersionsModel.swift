import Domain
import Presentation
import TemplateModels

/// What one source tells of an event.
struct StoryVersionsModel: TemplateModel {
    private let source: String
    private let cards: [Prepared<CardModel>]

    /// The sources in the order in which they began to tell it, but the one that stands for all first.
    static func all(
        _ listed: [ListedArticle],
        first: Article,
        context: SiteContext
    ) -> [StoryVersionsModel] {
        let leader = context.publisher(of: first)
        var names: [String] = [leader]
        var cards: [String: [Prepared<CardModel>]] = [:]
        for teller in listed {
            let name = context.publisher(of: teller.article)
            if !names.contains(name) { names.append(name) }
            cards[name, default: []].append(teller.card)
        }
        return names.compactMap { name in
            cards[name].map { StoryVersionsModel(source: name, cards: $0) }
        }
    }

    static let fields: TemplateFields<StoryVersionsModel> = [
        .text("source", \.source),
        .preparedList("cards", \.cards),
    ]
}
