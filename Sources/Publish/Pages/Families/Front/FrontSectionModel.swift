import Domain
import Presentation
import TemplateModels

/// A list's block on the front page: one larger card and some small ones.
struct FrontSectionModel: TemplateModel {
    let anchor: String
    let section: LinkModel
    /// The words that lead to all of it.
    let wholeSection: String
    let layout: Layout
    let medium: Prepared<CardModel>
    let small: [Prepared<CardModel>]

    /// How a block is laid out; two neighbours never share one.
    enum Layout: Sendable {
        /// The larger card beside four small ones.
        case beside
        /// The larger card over the whole width, the small ones in a row below.
        case below
        /// Three columns, each opened by a picture.
        case columns
        /// One below the other.
        case rows

        init(_ form: FrontBlock.Form) {
            self =
                switch form {
                case .beside: .beside
                case .below: .below
                case .columns: .columns
                case .rows: .rows
                }
        }

        /// The layout after this one, for readers who have not chosen any.
        var next: Self {
            switch self {
            case .beside: .below
            case .below: .columns
            case .columns, .rows: .beside
            }
        }
    }

    static let fields: TemplateFields<FrontSectionModel> = [
        .text("anchor", \.anchor),
        .model("section", \.section),
        .text("wholeSection", \.wholeSection),
        .flag("isBeside") { $0.layout == .beside },
        .flag("isBelow") { $0.layout == .below },
        .flag("isColumns") { $0.layout == .columns },
        .flag("isRows") { $0.layout == .rows },
        .preparedList("cards") { [$0.medium] + $0.small },
        .prepared("medium", \.medium),
        .preparedList("small", \.small),
        .preparedList("second") { Array($0.small.prefix(max(2, ($0.small.count + 1) / 2))) },
        .preparedList("third") { Array($0.small.dropFirst(max(2, ($0.small.count + 1) / 2))) },
        .flag("hasTopics") { $0.small.contains { $0.model.topic != nil } },
        .flag("hasThird") { $0.small.count > 2 },
    ]
}
