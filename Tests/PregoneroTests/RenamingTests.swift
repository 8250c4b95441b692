import Foundation
import Testing

/// What only has another name now: files of articles, and sources.
@Suite struct RenamingTests {
    private static func article(_ body: String, date: String = "2026-11-20") -> String {
        "---\ntitle: La fuente\ndate: \(date)\nsection: general\nlanguage: es\n---\n\n\(body)\n"
    }

    private func addresses(_ workplace: Workplace) throws -> [String] {
        let site = try workplace.site()
        return site.files.keys.filter { $0.hasPrefix("n/") && $0.hasSuffix("index.html") }
            .filter { !site.text($0).contains("Noticia retirada") }.sorted()
    }

    /// Also one whose text is worked on in the same step.
    @Test(arguments: ["Agua.", "Agua, y además luz."])
    func anArticleWhoseFileIsRenamedKeepsItsAddress(body: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(Self.article("Agua."), to: "Content/articles/uno.md")
        _ = try await workplace.build()
        let before = try addresses(workplace)
        #expect(before.count == 1)
        try workplace.remove("Content/articles/uno.md")
        try workplace.write(Self.article(body), to: "Content/articles/2026/dos.md")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(
            run.errors.contains("the article 'uno' has the name '2026/dos' now"),
            "\(run.errors)"
        )
        #expect(try addresses(workplace) == before)
        #expect(try workplace.read("public/\(before[0])").contains(body))
        // And from then on under its new name.
        _ = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(try addresses(workplace) == before)
    }

