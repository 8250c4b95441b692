public import Domain

/// The addresses to which the models of many families lead.
extension Route {
    public static let front = Route([], title: .text(.front))
    public static let map = Route([.word(.pathMap)], title: .text(.map))
    public static let search = Route([.word(.pathSearch)], title: .text(.search))

    /// The news of a section.
    public static func section(_ id: SectionID, page: Int? = nil) -> Route {
        Route([.word(.pathSections), .section(id)], page: page, title: .section(id))
    }

    /// What several tell of one event, by what the address of the story ends in.
    public static func story(_ name: String) -> Route {
        Route([.word(.pathStories), .name(name)])
    }

    /// The news of a country (ISO 3166-1 alpha-2, lower case).
    public static func country(_ code: String, page: Int? = nil) -> Route {
        Route([.word(.pathCountries), .name(code)], page: page, title: .country(code))
    }

    /// The news of a source of the portal.
    public static func source(_ id: SourceID, page: Int? = nil) -> Route {
        Route([.word(.pathSources), .name(id.text)], page: page, title: .source(id))
    }
}
