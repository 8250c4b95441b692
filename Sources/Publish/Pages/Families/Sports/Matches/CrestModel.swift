import Domain
import Presentation
import TemplateModels

/// A team's crest, or the disc with its initials.
struct CrestModel: TemplateModel, Hashable {
    private let address: String?
    private let width: Int
    private let height: Int
    private let initials: String

    init(_ team: Team, context: SiteContext) {
        let crest = TeamName.isKnown(team) ? team.crest : nil
        let shown = crest.flatMap { context.shown($0) }
        address = shown?.address
        width = shown?.width ?? crest?.width ?? 64
        height = shown?.height ?? crest?.height ?? 64
        initials = TeamName.initials(team)
    }

    static let fields: TemplateFields<CrestModel> = [
        .text("address", \.address),
        .flag("isElsewhere") { $0.address.map(ShownPicture.isElsewhere) == true },
        .number("width", \.width),
        .number("height", \.height),
        .text("initials", \.initials),
    ]
}
