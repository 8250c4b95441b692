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
    private let languages: [Label: [Language]]

    init(_ draft: SiteDraft) throws {
        let labels = draft.material.labels
        var authors: [String: Label] = [:]
        for author in labels.all(.author) {
            for name in labels.names(of: author).all { authors[Folding.fold(name)] = author }
        }
        var languages: [Label: [Language]] = [:]
        for language in draft.settings.languages {
            for author in try draft.labels(.author, in: language) {
                languages[author, default: []].append(language)
            }
        }
        self.authors = authors
        self.languages = languages
    }

    /// The author of this name, and the languages in which there is a list.
    func of(_ name: String) -> (author: Label, languages: [Language])? {
        authors[Folding.fold(name)].flatMap { author in
            languages[author].map { (author, $0) }
        }
    }
}
