import Domain
import Presentation
import TemplateModels

/// A page of a type that the site adds, as the type's own template reads it.
struct PageTypePage: LaidOutModel {
    static let template = "pages"

    let layout: PageLayout
    private let type: PageType
    private let language: Language
    private let context: SiteContext
    private let shown: Shown
    private let summary: String?
    private let intro: String
    private let days: [DayGroupModel]
    private let pagination: PaginationModel?
    private let empty: EmptyModel?

    /// What one page of a type shows.
    struct Shown {
        var articles: [ListedArticle] = []
        var position: ListPosition?
        var entities: [ListedEntityModel] = []
        /// The places of the rows that are listed.
        var rows: [Int] = []
        /// The place of the row that the page is about.
        var row: Int?
        /// The type that has a page for each row.
        var rowPages: PageType?
        /// The ways to the pages before and after.
        var (before, after): (PageLink?, PageLink?) = (nil, nil)
        var number: Int?

        var isEmpty: Bool {
            articles.isEmpty && entities.isEmpty && rows.isEmpty && row == nil
        }

        typealias PageLink = (number: Int, path: String)

        /// Takes what of a list stands on a page, and notes the ways to the pages beside it.
        mutating func take<Value>(
            _ type: PageType,
            _ number: Int?,
            of all: [Value],
            at path: (Int?) -> String
        ) -> [Value] {
            self.number = number
            let size = type.count(onPagesOf: all.count)
            let here = number ?? 1
            let range = min(all.count, (here - 1) * size)..<min(all.count, here * size)
            if here > 1 { before = (here - 1, path(here == 2 ? nil : here - 1)) }
            if range.upperBound < all.count { after = (here + 1, path(here + 1)) }
            return Array(all[range])
        }
    }

    init(_ type: PageType, _ shown: Shown, at place: PageContext, context: SiteContext) {
        self.type = type
        self.shown = shown
        self.context = context
        let language = place.language
        self.language = language
        let catalogue = context.catalogue(language)
        let title = Self.text(type.title, of: type, shown.row, in: language, context) ?? type.name
        summary = type.summary.flatMap { Self.text($0, of: type, shown.row, in: language, context) }
        let words = shown.position.map {
            ListFormatter(shown.articles, position: $0, catalogue: catalogue)
        }
        let numbered =
            shown.number.map {
                let number = catalogue.text(.pageNumber, [.number: catalogue.number($0)])
                return "\(title), \(number.lowercased())"
            } ?? words?.title(title) ?? title
        intro = words?.intro ?? ""
        days = DayGroupModel.groups(
            shown.articles,
            heading: { catalogue.dayHeading($0) },
            catalogue: catalogue
        )
        pagination =
            shown.position.flatMap { PaginationModel($0, in: language, context: context) }
            ?? PaginationModel(shown, catalogue: catalogue, context: context)
        empty =
            type.listing != .nothing && shown.isEmpty
            ? EmptyModel(catalogue[.emptyList], [], at: place, context: context) : nil
        let description = PageDescription.of(
            summary,
            catalogue.text(
                .descriptionPage,
                [.title: numbered, .site: context.settings.title]
            )
        )
        layout = PageLayout(
            HeadContent(title: numbered, description: description),
            heading: title,
            crumbs: [context.crumb(.front, in: language)],
            at: place,
            context: context
        ) {
            shown.articles.isEmpty
                ? $0.webPage(title: numbered, description: description)
                : $0.collection(
                    title: numbered,
                    description: description,
                    paths: shown.articles.map(\.article.path)
                )
        }
    }

    private static func text(
        _ text: LocalizedText,
        of type: PageType,
        _ row: Int?,
        in language: Language,
        _ context: SiteContext
    ) -> String? {
        guard let text = context.title(text, in: language) else { return nil }
        guard let row, let data = type.data else { return text }
        let fallback = context.settings.firstLanguage
        return ColumnPattern(text).filled(with: data.rows[row], in: language, fallback: fallback)
    }

    /// What all page types have.
    static let fields = laidOut([
        .text("summary", \.summary),
        .text("intro", \.intro),
        .list("days", \.days),
        .preparedList("articles") { $0.shown.articles.map(\.card) },
        .list("entities", \.shown.entities),
        .model("pagination", \.pagination),
        .model("empty", \.empty),
    ])
}

extension PageTypePage {
    var template: String { Self.template(of: type) }

    /// With the rows, whose columns only the site's file knows.
    var templateRecord: TemplateRecord {
        var slots = Self.fields.elements.map { $0.read(self) }
        if let data = type.data {
            slots.append(.list(shown.rows.map { record(of: $0, data) }))
            slots.append(shown.row.map { .model(record(of: $0, data)) } ?? .absent)
        }
        return TemplateRecord(slots: slots)
    }

    private func record(of row: Int, _ data: PageTypeData) -> TemplateRecord {
        let values = data.rows[row]
        let slots = data.columns.map { column -> TemplateSlot in
            switch values[column.name] {
            case .text(let text):
                let shown = context.title(text, in: language) ?? ""
                return column.isList
                    ? .list([TemplateRecord(slots: [.text(shown)])]) : .text(shown)
            case .texts(let texts):
                return .list(texts.map { TemplateRecord(slots: [.text($0)]) })
            case nil: return column.isList ? .list([]) : .absent
            }
        }
        return TemplateRecord(slots: slots + [permalink(of: row)])
    }

    /// Where the row has a page of its own.
    private func permalink(of row: Int) -> TemplateSlot {
        guard let type = shown.rowPages, type.languages.contains(language) else { return .absent }
        let addresses = PageTypeAddresses(type: type, context: context)
        return .text(context.link(addresses.path(in: language, row: row)))
    }

    static func template(of type: PageType) -> String { "\(template)/\(type.name)" }

    /// The names that the template of a type can use.
    static func schema(of type: PageType) -> TemplateSchema {
        TemplateSchema(id: ObjectIdentifier(type.identity), name: { type.file }) {
            let own = Self.fields.elements.map { TemplateShape(name: $0.name, kind: $0.kind) }
            guard let data = type.data else { return own }
            let row = rowSchema(of: type, data)
            return own + [
                TemplateShape(name: "rows", kind: .list(row)),
                TemplateShape(name: "row", kind: .model(row)),
            ]
        }
    }

    private static func rowSchema(of type: PageType, _ data: PageTypeData) -> TemplateSchema {
        TemplateSchema(
            id: ObjectIdentifier(type.identity.row),
            name: { "a row of \(data.file)" },
            declared: {
                data.columns.map {
                    TemplateShape(name: $0.name, kind: $0.isList ? .texts : .text)
                } + [TemplateShape(name: PageTypeData.permalink, kind: .text)]
            }
        )
    }
}

extension PaginationModel {
    /// Of a list that begins on its own address; nil when it has one page.
    fileprivate init?(_ shown: PageTypePage.Shown, catalogue: Catalogue, context: SiteContext) {
        func link(_ page: PageTypePage.Shown.PageLink?) -> LinkModel? {
            page.map { page in
                LinkModel(
                    title: catalogue.text(.pageNumber, [.number: catalogue.number(page.number)]),
                    address: context.link(page.path)
                )
            }
        }
        guard shown.before != nil || shown.after != nil else { return nil }
        self.init(newest: nil, newer: link(shown.before), older: link(shown.after))
    }
}
