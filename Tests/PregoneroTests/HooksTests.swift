import Foundation
import Testing

/// Commands of the site's own are told what a build has changed.
@Suite struct HooksTests {
    private func workplace(_ hooks: String, _ more: String = "") async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml}\n",
            site: "  hooks: \(hooks)\n\(more)"
        )
        return workplace
    }

    private func news(_ workplace: Workplace) throws -> [String: Any] {
        let data = Data(try workplace.read("news.json").utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    /// Waits for the end of the process whose number a hook has written: one that was killed has yet to get its turn.
    private func expectEnd(_ workplace: Workplace) async throws {
        let look = try await workplace.shell(
            """
            read -r id < id || exit 9
            for turn in $(seq 1200); do
                kill -0 $id 2> /dev/null && ! grep -q ' Z ' /proc/$id/stat 2> /dev/null || exit 0
                sleep 0.1
            done
            cat /proc/$id/stat
            exit 1
            """
        )
        #expect(look.code == 0, "\(look.output)\(look.errors)")
    }

    @Test func theyAreGivenThePathsOnStandardInput() async throws {
        let workplace = try await workplace("{afterBuild: [\"cat > news.json; echo x >> runs\"]}")
        #expect(try await workplace.build().code == 0)
        let first = try news(workplace)
        let files = try workplace.site().files.keys
        #expect((first["added"] as? [String])?.count == files.count)
        #expect((first["added"] as? [String])?.contains("/noticias/") == true)
        #expect(first["site"] as? String == "https://example.org/")
        #expect(try await workplace.build("--full").code == 0)
        try workplace.write(Workplace.feed(2...6), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        let second = try news(workplace)
        #expect(second["edition"] as? Int == 2)
        let added = try #require(second["added"] as? [String])
        #expect(added.contains { $0.hasPrefix("/n/2026/11/01/noticia-6-") && $0.hasSuffix("/") })
        let changed = try #require(second["changed"] as? [String])
        #expect(changed.contains("/feed.xml") && changed.contains("/"))
        // Where nothing has changed nobody is told.
        #expect(try workplace.read("runs") == "x\nx\n")
    }

    @Test func whatWasMissedIsToldByTheNextBuild() async throws {
        let workplace = try await workplace("{afterBuild: [\"cat > news.json; echo x >> runs\"]}")
        #expect(try await workplace.build().code == 0)
        try workplace.write(Workplace.feed(2...6), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        // As if the build had been ended before it could tell of the second edition.
        #expect(try workplace.read(".pregonero/told") == "2\n")
        try workplace.write("1\n", to: ".pregonero/told")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        let added = try #require(try news(workplace)["added"] as? [String])
        #expect(added.contains { $0.hasPrefix("/n/2026/11/01/noticia-6-") })
        #expect(try workplace.read(".pregonero/told") == "2\n")
        #expect(try await workplace.build(at: "2026-11-21T07:00:00Z").code == 0)
        #expect(try workplace.read("runs") == "x\nx\nx\n")
    }

    @Test func oneThatFailsUndoesNothing() async throws {
        let workplace = try await workplace(
            "{afterBuild: [\"echo cerrado >&2; exit 3\", \"echo ok > after\", \"nohay\"]}"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                """
                warning: the hook 'echo cerrado >&2; exit 3' failed with 3: cerrado
                hint: the site is published; the command is run again after the next build that changes something
                warning: the hook 'nohay' failed with 127: 
                """
            ),
            "\(run.errors)"
        )
        #expect(try workplace.read("after") == "ok\n")
        #expect(workplace.exists("public/index.html"))
    }

    @Test func oneThatTakesForEverIsEndedWithAllThatItStarted() async throws {
        let workplace = try await workplace(
            "{afterBuild: [\"(sleep 600; echo x > late) & echo $! > id; sleep 600\"], deadline: 5}"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("' was ended: it took longer than 5 s\n"), "\(run.errors)")
        try await expectEnd(workplace)
    }

    @Test func oneThatNeverStopsTalkingIsEndedToo() async throws {
        let workplace = try await workplace("{afterBuild: [\"yes bla\"], deadline: 5}")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains("the hook 'yes bla' was ended: it took longer than 5 s: bla\n"),
            "\(run.errors)"
        )
    }

    @Test func whatItLeavesRunningIsNotWaitedFor() async throws {
        let workplace = try await workplace(
            "{afterBuild: [\"sleep 600 & echo $! > id; echo hecho\"], deadline: 500}"
        )
        let run = try await workplace.build("--verbose")
        #expect(run.code == 0)
        #expect(run.errors.contains("hook: hecho"), "\(run.errors)")
        _ = try await workplace.shell("kill $(cat id)")
    }

    /// They are in a group of their own, which a terminal does not reach.
    @Test func oneEndsWithWhoeverInterruptsTheBuild() async throws {
        let workplace = try await workplace(
            "{afterBuild: [\"sleep 600 & echo $! > id; kill -INT $PPID; sleep 600\"]}"
        )
        let run = try await workplace.build()
        #expect(run.code == 130, "\(run.errors)")
        #expect(run.lastLine == "error: interrupted; the published site is whole")
        try await expectEnd(workplace)
    }

    @Test func oneEndsWithABuildThatIsToldToEnd() async throws {
        let workplace = try await workplace(
            "{afterBuild: [\"sleep 600 & echo $! > id; kill -TERM $PPID; sleep 600\"]}"
        )
        let run = try await workplace.build()
        #expect(run.code == -SIGTERM, "\(run.errors)")
        try await expectEnd(workplace)
    }

    /// The lock of the state is free by then.
    @Test func theyMayUseTheProgramThemselves() async throws {
        let program = Workplace.program.path(percentEncoded: false)
        let workplace = try await workplace(
            "{afterBuild: [\"'\(program)' editions > list && '\(program)' state push --remote kept\"]}"
        )
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
        #expect(try workplace.read("list").hasPrefix("1  2026-11-21 07:00  5 articles"))
        #expect(workplace.exists("kept/current"))
    }

    @Test func withoutEditionsNothingIsKnown() async throws {
        let workplace = try await workplace("{afterBuild: [\"true\"]}", "  editions: 0\n")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "warning: hooks are told of nothing: the configuration keeps no editions\n"
                    + "hint: write 'editions: 1' or more\n"
            ),
            "\(run.errors)"
        )
    }
}
