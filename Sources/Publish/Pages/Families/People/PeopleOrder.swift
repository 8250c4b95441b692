import Domain
import Presentation

/// The people as a language orders them, under the letters with which their names begin.
struct PeopleOrder: Sendable {
    /// Places among all people.
    let members: [Int]
    let groups: [Group]

    /// Those under one letter.
    struct Group: Sendable {
        let title: String
        /// What stands for the letter in addresses and anchors.
        let slug: String
        let members: [Int]
    }

    static let none = PeopleOrder(members: [], groups: [])

    private init(members: [Int], groups: [Group]) {
        self.members = members
        self.groups = groups
    }

    init(of people: [Stored<Person>], collation: Collation) {
        let names = people.map { $0.value.sortName ?? $0.value.name }
        let keys = names.map { collation.key(of: $0) }
        members = people.indices.sorted { one, other in
            keys[one] == keys[other]
                ? people[one].id < people[other].id : keys[one] < keys[other]
        }
        var groups: [Group] = []
        var slugs: Set<String> = []
        var start = 0
        while start < members.count {
            let letter = collation.letter(of: names[members[start]])
            let end =
                members[start...].firstIndex { collation.letter(of: names[$0]) != letter }
                ?? members.count
            var slug = letter.map { Slug.make(String($0), limit: 8) } ?? "0"
            // Folded alike, as n and ñ; and who begins with no letter stands before and after all others.
            var number = 1
            let base = slug.isEmpty ? "x" : slug
            slug = base
            while !slugs.insert(slug).inserted {
                number += 1
                slug = "\(base)-\(number)"
            }
            groups.append(
                Group(
                    title: letter.map { String($0).uppercased() } ?? "#",
                    slug: slug,
                    members: Array(members[start..<end])
                )
            )
            start = end
        }
        self.groups = groups
    }
}
