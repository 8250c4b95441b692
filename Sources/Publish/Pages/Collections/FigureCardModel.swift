import Domain
public import Presentation
public import TemplateModels

/// A figure in a list: portrait, name and the beginning of its text.
public struct FigureCardModel: TemplateModel, Hashable {
    public let name: String
    public let number: String?
    public let address: String
    public let text: String?
    public let language: String?
    public let direction: String?
    public let picture: PictureModel?
    public let wave: String
    /// How many belong to it: `Transformaciones (3)`.
    public let note: String?
    public let isSample: Bool

    /// More than four lines of the widest card.
    private static let length = 320

    init(
        _ held: Held<Figure>,
        route: CollectionRoute,
        children: Int = 0,
        in language: Language,
        newsroom: Newsroom
    ) {
        let figure = held.value
        let words = figure.parent == nil ? nil : FigureName(figure)
        let catalogue = newsroom.catalogue(language)
        let wording = WordingModel(figure.text, on: language, newsroom: newsroom)
        name = words?.shown ?? figure.name
        number = words?.number.map { catalogue.number($0) }
        address = newsroom.link(.collection(route), in: language)
        text = wording.map { PlainText.excerpt($0.text, limit: Self.length) }
        self.language = wording?.language
        direction = wording?.direction
        picture = figure.picture.flatMap {
            PictureModel($0, of: held.id, credit: nil, newsroom: newsroom)
        }
        wave = newsroom.wave(of: held.id)
        note =
            children > 0
            ? catalogue.text(.transformationsCount, [.count: catalogue.number(children)]) : nil
        isSample = held.isSample
    }

    public static let fields: TemplateFields<FigureCardModel> = [
        .text("name", \.name),
        .text("number", \.number),
        .text("address", \.address),
        .text("text", \.text),
        .text("lang", \.language),
        .text("dir", \.direction),
        .model("picture", \.picture),
        .text("wave", \.wave),
        .text("note", \.note),
        .flag("isSample", \.isSample),
    ]
}
