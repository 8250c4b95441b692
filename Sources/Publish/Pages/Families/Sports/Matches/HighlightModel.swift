import Basics
import Domain
import Presentation
import TemplateModels

/// A video on another site, with the match that it shows.
struct HighlightModel: TemplateModel, Hashable {
    private let title: String
    private let address: String
    private let picture: PictureModel?
    private let wave: String
    private let mark: String
    private let match: LinkModel

    static let fields: TemplateFields<HighlightModel> = [
        .text("title", \.title),
        .text("address", \.address),
        .model("picture", \.picture),
        .text("wave", \.wave),
        .text("mark", \.mark),
        .model("match", \.match),
    ]

    /// Only those with an address of the web.
    static func all(
        of stored: Stored<Match>,
        in language: Language,
        context: SiteContext
    ) -> [HighlightModel] {
        let words = MatchFormatter(stored, in: language, context: context)
        let match = LinkModel(
            title: words.headline,
            address: context.link(.match(stored.address), in: language),
            note: stored.value.day.map { words.catalogue.dayLong($0) }
        )
        return stored.value.highlights.enumerated().compactMap { index, highlight in
            guard let address = WebAddress.checked(highlight.address) else { return nil }
            let number = words.catalogue.number(index + 1)
            return HighlightModel(
                title: highlight.title?.nonBlank
                    ?? words.catalogue.text(.highlightNumber, [.number: number]),
                address: address,
                picture: highlight.picture.flatMap {
                    PictureModel($0, of: stored.id, credit: nil, context: context)
                },
                wave: context.wave(of: stored.id),
                mark: context.mark("g-play"),
                match: match
            )
        }
    }
}
