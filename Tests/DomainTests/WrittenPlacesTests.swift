import Domain
import Testing

@Suite struct WrittenPlacesTests {
    private static func place(_ line: Int) -> WrittenPlaces.Place {
        WrittenPlaces.Place(path: "site.yaml", line: line, column: 3)
    }

    @Test(arguments: [
        ("https://count.example", "count.example"), ("count.example", "https://count.example"),
        ("/Gente/", " /gente/ "), ("/gente/", "/gente/"),
    ])
    func aValueIsFoundHoweverItIsSpelt(written: String, asked: String) {
        var places = WrittenPlaces()
        places.add(written, of: "allow", at: Self.place(7))
        #expect(places[asked, of: "allow"] == Self.place(7))
        #expect(places[asked, of: "paths"] == nil)
    }

    @Test func theSameSpellingGoesBeforeAnotherOne() {
        var places = WrittenPlaces()
        for (line, text) in [(1, "/A/"), (2, "/a/"), (3, "/a/")] {
            places.add(text, of: "paths", at: Self.place(line))
        }
        #expect(places["/A/", of: "paths"] == Self.place(1))
        #expect(places["/a/", of: "paths"] == Self.place(2))
    }

    @Test func theyAreNoPartOfWhatTheConfigurationSays() {
        var places = WrittenPlaces()
        places.add("/a/", of: "paths", at: Self.place(1))
        #expect(places == WrittenPlaces())
        #expect(Set([places, WrittenPlaces()]).count == 1)
    }

    @Test func aDiagnosticStandsAtThePlaceOrElseInTheFile() {
        let known = Diagnostic(.warning, "x", at: Self.place(4), else: "other.yaml")
        #expect(known.description == "site.yaml:4:3: warning: x")
        let unknown = Diagnostic(.warning, "x", at: nil, else: "other.yaml")
        #expect(unknown.description == "other.yaml: warning: x")
    }
}
