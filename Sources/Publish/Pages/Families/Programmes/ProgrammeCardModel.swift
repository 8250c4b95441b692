import Domain
import Presentation
import TemplateModels

/// A programme as a grid of posters or a rail shows it.
struct ProgrammeCardModel: TemplateModel, Hashable {
    private let title: String
    private let address: String
    private let poster: PosterModel?
    private let wave: String
    private let mark: String
    private let form: String
    /// `Película · 2024`.
    private let kind: String
    private let length: String?
    private let isSample: Bool

    init(_ stored: Stored<Programme>, in language: Language, context: SiteContext) {
        let words = ProgrammeFormatter(
            programme: stored.value,
            language: language,
            context: context
        )
        title = ShortText.onOneLine(stored.value.title)
        address = context.link(.programme(stored.address), in: language)
        poster = PosterModel(
            stored.value.poster,
            wanted: 360,
            ratio: (400, 600),
            of: stored.id,
            context: context
        )
        wave = context.wave(of: stored.id)
        mark = context.mark("g-mask")
        form = words.form
        kind = [words.form, words.years].compactMap(\.self).joined(separator: " · ")
        length = words.length
        isSample = stored.isSample
    }

    static let fields: TemplateFields<ProgrammeCardModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .model("poster", \.poster),
        .text("wave", \.wave),
        .text("mark", \.mark),
        .text("form", \.form),
        .text("kind", \.kind),
        .text("length", \.length),
        .flag("isSample", \.isSample),
    ]
}
