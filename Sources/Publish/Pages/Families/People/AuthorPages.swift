import Basics
import Domain
import Presentation

extension NameList {
    static let authorPages = NameList("the languages of the author's page")
}

/// Where people who also write for the newsroom have the lists of what they wrote.
struct AuthorPages {
    /// By folded names.
    private let authors: [String: Label]

    init(_ labels: SiteLabels) {
        authors = labels.all(.author).reduce(into: [:]) { authors, author in
            for name in labels.names(of: author).all { authors[Folding.fold(name)] = author }
        }
    }

    /// The author of this name, and the languages in which there is a list; nil for whoever has written nothing.
    func of(
        _ name: String,
        in draft: SiteDraft
    ) throws -> (author: Label, languages: [Language])? {
        guard let author = authors[Folding.fold(name)] else { return nil }
        let languages = try draft.settings.languages.filter { try draft.hasPage(author, in: $0) }
        return languages.isEmpty ? nil : (author, languages)
    }
}
