import Testing

@testable import Archiving

@Suite struct FormerNamesakesTests {
    private static let hash = "a4470cecf94203e9545017f730728ff8"

    @Test(arguments: [
        ("s|https://a.example/1", "https://a.example/1", "s"),
        ("s|https://a.example/1|\(hash)", "https://a.example/1", "s"),
        ("s|https://a.example/1|\(hash)|12", "https://a.example/1", "s"),
        ("s|\(hash)", nil, "s"),
        ("a|b|\(hash)|2", nil, "a|b"),
        ("https://a.example/|\(hash)", "https://a.example/", "https://a.example/"),
        ("s|../1.html|\(hash)", "https://a.example/1.html", "s"),
        ("s|HTTP://A.example", "http://a.example/", "s"),
    ])
    func finds(identity: String, link: String?, name: String) {
        #expect(FormerNamesakes.name(in: identity, link: link) == name)
    }

    @Test(arguments: ["tag|1", "a|b", "|", "|x", "s|2", "\(hash)|", "s|\(hash)x"])
    func aBarOfTheIDItselfIsLeftAlone(identity: String) {
        #expect(FormerNamesakes.name(in: identity, link: "https://a.example/1") == nil)
    }
}
