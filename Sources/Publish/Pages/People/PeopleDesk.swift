import Basics
import Domain
import Presentation

/// The pages of the people who agreed to be published.
struct PeopleDesk: Desk {
    private let context: SiteContext
    let people: StoredEntities<Person>
    private let register: PeopleRegister
    private let ground: MapGround

    init(of edition: any EditionReading, context: SiteContext, ground: MapGround) throws {
        self.context = context
        self.ground = ground
        people = try StoredEntities(.person, of: edition) { entity in
            if case .person(let person) = entity { person } else { nil }
        }
        register = PeopleRegister(people.all, context: context)
    }

    func pages(in language: Language) throws -> [DeskPage] {
        guard !people.all.isEmpty else { return [] }
        let letters =
            people.all.count > PeoplePage.most
            ? register.order(in: language).groups.map { group in
                Self.page(.letter(group.slug), .lists, "the people under '\(group.title)'")
            } : []
        let map = register.hasMap ? [Self.page(.map, .lists, "the map of the people")] : []
        let persons = register.addresses.map { Self.page(.person($0), .leaves, "'\($0)'") }
        let maps = (register.mapped[language] ?? []).map { mapped in
            let address = register.addresses[mapped.member]
            return Self.page(.personMap(address), .leaves, "the map of '\(address)'")
        }
        return [Self.page(.all, .lists, "the people")] + letters + map + persons + maps
    }

    /// None of them is to be found by search engines.
    private static func page(
        _ route: PeopleRoute,
        _ stage: WritingStage,
        _ owner: String
    ) -> DeskPage {
        DeskPage(
            .people(route),
            kind: .people,
            stage: stage,
            isIndexed: false,
            current: .people(.all),
            owner: owner
        )
    }

    func model(of route: Route, at place: PageContext) throws -> PageModel? {
        guard case .people(let route) = route, !people.all.isEmpty else { return nil }
        switch route {
        case .all:
            return PeoplePage(register, letter: nil, at: place, context: context)
                .map { .people(.list($0)) }
        case .letter(let letter):
            return PeoplePage(register, letter: letter, at: place, context: context)
                .map { .people(.list($0)) }
        case .map:
            guard register.hasMap else { return nil }
            return .people(.map(map(at: place)))
        case .person(let address):
            return register.member(at: address).map { member in
                .people(
                    .person(PersonPage(member, of: register, at: place, context: context))
                )
            }
        case .personMap(let address):
            return personMap(of: address, at: place).map { .people(.personMap($0)) }
        }
    }

    private func map(at place: PageContext) -> PeopleMapPage {
        PeopleMapPage(
            register,
            outlines: ground.outlines,
            credit: ground.credit,
            at: place,
            context: context
        )
    }

    private func personMap(of address: String, at place: PageContext) -> PersonMapPage? {
        guard let member = register.member(at: address),
            let index = register.mapped[place.language]?.firstIndex(where: { $0.member == member })
        else { return nil }
        return PersonMapPage(
            index,
            of: register,
            outlines: ground.outlines,
            credit: ground.credit,
            at: place,
            context: context
        )
    }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(people.fingerprint)
        hash.add(ground.fingerprint)
    }

    func parts(of route: Route) throws -> [String] {
        ["\(people.all.count) people of \(Self.sources(of: people.all))"]
            + (ground.isOwn ? ["the site's own map"] : [])
    }

    private static func sources(of people: [Stored<Person>]) -> String {
        Set(people.map(\.source)).sorted().map { "'\($0)'" }.joined(separator: ", ")
    }
}
