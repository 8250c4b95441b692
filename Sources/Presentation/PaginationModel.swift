public import Domain
public import TemplateModels

/// Where a page stands in its list; pages are numbered from the oldest.
public struct ListPosition: Hashable, Sendable {
    /// Nil for the list's own address, which holds the newest.
    public let number: Int?
    /// The site path of the list's own address, on all pages but that one.
    public let newest: String?
    /// The site path of the page with newer news.
    public let newer: String?
    public let older: Older?

    public init(
        number: Int? = nil,
        newest: String? = nil,
        newer: String? = nil,
        older: Older? = nil
    ) {
        self.number = number
        self.newest = newest
        self.newer = newer
        self.older = older
    }

    /// The next older page, which never changes.
    public struct Older: Hashable, Sendable {
        public let path: String
        public let number: Int
        public let from: Day
        public let to: Day

        public init(path: String, number: Int, from: Day, to: Day) {
            self.path = path
            self.number = number
            self.from = from
            self.to = to
        }
    }
}

/// The ways from one page of a list to the others.
public struct PaginationModel: TemplateModel, Hashable {
    public let newest: LinkModel?
    public let newer: LinkModel?
    public let older: LinkModel?

    /// Nil when the list has only one page.
    public init?(_ position: ListPosition, in language: Language, newsroom: Newsroom) {
        let catalogue = newsroom.catalogue(language)
        newest = position.newest.map {
            LinkModel(
                title: catalogue[.newestPage], address: newsroom.link($0), note: catalogue[.newest])
        }
        newer = position.newer.map {
            LinkModel(title: catalogue[.newerNews], address: newsroom.link($0))
        }
        older = position.older.map { older in
            let number = catalogue.text(.pageNumber, [.number: catalogue.number(older.number)])
            return LinkModel(
                title: catalogue[.olderNews],
                address: newsroom.link(older.path),
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
