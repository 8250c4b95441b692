public import Domain
public import TemplateModels

/// The ways from one page of a list to the others.
public struct PaginationModel: TemplateModel, Hashable {
    public let newest: LinkModel?
    public let newer: LinkModel?
    public let older: LinkModel?

    public init(newest: LinkModel?, newer: LinkModel?, older: LinkModel?) {
        self.newest = newest
        self.newer = newer
        self.older = older
    }

    /// Nil when the list has only one page.
    public init?(_ position: ListPosition, in language: Language, context: SiteContext) {
        let catalogue = context.catalogue(language)
        newest = position.newest.map {
            LinkModel(
                title: catalogue[.newestPage],
                address: context.link($0),
                note: catalogue[.newest]
            )
        }
        newer = position.newer.map {
            LinkModel(title: catalogue[.newerNews], address: context.link($0))
        }
        older = position.older.map { older in
            let number = catalogue.text(.pageNumber, [.number: catalogue.number(older.number)])
            return LinkModel(
                title: catalogue[.olderNews],
                address: context.link(older.path),
                note: "\(number) · \(catalogue.period(older.from, older.to))"
            )
        }
        if newest == nil, newer == nil, older == nil { return nil }
    }

    public static let fields: TemplateFields<PaginationModel> = [
        .model("newest", \.newest),
        .model("newer", \.newer),
        .model("older", \.older),
    ]
}
