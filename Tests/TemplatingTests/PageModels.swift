import TemplateModels

/// A page as tests render it: one field of every kind.
struct PageModel: TemplateModel {
    var headline = "Títulos & <más>"
    var summary: String?
    var body = HTML("<p>Uno & dos</p>")
    var aside: HTML?
    var isLead = true
    var picture: PictureModel?
    var also: [LinkModel] = []
    var page = 3
    var score: Int?
    var tags: [String] = []
    var shell = Prepared(SharedLayoutModel(title: "El Pregonero", menu: []))
    var cards: [Prepared<LinkModel>] = []
    var menu: [MenuModel] = []

    static let fields: TemplateFields<PageModel> = [
        .text("headline", \.headline),
        .text("summary", \.summary),
        .html("body", \.body),
        .html("aside", \.aside),
        .flag("isLead", \.isLead),
        .model("picture", \.picture),
        .list("also", \.also),
        .number("page", \.page),
        .number("score", \.score),
        .texts("tags", \.tags),
        .prepared("shell", \.shell),
        .preparedList("cards", \.cards),
        .list("menu", \.menu),
    ]
}

struct PictureModel: TemplateModel {
    let url: String
    var credit: String?
    var source: LinkModel?

    static let fields: TemplateFields<PictureModel> = [
        .text("url", \.url),
        .text("credit", \.credit),
        .model("source", \.source),
    ]
}

struct LinkModel: TemplateModel {
    let title: String
    let url: String

    static let fields: TemplateFields<LinkModel> = [
        .text("title", \.title),
        .text("url", \.url),
    ]
}

struct SharedLayoutModel: TemplateModel {
    let title: String
    let menu: [MenuModel]

    static let fields: TemplateFields<SharedLayoutModel> = [
        .text("title", \.title),
        .list("menu", \.menu),
    ]
}

struct MenuModel: TemplateModel {
    let label: String
    var children: [MenuModel] = []

    static let fields: TemplateFields<MenuModel> = [
        .text("label", \.label),
        .list("children", \.children),
    ]
}

/// A model with a mistake: one name for two fields.
struct DoubledModel: TemplateModel {
    let one = "1"
    let other = "2"

    static let fields: TemplateFields<DoubledModel> = [
        .text("one", \.one),
        .text("one", \.other),
    ]
}
