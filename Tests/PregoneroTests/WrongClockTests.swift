import Foundation
import ScriptedServer
import Testing

/// Builds of a machine whose clock is wrong for a while, and right again afterwards.
@Suite struct WrongClockTests {
    private static let future = "2036-11-21T06:00:00Z"
    private static let past = "1970-01-01T00:20:00Z"
    private static let retention = "  retention: 365d\n"

    /// Beside the site stands one whose clock was always right.
    private func twins(_ site: String = "") throws -> [Workplace] {
        try (0..<2).map { _ in
            let workplace = try Workplace()
            try workplace.write(
                "---\ntitle: El puente\nsection: general\nlanguage: es\n---\n\nYa está.\n",
                to: "Content/articles/puente.md"
            )
            try workplace.configure(
                """
                  - {id: a, kind: feed, url: a.xml, rights: licensed}
                  - {id: b, kind: feed, url: b.xml}

                """,
                site: site
            )
            try Self.feeds(1...24, in: workplace)
            return workplace
        }
    }

    /// One with dates and one without.
    private static func feeds(_ numbers: ClosedRange<Int>, in workplace: Workplace) throws {
        try workplace.write(Workplace.feed(numbers), to: "Content/a.xml")
        let undated = Workplace.feed(1...6, title: "Sin fecha")
            .replacing(/<pubDate>[^<]*<\/pubDate>/, with: "")
        try workplace.write(undated, to: "Content/b.xml")
    }

    /// Sources whose dates speak for the clock of the first build.
    private static func fresh(in workplace: Workplace) throws {
        let date = "<pubDate>Sat, 21 Nov 2026 05:00:00 GMT</pubDate>"
        let feed = Workplace.feed(1...6).replacing(/<pubDate>[^<]*<\/pubDate>/, with: date)
        try workplace.write(feed, to: "Content/a.xml")
    }

    private func differences(_ twins: [Workplace]) throws -> [String] {
        let (one, other) = (try twins[0].site().files, try twins[1].site().files)
        return Set(one.keys).union(other.keys).filter { one[$0] != other[$0] }.sorted()
    }

    @Test(arguments: ["2026-02-30T06:00:00Z", "2026-11-21T25:00:00Z", "2026-11-21T06:61:00Z"])
    func aTimeThatThereIsNotIsRefused(clock: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let run = try await workplace.build(at: clock)
        #expect(run.code == 2)
        #expect(run.lastLine.contains("--clock: '\(clock)' is no time such as"))
    }

