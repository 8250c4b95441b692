import Basics
import Domain
import Foundation
import Testing

@testable import Publishing

/// Which pages of a former edition must not come back.
@Suite struct WithdrawnPagesTests {
    private static let some = ContentDigest(of: [1])
    private static let other = ContentDigest(of: [2])

    private func first(
        _ withdrawn: WithdrawnPages,
        _ file: String,
        isNew: Bool = true,
        gone: Set<String> = [],
        at clock: Date = Date(timeIntervalSince1970: 100)
    ) -> WithdrawnPages.What? {
        let change = FileChange(file, before: isNew ? nil : Self.other, after: Self.some)
        return withdrawn.first(in: [change], saidGone: gone, at: clock)?.what
    }

    private func withdrawn(_ what: WithheldPage.What, isPerson: Bool = true) -> WithdrawnPages {
        WithdrawnPages(others: [WithheldPage(address: "ana", isPerson: isPerson, what: what)])
    }

    @Test func anArticleByItsPathUnlessTheEditionSaysThatItIsGone() {
        let withdrawn = WithdrawnPages(articles: ["/n/x/"])
        #expect(first(withdrawn, "n/x/index.html") == .article)
        #expect(first(withdrawn, "n/x/index.html", gone: ["/n/x/"]) == nil)
        #expect(first(withdrawn, "n/y/index.html") == nil)
        let removed = FileChange("n/x/index.html", before: Self.some, after: nil)
        #expect(withdrawn.first(in: [removed], saidGone: [], at: .distantPast) == nil)
    }

    @Test(arguments: [
        "gente/ana/index.html", "people/ana/index.html", "en/people/ana/map/index.html",
    ])
    func aPersonUnderWhateverWord(file: String) {
        #expect(first(withdrawn(.all), file) == .person)
        // It stands there now: nobody is out.
        #expect(first(withdrawn(.all), file, isNew: false) == nil)
    }

    /// Which words stood before it then is not known, so that a topic of that name is taken for the person.
    @Test func aPageOfSomethingElseThatEndsLikeIt() {
        #expect(first(withdrawn(.all), "temas/ana/index.html") == .person)
        #expect(first(withdrawn(.all), "temas/ana/index.html", isNew: false) == nil)
    }

    /// Who is out and whose page stands there still, until the next build.
    @Test func aPersonWhosePageStillStands() {
        let pages = [WithheldPage.What.all, .before(Date(timeIntervalSince1970: 101))]
            .map { WithheldPage(address: "ana", isPerson: true, what: $0) }
        let withdrawn = WithdrawnPages(others: pages)
        #expect(first(withdrawn, "gente/ana/index.html", isNew: false) == .consent)
        #expect(first(withdrawn, "gente/ana/index.html") == .person)
    }

    @Test func whatIsNoPageOfIt() {
        for file in ["gente/ana-2/index.html", "gente/ana/a/b/index.html", "ana.xml", ":ana"] {
            #expect(first(withdrawn(.all), file) == nil, "\(file)")
        }
    }

    @Test func aPlaceByThePageOfItsMap() {
        #expect(first(withdrawn(.place), "gente/ana/mapa/index.html") == .consent)
        #expect(first(withdrawn(.place), "gente/ana/index.html") == nil)
        let coarser = withdrawn(.before(Date(timeIntervalSince1970: 101)))
        #expect(first(coarser, "gente/ana/mapa/index.html", isNew: false) == .consent)
    }

    @Test(arguments: [(99, WithdrawnPages.What.consent), (100, nil), (101, nil)])
    func whatWasShownBefore(clock: Int, what: WithdrawnPages.What?) {
        let time = Date(timeIntervalSince1970: 100)
        let found = first(
            withdrawn(.before(time)),
            "gente/ana/index.html",
            isNew: false,
            at: Date(timeIntervalSince1970: Double(clock))
        )
        #expect(found == what)
    }

    @Test func whatTheNewsroomHadInAFile() {
        #expect(first(withdrawn(.all, isPerson: false), "agenda/ana/index.html") == .other)
    }
}
