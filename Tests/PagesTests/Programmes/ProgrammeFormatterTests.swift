import Domain
import Presentation
import TestSupport
import Testing

@testable import Pages

@Suite struct ProgrammeFormatterTests {
    private let site: SmallSite

    init() throws {
        site = try SmallSite()
    }

    private func words(_ edit: (inout Programme) -> Void) -> ProgrammeFormatter {
        ProgrammeFormatter(
            programme: InventedEntity.programme("A", form: .series, edit: edit),
            language: "es",
            context: site.context
        )
    }

    @Test func aYearIsSaidOnlyWhereItIsKnown() {
        #expect(words { _ in }.years == nil)
        #expect(words { $0.year = 2019 }.years == "2019")
        #expect(
            words {
                $0.year = 2019
                $0.lastYear = 2023
            }
            .years == "2019–2023"
        )
        #expect(
            words {
                $0.year = 2019
                $0.lastYear = 2019
            }
            .years == "2019"
        )
    }

    @Test(arguments: [(52, "52 min"), (60, "1 h"), (127, "2 h 07 min"), (118, "1 h 58 min")])
    func minutesBecomeHours(minutes: Int, text: String) {
        #expect(words { $0.runtime = minutes }.runtime == text)
    }

    @Test func nothingLastsNoTime() {
        #expect(words { $0.runtime = 0 }.runtime == nil)
    }

    @Test func aSeriesIsAsLongAsItsSeasons() {
        let all = words {
            $0.seasons = 1
            $0.episodes = 8
            $0.runtime = 50
        }
        #expect(all.length == "1 temporada")
        #expect(all.episodes == "8 capítulos")
    }

    @Test func aRatingIsOfAHundred() {
        #expect(words { $0.rating = 81 }.rating == "81 de 100")
        #expect(words { $0.rating = 812 }.rating == nil)
    }

    @Test func theOverviewSaysItsLanguageWhereItIsAnother() {
        let foreign = words { $0.overview = LocalizedText("A lighthouse", in: "en") }.overview
        #expect(foreign?.text == "A lighthouse")
        #expect(foreign?.foreign.language == "en")
        let plain = words { $0.overview = LocalizedText("Un faro") }.overview
        #expect(plain?.foreign.language == nil)
    }

    @Test func entriesElsewhereAreCheckedNumbers() {
        var programme = InventedEntity.programme("A")
        programme.imdb = "tt0245429"
        programme.tmdb = "movie/129"
        #expect(
            ProgrammePage.records(of: programme).map(\.address) == [
                "https://www.imdb.com/title/tt0245429/", "https://www.themoviedb.org/movie/129",
            ]
        )
        programme.imdb = "tt02/../x"
        programme.tmdb = "person/1"
        #expect(ProgrammePage.records(of: programme).isEmpty)
    }
}
