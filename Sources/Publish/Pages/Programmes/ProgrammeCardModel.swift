import Domain
import Presentation
public import TemplateModels

/// A programme as a grid of posters or a rail shows it.
public struct ProgrammeCardModel: TemplateModel, Hashable {
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

    init(_ held: Held<Programme>, in language: Language, newsroom: Newsroom) {
        let words = ProgrammeWords(programme: held.value, language: language, newsroom: newsroom)
        title = PlainText.onOneLine(held.value.title)
        address = newsroom.link(.programmes(.programme(held.address)), in: language)
        poster = PosterModel(
            held.value.poster,
            wanted: 360,
            ratio: (400, 600),
            of: held.id,
            newsroom: newsroom
        )
        wave = newsroom.wave(of: held.id)
        mark = newsroom.mark("g-mask")
        form = words.form
        kind = [words.form, words.years].compactMap(\.self).joined(separator: " · ")
        length = words.length
        isSample = held.isSample
    }

    public static let fields: TemplateFields<ProgrammeCardModel> = [
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
