import Domain
import Foundation

/// CBC's aggregate API: undocumented, without key, excerpts only.
struct CBCKind: PagedKind {
    let name = "cbc"
    let place = SourcePlace.api(origin: "https://www.cbc.ca")
    let terms = SourceTerms(
        credit: .init("CBC", link: "https://www.cbc.ca/"),
        texts: .excerpt,
        reexport: false
    )
    let optionKeys = [
        OptionKey("lineupSlug", "a line-up; news where no other filter is given"),
        OptionKey("categorySlug", "a category, as ottawa"),
        OptionKey("categorySet", "a set of categories"),
        OptionKey("typeSet", "a set of types"),
        OptionKey("excludedCategorySet", "a set of categories that is left out"),
        OptionKey("orderLineupId", "the order of a line-up"),
        OptionKey("source", "only from this system of CBC"),
        OptionKey("type", "only this type, as video"),
        OptionKey("pageSize", .whole(1...100), default: "10", "items of one page"),
        OptionKey.pages(1, most: 50),
    ]

    private static let filters = [
        "categorySlug", "categorySet", "typeSet", "excludedCategorySet", "orderLineupId",
        "source", "type",
    ]

    func plan(for source: Source) throws(SourceError) -> SourcePlan {
        let options = source.options
        let hasFilter = Self.filters.contains { options[$0] != nil }
        let lineup = options.text("lineupSlug") ?? (hasFilter ? nil : "news")
        let filters = Self.filters.map { ($0, options.text($0)) }
        // Pages are counted once: `offset` beside `page` would skip twice.
        return SourcePlan(
            (1...max(options.whole("pages") ?? 1, 1)).map { number in
                Endpoint(
                    "aggregate_api",
                    "v1",
                    "items",
                    query: [("lineupSlug", lineup)] + filters
                        + [("page", "\(number)"), ("pageSize", options.text("pageSize"))]
                )
            }
        )
    }

    func read(_ page: AnswerPage, into collector: inout RowCollector) throws(SourceError) {
        let answer = try JSONAnswer.decode(Rows<CBCItem>.self, from: page)
        collector.dropUnreadable(answer.unreadable)
        collector.title = "CBC"
        for (number, row) in answer.rows {
            if row.draft == true || row.active == false {
                collector.drop(number, "it is not published")
                continue
            }
            guard let title = row.title, let id = row.sourceId ?? row.id else {
                collector.drop(number, "it has no title or no id")
                continue
            }
            collector.take(item(row, id: id, title: title), row: number)
        }
    }

    private func item(_ row: CBCItem, id: String, title: String) -> ReceivedItem {
        let more = row.typeAttributes
        var item = ReceivedItem(identity: id, title: title)
        item.setLink(WebAddress.checked(more?.url))
        item.published = Self.moment(row.publishedAt)
        item.updated = Self.moment(row.updatedAt)
        item.authors = [more?.author?.display ?? more?.author?.name].compactMap(\.self)
        item.categories = more?.sectionLabels ?? []
        item.form = ArticleForm(called: row.type)
        item.language = row.language.map { Language($0) }
        item.summary = (row.description ?? more?.deck).map {
            Markup($0, format: .html, base: item.link)
        }
        item.picture = WebAddress.picture(
            more?.imageLarge ?? more?.imageSmall ?? row.images?.square_140,
            credit: "CBC"
        )
        return item
    }

    private static func moment(_ milliseconds: Double?) -> Date? {
        guard let milliseconds, (0...4e12).contains(milliseconds) else { return nil }
        return Date(timeIntervalSince1970: milliseconds / 1_000)
    }
}
