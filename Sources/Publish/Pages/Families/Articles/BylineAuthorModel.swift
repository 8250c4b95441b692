import Domain
import Presentation
import TemplateModels

/// One of those who wrote an article, with the words around the name: `Por Ana Soto y Luis Vera`.
struct BylineAuthorModel: TemplateModel, Hashable {
    let before: String
    let name: String
    let after: String
    /// Of the author's own page.
    let address: String?

    static func all(
        _ authors: [ArticleLabel],
        in language: Language,
        context: SiteContext
    ) -> [BylineAuthorModel] {
        let catalogue = context.catalogue(language)
        // What stands where the names go, which no text has.
        let mark: Character = "\u{1}"
        let around = catalogue.text(.byAuthor, [.author: String(mark)])
            .split(separator: mark, omittingEmptySubsequences: false).map(String.init)
        return authors.enumerated().map { index, author in
            let isLast = index == authors.count - 1
            let between = isLast ? " \(catalogue[.listLast]) " : ", "
            return BylineAuthorModel(
                before: index == 0 ? around.first ?? "" : between,
                name: author.name,
                after: isLast ? around.dropFirst().joined() : "",
                address: author.shown.map { context.link($0.route, in: language) }
            )
        }
    }

    static let fields: TemplateFields<BylineAuthorModel> = [
        .text("before", \.before),
        .text("name", \.name),
        .text("after", \.after),
        .text("address", \.address),
    ]
}
