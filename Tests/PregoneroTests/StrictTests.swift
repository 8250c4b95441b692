import Foundation
import Testing

/// A warning comes with every build while it holds, and with `--strict` none passes.
@Suite struct StrictTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        return workplace
    }

    /// What each of these does, and what is said of it.
    private static let troubles: [(path: String, text: String, message: String)] = [
        (
            "Content/moved.txt", "/viejo/ /does-not-exist/\n",
            "warning: '/viejo/' leads to '/does-not-exist/', where no page stands\n"
        ),
        (
            "Content/notes/match-nadie.md", "Una nota\n",
            "Content/notes/match-nadie.md: warning: there is no match 'nadie' that the note could be about"
        ),
        (
            "Content/site.yaml",
            "site: {title: B, baseURL: https://example.org/, slots: {allow: [count.example]}}\n"
                + "sources:\n  - {id: a, kind: feed, url: a.xml}\n",
            "Content/site.yaml:1:65: warning: no slot loads from 'count.example': the policy stays closed to it\n"
        ),
        (
            "Content/articles/mal.md", "---\ntitle: M\ndate: ayer\n---\n",
            "Content/articles/mal.md:3:7: warning: 'date' must be a date, not 'ayer'"
        ),
    ]

    @Test func aFeatureOfTheOwnMapThatCannotBeDrawnPassesNoStrictBuild() async throws {
        let workplace = try workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n",
            site: "  geometry: {file: maps/valle.geojson}\n"
        )
        let line = { (longitude: Int) in
            "{\"type\":\"Feature\",\"properties\":{},\"geometry\":{\"type\":\"LineString\","
                + "\"coordinates\":[[0,0],[\(longitude),1]]}}"
        }
        try workplace.write(
            "{\"type\":\"FeatureCollection\",\"features\":[\(line(1)),\(line(400))]}",
            to: "Content/maps/valle.geojson"
        )
        let told =
            "Content/maps/valle.geojson: warning: feature 2: the longitude 400.0 is not between -180 and 180"
        let run = try await workplace.build("--strict")
        #expect(run.code == 1)
        #expect(run.errors.contains(told), "\(run.errors)")
        #expect(!workplace.exists("public/index.html"))
        let lenient = try await workplace.build()
        #expect(lenient.code == 0)
        #expect(lenient.errors.contains(told), "\(lenient.errors)")
    }

    @Test(arguments: troubles.indices) func aWarningHoldsUntilItIsMended(index: Int) async throws {
        let (path, text, message) = Self.troubles[index]
        let workplace = try workplace()
        let original = try? workplace.read(path)
        try workplace.write(text, to: path)
        for _ in 1...3 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(run.errors.components(separatedBy: message).count == 2, "\(run.errors)")
        }
        // Nothing else has changed.
        #expect(try await workplace.build("--json").output.contains("\"rendered\" : 0"))
        if let original {
            try workplace.write(original, to: path)
        } else {
            try workplace.remove(path)
        }
        #expect(try await !workplace.build("--allow-shrink").errors.contains("warning"))
        #expect(try await workplace.build("--strict").code == 0)
    }

    @Test(arguments: troubles.indices) func noWarningPassesAStrictBuild(index: Int) async throws {
        let (path, text, message) = Self.troubles[index]
        let workplace = try workplace()
        #expect(try await workplace.build("--strict").code == 0)
        let before = try workplace.site().files
        try workplace.write(text, to: path)
        for _ in 1...2 {
            let run = try await workplace.build("--strict")
            #expect(run.code == 1)
            #expect(run.errors.contains(message))
            #expect(
                run.lastLine
                    == "error: there are warnings, and --strict lets none pass: nothing was published"
            )
            #expect(try workplace.site().files == before)
        }
        // Also where a build that let it pass has published it.
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build("--strict").code == 1)
    }

    @Test func aWarningIsOfOneOutput() async throws {
        let workplace = try workplace()
        try workplace.write("/viejo/ /nada/\n", to: "Content/moved.txt")
        #expect(try await workplace.build("--output", "other").errors.contains("leads to"))
        #expect(try await workplace.build().errors.contains("leads to"))
        #expect(try await workplace.build("--output", "other").errors.contains("leads to"))
    }
}
