import Foundation
import Testing

/// Own copies of templates go on as they are when a program brings another theme: that is told once, and by `doctor`.
@Suite struct StandInsTests {
    private static let warning =
        "Templates/partials/crumbs.mustache: warning: the theme's own 'partials/crumbs.mustache' has changed since this file took its place"
    private static let file = "Templates/partials/crumbs.mustache"
    private static let notes = ".pregonero/stand-ins"

    /// A site with a template of its own, as another program has built it that had another one in its theme.
    private func workplace() async throws -> Workplace {
        let workplace = try await Workplace.built()
        #expect(!workplace.exists(Self.notes))
        try workplace.write("<nav>mis migas</nav>\n", to: Self.file)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("has changed since"))
        let parts = try workplace.read(Self.notes).split(separator: " ").map(String.init)
        #expect(parts.count == 4)
        let other = String(repeating: "0", count: parts[1].count)
        try workplace.write("\(parts[0]) \(other) \(other) \(parts[3])", to: Self.notes)
        return workplace
    }

    @Test func aThemeThatHasChangedIsToldOnce() async throws {
        let workplace = try await workplace()
        let first = try await workplace.build("--full")
        #expect(first.code == 0)
        #expect(first.errors.contains(Self.warning), "\(first.errors)")
        #expect(try await !workplace.build("--full").errors.contains("has changed since"))
        #expect(try await workplace.run("doctor").errors.contains(Self.warning))
    }

    /// Nobody has seen a site with it yet.
    @Test func aStrictBuildThatFailsDoesNotCountAsTold() async throws {
        let workplace = try await workplace()
        let notes = try workplace.read(Self.notes)
        for _ in 1...2 {
            let run = try await workplace.build("--strict", "--full")
            #expect(run.code != 0)
            #expect(run.errors.contains(Self.warning), "\(run.errors)")
        }
        #expect(try workplace.read(Self.notes) == notes)
        #expect(try await workplace.build("--full").errors.contains(Self.warning))
        #expect(try await workplace.build("--strict", "--full").code == 0)
    }

    @Test func aFileThatWasEditedCountsAsCompared() async throws {
        let workplace = try await workplace()
        try workplace.write("<nav>otras migas</nav>\n", to: Self.file)
        #expect(try await !workplace.build("--full").errors.contains("has changed since"))
        #expect(try await !workplace.run("doctor").errors.contains("has changed since"))
    }

    @Test func nothingIsNotedWhereNothingStandsIn() async throws {
        let workplace = try await workplace()
        try workplace.remove(Self.file)
        #expect(try await workplace.build("--full").code == 0)
        #expect(!workplace.exists(Self.notes))
    }

    /// A slot is there to be filled, and has nothing to be taken over.
    @Test func slotsAndOwnRulesStandInForNothing() async throws {
        let workplace = try await Workplace.built()
        try workplace.write("<p>Pie</p>\n", to: "Templates/slots/footer.mustache")
        try workplace.write("body { margin: 0 }\n", to: "Templates/site.css")
        #expect(try await workplace.build().code == 0)
        #expect(!workplace.exists(Self.notes))
    }
}