    /// As when a file comes from a system that puts accents together in another way.
    @Test func anArticleIsKnownByItsNameHoweverThatIsWritten() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(Self.article("Agua."), to: "Content/articles/ca\u{F1}a.md")
        _ = try await workplace.build()
        let before = try addresses(workplace)
        #expect(before.count == 1)
        try workplace.remove("Content/articles/ca\u{F1}a.md")
        try workplace.write(
            Self.article("Sin luz.", date: "2026-11-19").replacing("La fuente", with: "El pan"),
            to: "Content/articles/can\u{303}a.md"
        )
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try addresses(workplace) == before)
        #expect(try workplace.read("public/\(before[0])").contains("Sin luz."))
    }

    /// Headline and date are others; the text is that of before, but for its lines.
    @Test func anArticleIsKnownByItsText() async throws {
        let text = "El agua baja otra vez desde el manantial\nhasta la plaza del pueblo."
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(Self.article(text), to: "Content/articles/uno.md")
        _ = try await workplace.build()
        let before = try addresses(workplace)
        #expect(before.count == 1)
        try workplace.remove("Content/articles/uno.md")
        try workplace.write(
            Self.article(text.replacing("\n", with: " "), date: "2026-11-19")
                .replacing("La fuente", with: "Vuelve el agua"),
            to: "Content/articles/dos.md"
        )
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(
            run.errors.contains(
                "note: the article 'uno' has the name 'dos' now, and keeps its address"
            ),
            "\(run.errors)"
        )
        #expect(try addresses(workplace) == before)
        #expect(try workplace.read("public/\(before[0])").contains("Vuelve el agua"))
    }

    @Test func whatMayBeEitherOfTwoIsNeither() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        for name in ["a", "b"] {
            try workplace.write(Self.article("Agua."), to: "Content/articles/\(name).md")
        }
        _ = try await workplace.build()
        let before = try addresses(workplace)
        for name in ["a", "b"] { try workplace.remove("Content/articles/\(name).md") }
        try workplace.write(Self.article("Agua."), to: "Content/articles/c.md")
        _ = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        let after = try addresses(workplace)
        #expect(after.count == 1)
        #expect(Set(after).isDisjoint(with: before))
    }

    private func configure(
        _ workplace: Workplace,
        _ source: String,
        url: String = "a.xml"
    ) throws {
        try workplace.configure("  - {\(source), kind: feed, url: \(url)}\n")
    }

    @Test func aSourceWithAnotherIdIsKnownByItsAddress() async throws {
        let workplace = try Workplace()
        try configure(workplace, "id: uno")
        try workplace.write(Workplace.feed(1...8), to: "Content/a.xml")
        _ = try await workplace.build()
        let before = try addresses(workplace)
        try configure(workplace, "id: dos")
        let run = try await workplace.build(at: "2026-11-21T07:00:00Z")
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                """
                dos: note: it asks where 'uno' asked, which is no longer among the sources: its articles \
                keep their addresses
                hint: write 'formerly: [uno]' at it, so that it is known without this state folder too
                """
            ),
            "\(run.errors)"
        )
        #expect(try addresses(workplace) == before)
        let next = try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(!next.errors.contains("uno"), "\(next.errors)")
        #expect(try addresses(workplace) == before)
    }

    /// Two that ask at one address may each be the one that is gone.
    @Test func whatMayBeEitherOfTwoSourcesIsNeither() async throws {
        let workplace = try Workplace()
        try configure(workplace, "id: uno")
        try workplace.write(Workplace.feed(1...8), to: "Content/a.xml")
        _ = try await workplace.build()
        try workplace.configure(
            "  - {id: dos, kind: feed, url: a.xml}\n  - {id: tres, kind: feed, url: a.xml}\n"
        )
        let run = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        #expect(!run.errors.contains("it asks where"), "\(run.errors)")
    }

    @Test func aSourceWithAnotherIdIsToldAndFormerlyBringsItsAddressesBack() async throws {
        let workplace = try Workplace()
        try configure(workplace, "id: uno")
        try workplace.write(Workplace.feed(1...8), to: "Content/a.xml")
        _ = try await workplace.build()
        let before = try addresses(workplace)
        #expect(before.count == 8)
        // At another address too, so that nothing else says who it is.
        try workplace.write(Workplace.feed(1...8), to: "Content/b.xml")
        try configure(workplace, "id: dos", url: "b.xml")
        let run = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        #expect(run.errors.contains("dos: warning: it brings what 'uno' brought"), "\(run.errors)")
        #expect(run.errors.contains("formerly: [uno]"))
        #expect(try addresses(workplace) != before)
        try configure(workplace, "id: dos, formerly: [uno]", url: "b.xml")
        let mended = try await workplace.build("--allow-shrink", at: "2026-11-21T08:00:00Z")
        #expect(mended.code == 0)
        #expect(!mended.errors.contains("brought"), "\(mended.errors)")
        #expect(try addresses(workplace) == before)
    }

    @Test(arguments: ["uno", "own"])
    func aFormerNameIsOfNoneThatIsStillThere(former: String) async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: uno, kind: feed, url: a.xml}\n"
                + "  - {id: dos, kind: feed, url: a.xml, formerly: \(former)}\n"
        )
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(
            run.errors.contains("'formerly' of 'dos' names '\(former)', which is still there"),
            "\(run.errors)"
        )
    }

    @Test func whatWasTakenOutDoesNotComeBackUnderTheFormerName() async throws {
        let workplace = try Workplace()
        try configure(workplace, "id: uno")
        try workplace.write(Workplace.feed(1...8), to: "Content/a.xml")
        _ = try await workplace.build()
        try workplace.write(Workplace.feed(1...8), to: "Content/b.xml")
        try configure(workplace, "id: dos", url: "b.xml")
        _ = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        func pages() throws -> [String] {
            try workplace.site().pages(containing: "<h1>Noticia 3</h1>")
        }
        let gone = try #require(try pages().first)
        try workplace.write("/\(gone)\n", to: "Content/removed.txt")
        for (hour, source) in [(8, "id: dos"), (9, "id: dos, formerly: [uno]")] {
            try configure(workplace, source, url: "b.xml")
            let run = try await workplace.build(
                "--allow-shrink",
                at: "2026-11-21T0\(hour):00:00Z"
            )
            #expect(run.code == 0, "\(run.errors)")
            #expect(try pages() == [])
        }
    }

    @Test func aSourceThatOnlyReplacesAnotherIsNotTakenForIt() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: uno, kind: feed, url: a.xml}\n")
        try workplace.write(Workplace.feed(1...8), to: "Content/a.xml")
        _ = try await workplace.build()
        try workplace.write(
            Workplace.feed(1...8).replacing("fuente.example", with: "otra.example"),
            to: "Content/a.xml"
        )
        try workplace.configure("  - {id: dos, kind: feed, url: a.xml}\n")
        let run = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        #expect(!run.errors.contains("brought"), "\(run.errors)")
    }
}
