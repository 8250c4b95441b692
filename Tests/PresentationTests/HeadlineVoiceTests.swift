import Domain
import Testing

@testable import Presentation

@Suite struct HeadlineVoiceTests {
    @Test func everySyllableIsAStroke() throws {
        let voice = try #require(HeadlineVoice("El pan, hoy", in: "es"))
        #expect(voice.path == "M1 9v6M3 8v8M6 8v8")
        #expect(voice.width == 24)
    }

    @Test func aRestAfterEachWordIsTheWidestOfAll() throws {
        let voice = try #require(HeadlineVoice(String(repeating: "a, ", count: 500), in: "es"))
        #expect(voice.path.hasPrefix("M1 10v4M4 10v4M7 10v4"))
        #expect(voice.path.count { $0 == "M" } == 48)
        #expect(voice.width == 144)
    }

    @Test func theSameHeadlineSoundsTheSame() {
        let headline = "Tres riberas y un solo río"
        #expect(HeadlineVoice(headline, in: "es") == HeadlineVoice(headline, in: "es"))
        #expect(HeadlineVoice(headline, in: "es") != HeadlineVoice("Otro", in: "es"))
    }

    @Test(arguments: ["", "  ", "🛶", "— … !"])
    func whatCannotBeSaidHasNoVoice(headline: String) {
        #expect(HeadlineVoice(headline, in: "es") == nil)
    }

    @Test(arguments: [
        String(repeating: "palabra ", count: 500), String(repeating: "na", count: 5_000),
    ])
    func aLongHeadlineStops(headline: String) throws {
        let voice = try #require(HeadlineVoice(headline, in: "es"))
        #expect(voice.path.count { $0 == "M" } == 48)
        #expect(voice.width < 100)
    }
}
