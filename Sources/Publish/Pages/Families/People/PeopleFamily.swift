import Cartography
import Domain
import Presentation

extension PageKind {
    static let people = PageKind("people")
}

extension Route {
    static let people = Route([.word(.pathPeople)], title: .text(.people))

    /// Those whose names begin with a letter, where one list would be too long.
    static func peopleUnder(_ letter: String) -> Route {
        Route([.word(.pathPeople), .name(letter)])
    }

    static let peopleMap = Route([.word(.pathPeople), .word(.pathMap)])

    /// One person, by the address in the archive.
    static func person(_ address: String) -> Route { Route([.word(.pathPeople), .name(address)]) }

    static func personMap(_ address: String) -> Route {
        Route([.word(.pathPeople), .name(address), .word(.pathMap)])
    }
}

/// Everybody who agreed to be published.
struct People: DerivedInput {
    let inputs: [PageInput] = [.entities(.person)]

    func value(_ reading: DeclaredReading) throws -> PeopleRegister {
        PeopleRegister(try reading.entities(Person.self), context: reading.context)
    }
}

/// Where those on the map stand, in the order of each language.
struct PeopleSpots: DerivedInput {
    let inputs: [PageInput] = People().inputs + [.ownMap]

    func value(_ reading: DeclaredReading) throws -> [Language: LatitudeIndex] {
        let register = try reading.value(of: People())
        let outlines = try reading.ground().outlines
        return Dictionary(
            reading.context.settings.languages.map { language in
                (language, outlines.index(of: register.onMap(in: language).people))
            }
        ) { first, _ in first }
    }
}

/// The pages of the people who agreed to be published; none of them is to be found by search engines.
struct PeopleFamily: PageFamily {
    let kinds = [PageKind.people]
    let models: [any PageModel.Type] = [
        PeoplePage.self, PersonPage.self, PeopleMapPage.self, PersonMapPage.self,
    ]
    let list: Route? = .people
    let findings: [any SearchableEntity.Type] = [Person.self]

    func plan(in language: Language, _ draft: inout SiteDraft) throws {
        let register = try draft.material.value(of: People())
        guard !register.all.isEmpty else { return }
        func add(
            _ content: some PageContent,
            at route: Route,
            _ owner: String,
            from inputs: [PageInput] = []
        ) {
            draft.add(
                content,
                at: route,
                in: language,
                "\(owner) (\(language))",
                from: People().inputs + inputs
            )
        }
        add(PeopleContent(letter: nil), at: .people, "the people")
        if register.all.count > PeoplePage.most {
            for group in register.order(in: language).groups {
                add(
                    PeopleContent(letter: group.slug),
                    at: .peopleUnder(group.slug),
                    "the people under '\(group.title)'"
                )
            }
        }
        if register.hasMap {
            add(PeopleMapContent(), at: .peopleMap, "the map of the people", from: [.ownMap])
            draft.withMaps.insert(language)
        }
        let authors = AuthorPages(draft.material.labels)
        for (stored, address) in zip(register.all, register.addresses) {
            // Of two who are called the same, nobody knows which one wrote.
            let isOnly = register.address(of: stored.value.name) != nil
            let known = isOnly ? try authors.of(stored.value.name, in: draft) : nil
            add(
                PersonContent(address: address, author: known?.author),
                at: .person(address),
                "'\(address)'",
                from: known.map {
                    [.label($0.author), .names(.authorPages, $0.languages.map(\.tag))]
                } ?? []
            )
        }
        for member in register.onMap(in: language).members {
            let address = register.addresses[member]
            add(
                PersonMapContent(address: address),
                at: .personMap(address),
                "the map of '\(address)'",
                from: [.ownMap]
            )
        }
    }

    func navigation(in language: Language, of draft: SiteDraft) -> [NavigationItem] {
        draft.entry(.people, in: language, .main, rank: 70, glyph: "people", tab: 4)
    }
}

/// The list of the people, or of those under one letter.
struct PeopleContent: PageContent {
    let letter: String?

    var name: String { letter == nil ? "people" : "people-letter" }
    var kind: PageKind { .people }
    let stage = WritingStage.lists
    var navigation: Route? { .people }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let register = try reading.value(of: People())
        return PeoplePage(register, letter: letter, at: reading.place, context: reading.context)
    }
}

/// The map of the people.
struct PeopleMapContent: PageContent {
    let name = "people-map"
    var kind: PageKind { .people }
    let stage = WritingStage.lists
    var navigation: Route? { .people }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let register = try reading.value(of: People())
        guard register.hasMap else { return nil }
        let ground = try reading.ground()
        return PeopleMapPage(
            register,
            outlines: ground.outlines,
            credit: ground.credit(in: reading.language, context: reading.context),
            at: reading.place,
            context: reading.context
        )
    }
}

/// A person.
struct PersonContent: PageContent {
    let address: String
    /// Who it is as an author.
    let author: Label?

    let name = "person"
    var kind: PageKind { .people }
    var navigation: Route? { .people }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let register = try reading.value(of: People())
        guard let member = register.member(at: address) else { return nil }
        return PersonPage(
            member,
            of: register,
            written: try written(reading),
            at: reading.place,
            context: reading.context
        )
    }

    /// The list of what he or she wrote: in the language of the page, else in the first that has one.
    private func written(_ reading: PageReading) throws -> LinkModel? {
        guard let author else { return nil }
        let languages = try reading.names(.authorPages).map { Language($0) }
        guard let language = languages.first(where: { $0 == reading.language }) ?? languages.first
        else { return nil }
        let shown = try reading.label(author, in: language)
        return LinkModel(
            title: reading.context.catalogue(reading.language)
                .text(.articlesBy, [.author: shown.name]),
            address: reading.context.link(shown.route, in: language),
            mark: reading.context.mark("g-list")
        )
    }
}

/// Where a person is at home.
struct PersonMapContent: PageContent {
    let address: String

    let name = "person-map"
    var kind: PageKind { .people }
    var navigation: Route? { .people }

    func model(_ reading: PageReading) throws -> (any PageModel)? {
        let register = try reading.value(of: People())
        guard let member = register.member(at: address),
            let index = register.onMap(in: reading.language).members.firstIndex(of: member),
            let spots = try reading.value(of: PeopleSpots())[reading.language]
        else { return nil }
        let ground = try reading.ground()
        return PersonMapPage(
            index,
            of: register,
            at: spots,
            outlines: ground.outlines,
            credit: ground.credit(in: reading.language, context: reading.context),
            at: reading.place,
            context: reading.context
        )
    }
}
