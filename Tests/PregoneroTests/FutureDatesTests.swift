import Testing

/// What texts of the newsroom's own date ahead waits for its time, and is told.
@Suite struct FutureDatesTests {
    private func article(_ head: String, _ text: String = "Texto.") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Uno\n\(head)---\n\(text)\n",
            to: "Content/articles/uno.md"
        )
        return workplace
    }

    private func page(_ workplace: Workplace) throws -> String {
        let site = try workplace.site()
        return site.text(try #require(site.pages(containing: ">Uno</h1>").first))
    }

    private static let hint = "hint: write the date on which the text was changed"

    @Test func aChangeThatIsToComeIsNotTold() async throws {
        let workplace = try article("date: 2026-11-20\nupdated: 2026-11-22 09:00\n")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "uno.md:4:10: warning: 'updated' lies ahead; it is not shown before its time\n\(Self.hint)"
            ),
            "\(run.errors)"
        )
        let first = try workplace.site()
        for name in first.files.keys.sorted() {
            #expect(!first.text(name).contains("2026-11-22T0"), "\(name)")
        }
        let later = try await workplace.build(at: "2026-11-22T09:00:00Z")
        #expect(!later.errors.contains("ahead"))
        #expect(try page(workplace).contains("\"dateModified\":\"2026-11-22T09:00:00+01:00\""))
    }

    @Test func aChangeThatIsToComeIsAwaited() async throws {
        let workplace = try article("date: 2026-11-01\nupdated: 2026-11-22 09:00\n")
        try workplace.configure("")
        #expect(try await workplace.build("--next-due").output == "2026-11-22T08:00:00Z\n")
    }

    @Test(arguments: [
        ([], ["Hoy"]), (["--future"], ["Hoy", "Luego"]), (["--expired"], ["Antes", "Hoy"]),
        (["-F", "-E"], ["Antes", "Hoy", "Luego"]),
    ])
    func eachFlagShowsWhatItIsNamedFor(flags: [String], titles: [String]) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        for (title, head) in [
            ("Hoy", "date: 2026-11-20"), ("Luego", "date: 2026-11-29"),
            ("Antes", "date: 2026-11-01\nexpires: 2026-11-10"),
        ] {
            try workplace.write(
                "---\ntitle: \(title)\n\(head)\n---\nTexto.\n",
                to: "Content/articles/\(title.lowercased()).md"
            )
        }
        let run = try await workplace.start(
            ["build", "--clock", Workplace.clock] + flags
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let shown = ["Antes", "Hoy", "Luego"].filter { title in
            !site.pages(containing: ">\(title)</h1>").isEmpty
        }
        #expect(shown == titles)
    }

    @Test func ofAnArticleThatWaitsItselfNothingIsTold() async throws {
        let workplace = try article("date: 2026-11-22\nupdated: 2026-11-22\n")
        #expect(try await !workplace.build().errors.contains("ahead"))
        try await workplace.build(at: "2026-11-22T09:00:00Z")
        #expect(try page(workplace).contains("2026-11-22T00:00:00+01:00"))
    }

    @Test func anArticleWhoseDateIsMovedAheadIsGoneUntilThen() async throws {
        let workplace = try article("date: 2026-11-20\n")
        try await workplace.build()
        let path = try #require(try workplace.site().pages(containing: ">Uno</h1>").first)
        try workplace.write(
            "---\ntitle: Embargada\ndate: 2026-11-23\n---\nTexto.\n",
            to: "Content/articles/uno.md"
        )
        let waiting = try await workplace.build("--allow-shrink", at: "2026-11-21T07:00:00Z")
        #expect(
            waiting.errors.contains(
                "Content/articles/uno.md: note: the article was published, and waits until "
                    + "2026-11-23; without --future its page says that it is gone\n"
            ),
            "\(waiting.errors)"
        )
        let page = try workplace.site().text(path)
        #expect(page.contains("Noticia retirada") && !page.contains("Embargada"), "\(page)")
        let run = try await workplace.run(
            "explain",
            "--clock",
            "2026-11-21T07:00:00Z",
            "public/\(path)"
        )
        #expect(run.output.contains("a withdrawn article"), "\(run.output)\(run.errors)")
        try await workplace.build(at: "2026-11-23T07:00:00Z")
        #expect(try workplace.site().text(path).contains(">Embargada</h1>"))
    }

    @Test func soItIsOnPages() async throws {
        let workplace = try article("date: 2026-11-20\n")
        try workplace.write(
            "---\ntitle: Casa\nupdated: 2026-11-22\n---\nTexto.\n",
            to: "Content/pages/casa.md"
        )
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "casa.md:3:10: warning: 'updated' lies ahead; it is not shown before its time\n\(Self.hint)"
            ),
            "\(run.errors)"
        )
        let told = "22 de noviembre de 2026"
        #expect(try !workplace.site().text("casa/index.html").contains(told))
        try await workplace.build(at: "2026-11-22T09:00:00Z")
        #expect(try workplace.site().text("casa/index.html").contains(told))
    }

    @Test func anEntryThatIsToComeWaitsForItsTime() async throws {
        let workplace = try article(
            "date: 2026-11-21 06:00\nlive: true\n",
            "## 06:30 Uno\n\n## 07:04 Dos\n\nAhora.\n\n## 09:00 Tres\n\nTodavía no."
        )
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "uno.md:12: warning: the entry of 09:00 lies ahead; it is not shown before its time"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("07:04"))
        let page = try page(workplace)
        #expect(page.contains("Ahora.") && !page.contains("Todavía no."))
        let later = try await workplace.build(at: "2026-11-21T08:30:00Z")
        #expect(!later.errors.contains("ahead"))
        #expect(try self.page(workplace).contains("Todavía no."))
    }
}