    /// What nix shells export, and the last second that is refused.
    @Test(arguments: [
        ("315532800", "1980-01-01T00:00:00Z"), ("1767225599", "2025-12-31T23:59:59Z"),
    ])
    func aVariableThatCannotBeRightBuildsNothing(seconds: String, shown: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let environment = ["SOURCE_DATE_EPOCH": seconds]
        let run = try await workplace.start(["build"], environment: environment).finished()
        #expect(run.code == 2)
        let message =
            "SOURCE_DATE_EPOCH says \(shown), before this program was made\nhint: unset it"
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!workplace.exists("public"))
        // Whoever names a moment means it.
        let named = try await workplace.start(
            ["build", "--clock", "2025-11-21T06:00:00Z"],
            environment: environment
        ).finished()
        #expect(named.code == 0, "\(named.errors)")
    }

    /// A former edition is what one wants just then.
    @Test func whatNotesNoTimeGoesByAnyClock() async throws {
        let workplace = try twins()[0]
        #expect(try await workplace.build().code == 0)
        let front = try workplace.read("public/index.html")
        try Self.feeds(4...30, in: workplace)
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        #expect(try workplace.read("public/index.html") != front)
        let environment = ["SOURCE_DATE_EPOCH": "315532800"]
        for words in [["config"], ["editions"], ["clean"], ["list", "items"], ["rollback"]] {
            let run = try await workplace.start(words, environment: environment).finished()
            #expect(run.code == 0, "\(words): \(run.errors)")
        }
        #expect(try workplace.read("public/index.html") == front)
        let build = try await workplace.start(["build"], environment: environment).finished()
        #expect(build.code == 2, "\(build.errors)")
    }

    @Test func aVariableThatMayBeRightIsTheClock() async throws {
        let workplace = try twins()[0]
        try Self.fresh(in: workplace)
        let environment = ["SOURCE_DATE_EPOCH": "1795240800"]
        let run = try await workplace.start(["build"], environment: environment).finished()
        #expect(run.code == 0, "\(run.errors)")
        #expect(try workplace.read("public/index.html").contains("21 de noviembre de 2026"))
        let earlier = ["SOURCE_DATE_EPOCH": "1793464200"]
        let lagging = try await workplace.start(["build"], environment: earlier).finished()
        #expect(lagging.errors.contains("the clock says 2026-10-31T16:30:00Z"), "\(lagging.errors)")
        #expect(lagging.errors.contains("or SOURCE_DATE_EPOCH where it is set"))
    }

    @Test(arguments: [future, past, "2025-03-01T06:00:00Z"])
    func oneBuildLeavesNoTrace(clock: String) async throws {
        let twins = try twins(Self.retention)
        for workplace in twins { #expect(try await workplace.build().code == 0) }
        for workplace in twins { try Self.feeds(4...30, in: workplace) }
        #expect(try await twins[0].build(at: clock).code == 0)
        // What comes under a clock that is behind is noted as of the newest time that is known.
        if clock < Self.future { #expect(try await twins[1].build().code == 0) }
        for workplace in twins {
            let run = try await workplace.build(at: "2026-11-21T06:00:30Z")
            #expect(run.code == 0, "\(run.errors)")
        }
        let first = try differences(twins)
        #expect(first == [])
        // What comes next is treated as ever.
        for workplace in twins {
            try Self.feeds(8...36, in: workplace)
            #expect(try await workplace.build(at: "2026-11-23T06:00:00Z").code == 0)
        }
        let second = try differences(twins)
        #expect(second == [])
    }

    @Test(arguments: [past, "2026-11-10T06:00:00Z", "2026-11-21T03:00:00Z"])
    func noOwnArticleIsGoneForAClockThatIsBehind(clock: String) async throws {
        let workplace = try twins()[0]
        try Self.fresh(in: workplace)
        for number in 1...12 {
            try workplace.write(
                "---\ntitle: Obra \(number)\ndate: 2026-11-21 06:\(number + 10)\n"
                    + "section: general\nlanguage: es\n---\n\nYa está.\n",
                to: "Content/articles/obra-\(number).md"
            )
        }
        #expect(try await workplace.build().code == 0)
        let pages = try workplace.site().pages.filter { $0.hasPrefix("n/") }
        let run = try await workplace.build(at: clock)
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "warning: by the clock, \(clock), 12 articles that are published would wait for "
                    + "their time: they stay\n"
            ),
            "\(run.errors)"
        )
        let site = try workplace.site()
        #expect(site.pages.filter { $0.hasPrefix("n/") } == pages)
        #expect(site.pages(containing: "Noticia retirada").isEmpty)
        let next = try await workplace.build(at: "2026-11-21T06:30:00Z")
        #expect(next.code == 0 && !next.errors.contains("they stay"), "\(next.errors)")
        #expect(try workplace.site().pages.filter { $0.hasPrefix("n/") } == pages)
    }

    @Test func whatIsUndatedIsNotOfAnotherTime() async throws {
        for clock in [Self.future, Self.past] {
            let workplace = try Workplace()
            try workplace.configure("  - {id: b, kind: feed, url: b.xml}\n")
            let dated = Workplace.feed(1...12)
            try workplace.write(dated, to: "Content/b.xml")
            #expect(try await workplace.build().code == 0)
            let one = "<item><title>Una sin fecha</title><guid>x</guid></item></channel>"
            try workplace.write(
                dated.replacing("</channel>", with: one),
                to: "Content/b.xml"
            )
            #expect(try await workplace.build(at: clock).code == 0)
            let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
            #expect(run.code == 0)
            let pages = try workplace.site().pages(containing: "Una sin fecha")
            #expect(pages.contains { $0.hasPrefix("archivo/2026/11/21/") }, "\(pages)")
            let year = clock.prefix(4)
            #expect(!pages.contains { $0.hasPrefix("archivo/\(year)") }, "\(pages)")
            let river = try workplace.read("public/noticias/index.html")
            #expect(!river.contains("datetime=\"\(year)"))
        }
    }

    @Test func aFirstBuildInThePastIsMended() async throws {
        let workplace = try twins()[0]
        #expect(try await workplace.build(at: Self.past).code == 0)
        let addresses = try workplace.site().pages.filter { $0.hasPrefix("n/") }
        let run = try await workplace.build()
        #expect(run.errors.contains("earlier builds said that it was 1970-01-01T00:20:00Z"))
        let site = try workplace.site()
        #expect(site.pages.filter { $0.hasPrefix("n/") } == addresses)
        #expect(!site.text("noticias/index.html").contains("datetime=\"1970"))
        #expect(site.files["archivo/2026/11/02/index.html"] != nil)
        #expect(site.files["archivo/1970/01/01/index.html"] == nil)
    }

    @Test func sourcesAreAskedWhenTheClockIsRightAgain() async throws {
        let server = try ScriptedServer { _ in
            .ok(Workplace.feed(11...13), headers: [("ETag", "\"x\"")])
        }
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"\(server.origin)/a\"}\n",
            site: "  network: {allowPrivate: true}\n  deadline: 300"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build(at: Self.future).code == 0)
        #expect(server.requests.count == 2)
        let run = try await workplace.build(at: "2026-11-21T06:30:00Z")
        #expect(run.code == 0)
        #expect(server.requests.count == 3)
        // What was kept by a wrong clock is no base for asking whether it still holds.
        #expect(server.requests.last?["If-None-Match"] == nil)
        let report = try await workplace.run("doctor", "--clock", "2026-11-21T07:00:00Z")
        #expect(report.output.contains("last success 2026-11-21T06:30:00Z (30m ago)"))
        #expect(!report.output.contains("2036"))
    }

    @Test(arguments: [503, 429, 410])
    func failuresUnderAWrongClockAreForgotten(status: Int) async throws {
        let good = ScriptedAnswer.ok(Workplace.feed(11...13))
        let server = try ScriptedServer.giving(good, .status(status), good)
        defer { server.stop() }
        let workplace = try Workplace()
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"\(server.origin)/a\"}\n",
            site: "  network: {allowPrivate: true}\n  deadline: 300"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build(at: Self.future).code == 0)
        let before = server.requests.count
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0)
        #expect(server.requests.count > before, "\(run.errors)")
        #expect(try !workplace.read("public/status.json").contains("2036"))
    }

    @Test func aClockThatStaysWrongRetiresNothingUnseen() async throws {
        let workplace = try twins(Self.retention)[0]
        #expect(try await workplace.build().code == 0)
        let articles = try workplace.site().pages.filter { $0.hasPrefix("n/") }
        for day in 21...24 {
            let run = try await workplace.build(at: "2036-11-\(day)T06:00:00Z")
            #expect(run.code == 0)
            #expect(run.errors.contains(day == 21 ? "nothing is retired this time" : "30 of 31"))
            #expect(try workplace.site().pages.filter { $0.hasPrefix("n/") } == articles)
        }
        let last = try await workplace.build("--allow-shrink", at: "2036-11-25T06:00:00Z")
        #expect(last.errors.contains("retired"))
        // Even what somebody retired on purpose comes back, text and all, when that time was no time.
        let back = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(back.code == 0)
        #expect(try workplace.site().pages.filter { $0.hasPrefix("n/") } == articles)
        #expect(try !workplace.site().pages(containing: "Texto de la noticia 3.").isEmpty)
    }

    @Test func retentionGoesOnAfterARest() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n", site: Self.retention)
        try workplace.write(Workplace.feed(1...4), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2027-10-25T06:00:00Z").code == 0)
        let first = try await workplace.build(at: "2027-11-20T06:00:00Z")
        #expect(first.errors.contains("4 articles are too old by it"))
        let second = try await workplace.build(at: "2027-11-20T07:00:00Z")
        #expect(second.errors.contains("4 retired"), "\(second.errors)")
    }
}
