import Domain
import Testing

@testable import Pages

@Suite struct TeamNameTests {
    @Test(arguments: [
        (Team(name: "SD Puente Hondo", code: "PHO"), "PHO"),
        (Team(name: "Atlético Molinos"), "AM"), (Team(name: "Cantera"), "CA"),
        (Team(name: "Sierra Unida Cantera–Collado"), "SU"), (Team(name: "?"), "?"),
        (Team(name: "1. FC Kestrel"), "FK"), (Team(name: "東京"), "東京"),
    ])
    func initialsStandInForACrest(team: Team, initials: String) {
        #expect(TeamName.initials(team) == initials)
    }

    @Test func aClubOfTwoSportsHasTwoPages() {
        let team = Team(name: "Juvenil Olmos")
        #expect(TeamName.slug(team, in: .football) == "juvenil-olmos")
        #expect(TeamName.slug(team, in: .handball) == "juvenil-olmos-handball")
    }

    @Test func aNameInOtherLettersHasAnAddressToo() {
        let slug = TeamName.slug(Team(name: "東京ヴェルディ"), in: .football)
        #expect(slug?.count == 10)
        #expect(slug == TeamName.slug(Team(name: "東京ヴェルディ"), in: .football))
        #expect(slug != TeamName.slug(Team(name: "浦和"), in: .football))
    }

    @Test func nobodyHasNoPage() {
        #expect(TeamName.slug(Team(name: "?"), in: .football) == nil)
    }
}
