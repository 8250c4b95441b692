import Foundation
import Testing

/// Scripts and styles of a moment ago stay for an hour, since pages that are open ask for them.
@Suite struct FormerAssetsSiteTests {
    private static let rules = "Templates/site.css"

    private func build(_ workplace: Workplace, _ flags: String..., at time: String) async throws {
        let run = try await workplace.start(
            ["build", "--clock", "2026-11-21T\(time)Z"] + flags
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
    }

    private func sheets(_ workplace: Workplace, in folder: String = "public") throws -> [String] {
        try workplace.site(folder).files.keys.filter { $0.hasPrefix("_/site.") }.sorted()
    }

    /// A site whose style changed ten minutes after its first build, with the name of the first one.
    private func changed() async throws -> (Workplace, String) {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        try workplace.write("body { margin: 1px }\n", to: Self.rules)
        try await build(workplace, at: "06:00:00")
        let former = try #require(try sheets(workplace).first)
        try workplace.write("body { margin: 2px }\n", to: Self.rules)
        try await build(workplace, at: "06:10:00")
        return (workplace, former)
    }

    @Test func aStyleOfBeforeStaysForAnHour() async throws {
        let (workplace, former) = try await changed()
        #expect(try sheets(workplace).count == 2)
        #expect(try workplace.site().pages(containing: former) == [])
        try await build(workplace, at: "07:09:59")
        #expect(try sheets(workplace).contains(former))
        // Nothing else has changed by then.
        try await build(workplace, at: "07:10:00")
        #expect(try sheets(workplace).count == 1)
        try await build(workplace, "-o", "fresh", at: "07:10:00")
        #expect(try workplace.site("fresh").files == workplace.site().files)
    }

    @Test func theNextBuildIsDueWhenItGoes() async throws {
        let (workplace, _) = try await changed()
        let run = try await workplace.start(
            ["build", "--next-due", "--clock", "2026-11-21T06:11:00Z"]
        ).finished()
        #expect(run.output.contains("2026-11-21T07:10:00Z"), "\(run.output)")
    }

    @Test func aStyleThatComesBackIsTheSitesAgain() async throws {
        let (workplace, former) = try await changed()
        try workplace.write("body { margin: 1px }\n", to: Self.rules)
        try await build(workplace, at: "06:20:00")
        try await build(workplace, at: "07:30:00")
        #expect(try sheets(workplace) == [former])
    }

    /// Its time is not begun anew by what is written meanwhile.
    @Test func otherBuildsDoNotKeepItForLonger() async throws {
        let (workplace, former) = try await changed()
        try workplace.write(Workplace.feed(1...4), to: "Content/a.xml")
        try await build(workplace, at: "06:40:00")
        #expect(try sheets(workplace).contains(former))
        try await build(workplace, "--full", at: "06:50:00")
        #expect(try sheets(workplace).contains(former))
        try await build(workplace, "--full", at: "07:10:00")
        #expect(try !sheets(workplace).contains(former))
    }

    /// Nor by builds of a part, which take nothing away.
    @Test func buildsOfAPartDoNotKeepItForLonger() async throws {
        let (workplace, former) = try await changed()
        try await build(workplace, "--only", "front", at: "06:40:00")
        #expect(try sheets(workplace).contains(former))
        try await build(workplace, "--full", "--only", "front", at: "06:50:00")
        #expect(try sheets(workplace).contains(former))
        try await build(workplace, at: "07:09:59")
        #expect(try sheets(workplace).contains(former))
        try await build(workplace, at: "07:10:00")
        #expect(try !sheets(workplace).contains(former))
    }

    @Test func afterABuildOfAPartItGoesWithTheNextOneOfAll() async throws {
        let (workplace, former) = try await changed()
        try await build(workplace, "--only", "front", at: "07:30:00")
        #expect(try sheets(workplace).contains(former))
        try await build(workplace, at: "07:30:01")
        #expect(try sheets(workplace).count == 1)
        #expect(try !sheets(workplace).contains(former))
    }

    /// Within its hour too, a text that goes takes its page along.
    @Test func pagesGoWhileAStyleStays() async throws {
        let (workplace, former) = try await changed()
        try workplace.write("---\ntitle: Nota propia\n---\nTexto\n", to: "Content/pages/nota.md")
        try await build(workplace, at: "06:20:00")
        let pages = try workplace.site().files.keys.filter { $0.hasSuffix("nota/index.html") }
        #expect(!pages.isEmpty)
        try workplace.remove("Content/pages/nota.md")
        try await build(workplace, at: "06:30:00")
        let files = try workplace.site().files
        #expect(pages.allSatisfy { files[$0] == nil })
        #expect(files[former] != nil)
    }

    @Test func picturesGoAtOnce() async throws {
        let workplace = try await Workplace.built()
        try workplace.write("<svg/>", to: "Templates/assets/mark.svg")
        try await build(workplace, at: "06:10:00")
        try workplace.write("<svg><g/></svg>", to: "Templates/assets/mark.svg")
        try await build(workplace, at: "06:20:00")
        let marks = try workplace.site().files.keys.filter { $0.hasPrefix("_/mark.") }
        #expect(marks.count == 1)
    }

    @Test func aPlaceIsNotSentWhatOnlyStays() async throws {
        let (workplace, former) = try await changed()
        let run = try await workplace.start(
            ["deploy", "--to", "./there", "--clock", "2026-11-21T06:11:00Z"]
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        let sent = try sheets(workplace, in: "there")
        #expect(sent.count == 1)
        #expect(!sent.contains(former))
    }

    /// What only stayed is needed again.
    @Test func anEditionThatIsBroughtBackIsSentWithItsStyle() async throws {
        let (workplace, former) = try await changed()
        let back = try await workplace.start(
            ["rollback", "--clock", "2026-11-21T06:12:00Z"]
        ).finished()
        #expect(back.code == 0, "\(back.errors)")
        let run = try await workplace.start(
            ["deploy", "--to", "./there", "--clock", "2026-11-21T06:13:00Z"]
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        #expect(try !workplace.site("there").pages(containing: former).isEmpty)
        #expect(try sheets(workplace, in: "there").contains(former))
    }
}
