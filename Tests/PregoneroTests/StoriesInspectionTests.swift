import Foundation
import Testing

/// What `inspect stories` shows.
@Suite struct StoriesInspectionTests {
    private static let items = """
        {"id": "b", "title": "Un incendio arrasa el mercado de Alcorín", "summary": "Sin heridos.", \
        "date": "2026-11-21T06:00:00Z", "language": "es"}

        {"id": 7, "title": "El mercado de Alcorín, destruido por el fuego", "date": null, "language": "es"}
        {"id": "c", "title": "Empieza la vendimia en Valdelara", "language": "es"}

        """

    @Test func theStoryOfEachItemIsPrintedAsJSON() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.items, to: "items.jsonl")
        let run = try await workplace.run("inspect", "stories", "items.jsonl", "--json")
        #expect(run.code == 0)
        let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
        #expect(object as? [String: String] == ["b": "b", "7": "b", "c": "c"])
    }

    @Test func storiesAreListedWithTheirHeadlines() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.items, to: "items.jsonl")
        let run = try await workplace.run(
            "inspect",
            "stories",
            "items.jsonl",
            "--setting",
            "strict"
        )
        #expect(run.code == 0)
        #expect(
            run.output == """
                b: 2 items
                  b\tUn incendio arrasa el mercado de Alcorín
                  7\tEl mercado de Alcorín, destruido por el fuego
                3 items: 2 in 1 stories, 1 alone

                """
        )
    }

    @Test func badLinesAreToldAndTheOthersCount() async throws {
        let workplace = try Workplace()
        let lines = [
            #"{"id": "a", "title": "Arde Alcorín"}"#, "[1]", #"{"title": "x"}"#, #"{"id": "d"}"#,
            #"{"id": "a", "title": "Otra"}"#, #"{"id": "e", "title": "Lluvia", "date": "ayer"}"#,
        ]
        try workplace.write(lines.joined(separator: "\n"), to: "items.jsonl")
        let run = try await workplace.run("inspect", "stories", "items.jsonl")
        #expect(run.code == 1)
        #expect(run.output == "2 items: 0 in 0 stories, 2 alone\n")
        for message in [
            "items.jsonl:2: warning: this is no JSON object; left out",
            "items.jsonl:3: warning: there is no 'id'; left out",
            "items.jsonl:4: warning: there is no 'title'; left out",
            "items.jsonl:5: warning: the id 'a' stands in line 1 already; left out",
            "items.jsonl:6: warning: 'ayer' is no date; the item counts as one without",
        ] {
            #expect(run.errors.contains(message), "\(message)")
        }
        #expect(run.lastLine == "error: 4 of 6 lines could not be read")
    }

    @Test func aFileThatIsNotThereIsAFaultOfUse() async throws {
        let run = try await Workplace().run("inspect", "stories", "items.jsonl")
        #expect(run.code == 2)
        #expect(run.lastLine == "error: items.jsonl cannot be read")
    }

    @Test func settingsThatThereAreNotAreNamed() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.items, to: "items.jsonl")
        let run = try await workplace.run("inspect", "stories", "items.jsonl", "--setting", "loose")
        #expect(run.code == 2)
        #expect(run.errors.contains("there is no setting 'loose'; there are standard, strict"))
    }
}
