public import Presentation
public import TemplateModels

/// A section's block on the front page: one larger card and up to four small ones.
public struct FrontSectionModel: TemplateModel {
    public let anchor: String
    public let section: LinkModel
    /// The words that lead to all of it.
    public let wholeSection: String
    public let layout: Layout
    public let medium: Prepared<CardModel>
    public let small: [Prepared<CardModel>]

    /// How a block is laid out; two neighbours never share one.
    public enum Layout: Int, CaseIterable, Sendable {
        /// The larger card beside four small ones.
        case beside
        /// The larger card over the whole width, the small ones in a row below.
        case below
        /// Three columns, each opened by a picture.
        case columns

        /// The layout after this one.
        var next: Self { Self(rawValue: rawValue + 1) ?? .beside }
    }

    public static let fields: TemplateFields<FrontSectionModel> = [
        .text("anchor", \.anchor),
        .model("section", \.section),
        .text("wholeSection", \.wholeSection),
        .flag("isBeside") { $0.layout == .beside },
        .flag("isBelow") { $0.layout == .below },
        .flag("isColumns") { $0.layout == .columns },
        .prepared("medium", \.medium),
        .preparedList("small", \.small),
        .preparedList("second") { Array($0.small.prefix(2)) },
        .preparedList("third") { Array($0.small.dropFirst(2).prefix(2)) },
        .flag("hasTopics") { $0.small.contains { $0.model.topic != nil } },
        .flag("hasThird") { $0.small.count > 2 },
    ]
}
