import Domain
import Presentation
import TemplateModels

/// A figure in a list: portrait, name and the beginning of its text.
struct FigureCardModel: TemplateModel, Hashable {
    let name: String
    let number: String?
    let address: String
    let text: String?
    let language: String?
    let direction: String?
    let picture: PictureModel?
    let wave: String
    /// How many belong to it: `Transformaciones (3)`.
    let note: String?
    /// Under which name a reader keeps it among the favourites; nil for what belongs to a figure.
    let favourite: String?
    let star: String
    let isSample: Bool

    /// More than four lines of the widest card.
    private static let length = 320

    init(
        _ stored: Stored<Figure>,
        route: Route,
        children: Int = 0,
        in language: Language,
        context: SiteContext
    ) {
        let figure = stored.value
        let words = figure.parent == nil ? nil : FigureName(figure)
        let catalogue = context.catalogue(language)
        let localizedText = LocalizedTextModel(figure.text, on: language, context: context)
        name = words?.shown ?? figure.name
        number = words?.number.map { catalogue.number($0) }
        address = context.link(route, in: language)
        text = localizedText.map { ShortText.excerpt($0.text, limit: Self.length) }
        self.language = localizedText?.language
        direction = localizedText?.direction
        picture = figure.picture.flatMap {
            PictureModel($0, of: stored.id, credit: nil, context: context)
        }
        wave = context.wave(of: stored.id)
        note =
            children > 0
            ? catalogue.text(.transformationsCount, [.count: catalogue.number(children)]) : nil
        favourite = figure.parent == nil ? "\(stored.source)/\(stored.address)" : nil
        star = context.mark("g-star")
        isSample = stored.isSample
    }

    static let fields: TemplateFields<FigureCardModel> = [
        .text("name", \.name),
        .text("number", \.number),
        .text("address", \.address),
        .text("text", \.text),
        .text("lang", \.language),
        .text("dir", \.direction),
        .model("picture", \.picture),
        .text("wave", \.wave),
        .text("note", \.note),
        .text("favourite", \.favourite),
        .text("star", \.star),
        .flag("isSample", \.isSample),
    ]
}
