import Foundation
import Testing

/// A former edition brings nobody back who is out since, nor what somebody no longer allows.
@Suite struct PeopleEditionsTests {
    private func rollback(_ workplace: Workplace, to edition: String) async throws -> Workplace.Run
    {
        try await workplace.run("rollback", edition, "--clock", "2026-11-21T09:00:00Z")
    }

    private static let leo = "- {id: leo, name: Leo Vega, public: true}\n"

    private static func ana(_ flags: String) -> String {
        leo + "- {id: ana, name: Ana Ruiz, email: ana@example.org, place: [40.65, -0.55], "
            + "\(flags)}\n"
    }

    /// Builds with rows of people, one after the other; before each the portal gets an article.
    private func people(_ rows: [String]) async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure(
            """
              - {id: vecinos, kind: data, model: person, url: data/gente.yaml}
              - {id: a, kind: feed, url: a.xml}

            """
        )
        for (number, text) in rows.enumerated() {
            try workplace.write(text, to: "Content/data/gente.yaml")
            try workplace.write(Workplace.feed(1...(10 + number)), to: "Content/a.xml")
            let run = try await workplace.build(
                "--allow-shrink",
                at: "2026-11-21T0\(number + 1):00:00Z"
            )
            #expect(run.code == 0, "\(run.errors)")
        }
        return workplace
    }

    private static let all = "public: true, map: true, contact: true"

    @Test func whoIsOutDoesNotComeBack() async throws {
        let workplace = try await people([Self.leo, Self.ana(Self.all), Self.leo, Self.leo])
        let before = try workplace.site().files
        let run = try await rollback(workplace, to: "2")
        #expect(run.code == 4)
        #expect(
            run.errors.contains(
                "edition 2 shows /en/people/ana-ruiz/ again, and the person is out since\nhint: name "
                    + "edition 3, the first one after it without that; pregonero withdraw"
            ),
            "\(run.errors)"
        )
        #expect(try workplace.site().files == before)
        for edition in ["3", "1"] {
            #expect(try await rollback(workplace, to: edition).code == 0, "\(edition)")
            #expect(try workplace.site().pages(containing: "Ana Ruiz") == [])
        }
    }

    @Test(arguments: [
        "public: true, map: true", "public: true, contact: true",
        "public: true, contact: true, map: true, precision: 0.1°",
    ])
    func whatSomebodyNoLongerAllowsDoesNotComeBack(flags: String) async throws {
        let rows = [Self.all, flags, flags].map(Self.ana)
        let workplace = try await people(rows)
        let before = try workplace.site().files
        let run = try await rollback(workplace, to: "1")
        #expect(run.code == 4)
        #expect(run.errors.contains("what that person no longer allows"), "\(run.errors)")
        #expect(run.errors.contains("name edition 2, the first one"), "\(run.errors)")
        #expect(try workplace.site().files == before)
        #expect(try await rollback(workplace, to: "2").code == 0)
        #expect(try workplace.site().pages(containing: "Ana Ruiz") != [])
    }

    @Test func whatIsAllowedAgainMayComeBack() async throws {
        let flags = [Self.all, "public: true", "public: false", Self.all, Self.all]
        let workplace = try await people(flags.map(Self.ana))
        for edition in ["4", "1"] {
            let run = try await rollback(workplace, to: edition)
            #expect(run.code == 0, "\(edition) \(run.errors)")
        }
    }

    @Test func whoComesBackWithLessHasTakenBackTheRest() async throws {
        let flags = [Self.all, "public: false", "public: true", "public: true"]
        let workplace = try await people(flags.map(Self.ana))
        let before = try workplace.site().files
        let run = try await rollback(workplace, to: "1")
        #expect(run.code == 4)
        #expect(run.errors.contains("what that person no longer allows"), "\(run.errors)")
        #expect(try workplace.site().files == before)
        for edition in ["3", "2"] {
            #expect(try await rollback(workplace, to: edition).code == 0, "\(edition)")
            #expect(try workplace.site().pages(containing: "ana@example.org") == [])
        }
    }

    /// As after a build that failed once the row was gone: the number of erasures cannot be noted.
    @Test func whoIsErasedDoesNotComeBackBeforeABuildHasEnded() async throws {
        let workplace = try await people([Self.ana(Self.all), Self.leo, Self.leo])
        try workplace.write("x", to: ".pregonero/erasures/x")
        let erasing = try await workplace.run(
            "withdraw",
            "/en/people/ana-ruiz/",
            "--erase",
            "--clock",
            "2026-11-21T08:00:00Z"
        )
        #expect(erasing.code != 0)
        try workplace.remove(".pregonero/erasures")
        for edition in ["1", "2"] {
            let run = try await rollback(workplace, to: edition)
            #expect(run.code == 4)
            #expect(
                run.errors.contains(
                    "something was erased, and former editions still hold it\nhint: run pregonero "
                        + "build first"
                ),
                "\(run.errors)"
            )
        }
        #expect(try workplace.site().pages(containing: "Ana Ruiz") == [])
        #expect(try await workplace.build(at: "2026-11-21T08:30:00Z").code == 0)
        #expect(try await rollback(workplace, to: "1").errors.contains("there is no"))
    }

    @Test func whoCameOfASourceThatIsGoneDoesNotComeBack() async throws {
        let workplace = try await people([Self.ana(Self.all), Self.ana(Self.all)])
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        let built = try await workplace.build("--allow-shrink", at: "2026-11-21T08:00:00Z")
        #expect(built.code == 0, "\(built.errors)")
        let run = try await rollback(workplace, to: "2")
        #expect(run.code == 4 && run.errors.contains("the person is out since"), "\(run.errors)")
        #expect(run.errors.contains("only the one that stands is without that"))
    }
}
