import Domain
import Presentation
import TemplateModels

/// The front page's programmes: the newest six.
struct ProgrammeRailModel: TemplateModel, Hashable {
    private let address: String
    private let mark: String
    private let cards: [ProgrammeCardModel]

    private static let most = 6

    /// Nil where there are none.
    init?(_ register: ProgrammeRegister, in language: Language, context: SiteContext) {
        guard !register.all.isEmpty else { return nil }
        address = context.link(.programmes(), in: language)
        mark = context.mark("g-mask")
        cards = register.all.suffix(Self.most).reversed()
            .map { ProgrammeCardModel($0, in: language, context: context) }
    }

    static let fields: TemplateFields<ProgrammeRailModel> = [
        .text("address", \.address),
        .text("mark", \.mark),
        .list("cards", \.cards),
    ]
}
