import Basics
import Domain
import Presentation

/// What lists of the agenda are made by: a category, or a place where things are on.
struct AgendaLabel: Hashable, Sendable {
    let kind: Kind
    /// Its part of an address.
    let slug: String

    enum Kind: String, CaseIterable, Sendable {
        case category
        case venue
    }

    /// Nil for what has no name.
    init?(_ kind: Kind, named name: String?) {
        guard let name = name?.nonBlank else { return nil }
        self.kind = kind
        slug = Label.id(for: name)
    }
}

/// A label with what it is called.
struct NamedLabel: Hashable, Sendable {
    let label: AgendaLabel
    /// As most of its events write it.
    let name: String
    /// Whether matches are among what it lists, which every language has a word for.
    let isOfMatches: Bool
    /// What it is called in each language, where the newsroom says so.
    var names = LocalizedText([:])

    func title(_ catalogue: Catalogue) -> String {
        isOfMatches ? catalogue[.matches] : names.texts[catalogue.language] ?? name
    }

    func route(page: Int? = nil) -> Route {
        let word: TextKey = label.kind == .category ? .pathCategory : .pathVenue
        return Route(
            [.word(.pathAgenda), .word(word), .name(label.slug)],
            page: page,
            title: isOfMatches ? .text(.matches) : .named(LocalizedText(names.texts, plain: name))
        )
    }
}
