import Domain
import Presentation

/// The pages of the people who agreed to be published.
struct PeopleDesk: Desk {
    let edition: any EditionReading
    let newsroom: Newsroom
    let people: Holdings<Person>

    init(of edition: any EditionReading, newsroom: Newsroom) throws {
        self.edition = edition
        self.newsroom = newsroom
        people = try Holdings(.person, of: edition) { entity in
            if case .person(let person) = entity { person } else { nil }
        }
    }

    func pages(in language: Language) throws -> [DeskPage] { [] }

    func model(of route: Route, at place: PagePlace) throws -> PageModel? { nil }

    func addKey(of route: Route, in language: Language, to hash: inout StableHash) throws {
        hash.add(people.stamp)
    }

    func parts(of route: Route) throws -> [String] { [] }
}
