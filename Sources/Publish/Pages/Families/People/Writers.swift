import Basics
import Domain
import Presentation

/// What the newsroom's own authors wrote, by their names.
///
/// Articles of other sources do not count: whom they name may only be called the same.
struct Writers: DerivedInput {
    let inputs: [PageInput]

    init(_ edition: any EditionReading) throws {
        inputs = [try .all(of: .source(Source.ownID), in: edition)]
    }

    /// For a page that has declared it.
    init(of page: PlannedPage) {
        inputs = page.inputs.filter { input in
            if case .articles(.source(Source.ownID), _) = input { return true }
            return false
        }
    }

    func value(_ reading: DeclaredReading) throws -> Works {
        guard !inputs.isEmpty else { return Works(byAuthor: [:]) }
        let articles = try reading.articles(of: .source(Source.ownID))
        return Works(
            byAuthor: articles.reduce(into: [:]) { found, article in
                for author in Set(article.authors.map(Folding.fold)) where !author.isEmpty {
                    found[author, default: []].append(article)
                }
            }
        )
    }
}

/// Articles by author, oldest first.
struct Works: Sendable {
    fileprivate let byAuthor: [String: [Article]]

    fileprivate init(byAuthor: [String: [Article]]) {
        self.byAuthor = byAuthor
    }

    func articles(by name: String) -> [Article] { byAuthor[Folding.fold(name)] ?? [] }
}
