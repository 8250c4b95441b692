import Foundation
import Testing

/// What is kept back for later is told, and named where somebody asks.
@Suite struct DraftsTests {
    private func article(_ name: String, _ fields: String, in workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: Pieza \(name)\ndate: 2026-11-20\n\(fields)\n---\nTexto.\n",
            to: "Content/articles/\(name).md"
        )
    }

    @Test func aBuildSaysHowManyDraftsThereAre() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try article("a", "", in: workplace)
        #expect(try await !workplace.build().errors.contains("draft"))
        try article("b", "draft: true", in: workplace)
        let one = try await workplace.build()
        #expect(one.errors.contains("  1 draft (articles/b.md; --drafts shows it)\n"), "\(one)")
        try article("c", "draft: true\nid: ce", in: workplace)
        let two = try await workplace.build()
        #expect(
            two.errors.contains("  2 drafts (articles/b.md and 1 more; --drafts shows them)\n"),
            "\(two)"
        )
        #expect(try await workplace.build("--json").output.contains("\"drafts\" : 2"))
        #expect(try await !workplace.build("--drafts").errors.contains(" draft"))
    }

    @Test func draftsAreListedBesideWhatWaits() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try article("a", "draft: true", in: workplace)
        try article("b", "", in: workplace)
        #expect(try await workplace.build().code == 0)
        let list = try await workplace.run("list", "held", "--clock", Workplace.clock)
        #expect(list.output == "draft\town\tPieza a\n")
        let json = try await workplace.run("list", "held", "--json", "--clock", Workplace.clock)
        #expect(json.output.contains("\"file\" : \"articles/a.md\""))
        #expect(!json.output.contains("until"))
    }

    @Test(arguments: ["", "a/", "a/b/", "a/b/c/"])
    func aDraftIsOneHoweverDeepItLies(folder: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try article("\(folder)d", "draft: true", in: workplace)
        try article("e", "", in: workplace)
        try workplace.write("lead: \(folder)d\n", to: "Content/desk.yaml")
        let build = try await workplace.build()
        #expect(build.errors.contains("1 draft (articles/\(folder)d.md; --drafts shows it)"))
        let unknown = "Content/desk.yaml:1: warning: there is no published article '\(folder)d'"
        #expect(build.errors.contains(unknown), "\(build.errors)")
        #expect(try workplace.site().pages(containing: "Pieza \(folder)d").isEmpty)
        let list = try await workplace.run("list", "held", "--clock", Workplace.clock)
        #expect(list.output == "draft\town\tPieza \(folder)d\n")
        let shown = try await workplace.build("--drafts")
        #expect(!shown.errors.contains("no published article"), "\(shown.errors)")
        #expect(try workplace.site().text("index.html").contains("Pieza \(folder)d"))
    }

    @Test func whatWasPublishedAndIsADraftNowIsToldOnce() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try article("a", "", in: workplace)
        #expect(try await workplace.build().code == 0)
        try article("a", "draft: true", in: workplace)
        let note =
            "Content/articles/a.md: note: the article was published, and is a draft now; without "
            + "--drafts its page says that it is gone\n"
        let run = try await workplace.build("--allow-shrink")
        #expect(run.errors.contains(note), "\(run.errors)")
        #expect(try await !workplace.build("--allow-shrink").errors.contains(note))
        // A draft that changes was gone before.
        try article("a", "draft: true\nsummary: Otra.", in: workplace)
        #expect(try await !workplace.build("--drafts").errors.contains("was published"))
    }
}
