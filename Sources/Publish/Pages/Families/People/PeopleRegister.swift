import Cartography
import Domain
import Presentation

/// Everybody who is published: their addresses, their order in each language, who stands on the map.
struct PeopleRegister: Sendable {
    /// In the order of the ids.
    let all: [Stored<Person>]
    /// The last part of each one's path.
    let addresses: [String]
    let orders: [Language: PeopleOrder]
    /// Those with a place, in the order of each language.
    private let mapped: [Language: Mapped]
    private let places: [String: Int]
    /// How often each name stands.
    private let namesakes: [String: Int]
    /// The last one of each name.
    private let named: [String: Int]

    /// Those on the map.
    struct Mapped: Sendable {
        /// The place of each among all.
        fileprivate(set) var members: [Int] = []
        fileprivate(set) var people: [PeopleMapModel.Person] = []
    }

    init(_ all: [Stored<Person>], context: SiteContext) {
        let orders = Dictionary(
            context.settings.languages.map { language in
                (language, PeopleOrder(of: all, collation: context.catalogue(language).collation))
            }
        ) { first, _ in first }
        let taken = Self.words(of: context, orders)
        let addresses = all.map {
            taken.contains($0.address) ? "\($0.address)-\($0.id)" : $0.address
        }
        self.all = all
        self.orders = orders
        self.addresses = addresses
        places = Dictionary(zip(addresses, all.indices)) { first, _ in first }
        namesakes = Dictionary(all.map { ($0.value.name, 1) }, uniquingKeysWith: +)
        named = Dictionary(zip(all.map(\.value.name), all.indices)) { _, last in last }
        mapped = Dictionary(
            orders.map { language, order in
                var mapped = Mapped()
                for member in order.members {
                    guard
                        let person = Self.mapped(
                            all[member].value,
                            at: addresses[member],
                            language,
                            context
                        )
                    else { continue }
                    mapped.members.append(member)
                    mapped.people.append(person)
                }
                return (language, mapped)
            }
        ) { first, _ in first }
    }

    private static func mapped(
        _ person: Person,
        at address: String,
        _ language: Language,
        _ context: SiteContext
    ) -> PeopleMapModel.Person? {
        person.place.map { point in
            PeopleMapModel.Person(
                name: person.name,
                path: context.path(.person(address), in: language),
                point: point,
                city: person.city,
                country: person.country
            )
        }
    }

    /// What stands in the addresses of other pages of the family.
    private static func words(
        of context: SiteContext,
        _ orders: [Language: PeopleOrder]
    ) -> Set<String> {
        let maps = context.settings.languages.map { context.catalogue($0)[.pathMap] }
        return Set(maps + orders.values.flatMap { $0.groups.map(\.slug) })
    }

    var hasMap: Bool { all.contains { $0.value.place != nil } }

    func member(at address: String) -> Int? { places[address] }

    /// The address of the one person of this name.
    func address(of name: String) -> String? {
        guard namesakes[name] == 1, let member = named[name] else { return nil }
        return addresses[member]
    }

    func order(in language: Language) -> PeopleOrder { orders[language] ?? .none }

    func onMap(in language: Language) -> Mapped { mapped[language] ?? Mapped() }

    /// The name, with the place where others have the same one.
    func title(of member: Int, in language: Language, context: SiteContext) -> String {
        let person = all[member].value
        guard namesakes[person.name] ?? 0 > 1,
            let place = context.placeName(person.city, person.country, in: language)
        else { return person.name }
        return "\(person.name) (\(place))"
    }
}
