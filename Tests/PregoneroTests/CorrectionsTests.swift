import Foundation
import Testing

/// What the newsroom corrects stands where readers meet the article, and what was changed can be read word by word.
@Suite struct CorrectionsTests {
    private func article(
        _ head: String = "",
        _ text: String = "El molino es de 1840.",
        in workplace: Workplace
    ) throws {
        try workplace.write(
            "---\ntitle: El molino\ndate: 2026-11-20\n\(head)---\n\(text)\n",
            to: "Content/articles/molino.md"
        )
    }

    private func page(_ workplace: Workplace) throws -> String {
        let site = try workplace.site()
        return site.text(try #require(site.pages(containing: ">El molino</h1>").first))
    }

    /// Where readers' modes of browsers find it, which leave out what stands above the text.
    @Test func whatIsTakenBackStandsAboveTheTextAndAmongTheCorrections() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(
            """
            form: opinion
            ai: text
            corrections:
              - {date: 2026-11-21, kind: retraction, text: Nada de esto es cierto.}

            """,
            in: workplace
        )
        #expect(try await workplace.build("--strict").code == 0)
        let page = try page(workplace)
        let parts = page.components(separatedBy: "<dd>Nada de esto es cierto.</dd>")
        #expect(parts.count == 3)
        let prose = try #require(parts[0].range(of: "<div class=\"prose"))
        for label in [">Opinión</div>", ">Texto generado por IA</div>"] {
            #expect(parts[0][prose.upperBound...].contains(label), "\(label) in \(page)")
        }
        #expect(parts[1].contains("<p>El molino es de 1840.</p>"))
    }

    @Test func aCorrectionStandsOnThePageInFeedsAndInItsList() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(
            """
            corrections:
              - {date: 2026-11-20 12:00, text: Antes era de 1830.}
              - date: 2026-11-21
                kind: clarification
                text: El molino es de 1804 & no de 1840.

            """,
            in: workplace
        )
        #expect(try await workplace.build("--strict").code == 0)
        let page = try page(workplace)
        let newest = try #require(page.range(of: "Aclaración · <time data-fixed datetime"))
        let oldest = try #require(page.range(of: "Corrección · <time data-fixed datetime"))
        #expect(newest.lowerBound < oldest.lowerBound)
        for part in [
            "<dd>El molino es de 1804 &amp; no de 1840.</dd>", "href=\"/correcciones/\"",
            "\"correction\":[{\"@type\":\"CorrectionComment\",\"text\":\"El molino es de 1804 & no de 1840.\",\"datePublished\":\"2026-11-21T00:00:00+01:00\"",
            "\"dateModified\":\"2026-11-21T00:00:00+01:00\"",
        ] {
            #expect(page.contains(part), "\(part) in \(page)")
        }
        let site = try workplace.site()
        let list = site.text("correcciones/index.html")
        #expect(list.contains(">El molino</a>") && list.contains("no de 1840."))
        for feed in ["feed.xml", "atom.xml", "feed.json"] {
            #expect(site.text(feed).contains("Aclaración (21 de noviembre de 2026):"), "\(feed)")
        }
    }

    @Test func oneThatIsDatedAheadIsAwaited() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(
            "corrections:\n  - {date: 2026-11-21 12:00, text: Antes era de 1830.}\n",
            in: workplace
        )
        let run = try await workplace.build("--next-due")
        #expect(run.output == "2026-11-21T11:00:00Z\n")
        #expect(try !page(workplace).contains("1830"))
        let due = try await workplace.build("--next-due", at: "2026-11-21T11:00:00Z")
        // News it is for two days.
        #expect(due.output == "2026-11-21T23:00:00Z\n")
        #expect(try page(workplace).contains("1830"))
    }

    @Test func withoutCorrectionsNothingTellsOfThem() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(in: workplace)
        try await workplace.build()
        let site = try workplace.site()
        #expect(!site.files.keys.contains("correcciones/index.html"))
        #expect(try !page(workplace).contains("correc"))
    }

    @Test func whatCannotBeShownIsToldAndTheArticlePublished() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(
            """
            corrections:
              - {date: 2026-11-22, text: De mañana.}
              - {date: 2026-11-20}
              - {text: Sin fecha.}
              - {date: ayer, text: Otra.}
              - {date: 2026-11-20, kind: corection, text: De otra clase.}
              - Solo texto

            """,
            in: workplace
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        for part in [
            "molino.md:5:5: warning: correction 1 is dated ahead, 2026-11-22; it is not shown before",
            "hint: write the date on which it was made",
            "molino.md:6:5: warning: correction 2 has no text; it is left out",
            "hint: say with 'text: …' what was wrong, and what is right",
            "molino.md:7:5: warning: correction 3 has no date; it is left out",
            "molino.md:8:5: warning: correction 4 has a date that is none, 'ayer'; it is left out",
            "molino.md:9:5: warning: correction 5 has an unknown kind 'corection'; it is shown as a correction",
            "hint: did you mean 'correction'?",
            "molino.md:10:5: warning: correction 6 has no keys; it is left out",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        let shown = try page(workplace)
        #expect(shown.contains("De otra clase.") && !shown.contains("De mañana."))
        #expect(try await workplace.build(at: "2026-11-22T06:00:00Z").code == 0)
        #expect(try page(workplace).contains("De mañana."))
    }

    @Test func onlyOtherWordsAreAChange() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(in: workplace)
        try await workplace.build()
        let published = "\"dateModified\":\"2026-11-20T00:00:00+01:00\""
        #expect(try page(workplace).contains(published))
        try article("tags: [molino]\n", "El molino\nes de  1840.", in: workplace)
        try await workplace.build(at: "2026-11-21T08:00:00Z")
        #expect(try page(workplace).contains(published))
        try article("tags: [molino]\n", "El molino es de 1804.", in: workplace)
        try await workplace.build(at: "2026-11-21T09:00:00Z")
        let changed = "\"dateModified\":\"2026-11-21T10:00:00+01:00\""
        #expect(try page(workplace).contains(changed))
        try article("tags: [agua]\n", "El molino es de 1804.", in: workplace)
        try await workplace.build(at: "2026-11-21T10:00:00Z")
        #expect(try page(workplace).contains(changed))
        #expect(
            try workplace.site().text("feed.json").contains(
                "\"date_modified\":\"2026-11-21T09:00:00Z\""
            )
        )
    }

    @Test func whatWasChangedIsShownWhereTheSiteSaysSo() async throws {
        let workplace = try Workplace()
        try workplace.configure("", site: "  changes: own")
        try article("draft: true\n", "Un borrador que nadie vio.", in: workplace)
        try await workplace.build()
        try article("", "El [molino](https://m.example/a) es de **1840**.", in: workplace)
        try await workplace.build()
        #expect(try !page(workplace).contains("Qué ha cambiado"))
        try article("tags: [agua]\n", "El molino <es> de 1804.", in: workplace)
        try await workplace.build(at: "2026-11-21T09:00:00Z")
        let page = try page(workplace)
        for part in [
            "<summary>Qué ha cambiado</summary>", "21 de noviembre de 2026, 10:00",
            "Quitado: </span>1840.</del>", "Añadido: </span>", "1804.</ins>",
        ] {
            #expect(page.contains(part), "\(part) in \(page)")
        }
        #expect(!page.contains("borrador") && !page.contains("m.example"))
        let incremental = try workplace.site().files
        try await workplace.build("--full", at: "2026-11-21T09:00:00Z")
        #expect(try workplace.site().files == incremental)
    }

    @Test func anArticleAloneCanHideWhatWasChangedInIt() async throws {
        let workplace = try Workplace()
        try workplace.configure("", site: "  changes: own")
        try article("", "El alcalde es Juan Nadie.", in: workplace)
        try await workplace.build()
        try article("", "El alcalde calla.", in: workplace)
        try await workplace.build(at: "2026-11-21T09:00:00Z")
        #expect(try page(workplace).contains("Juan Nadie"))
        try article("changes: none\n", "El alcalde calla.", in: workplace)
        let run = try await workplace.build(at: "2026-11-21T10:00:00Z")
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
        #expect(try !page(workplace).contains("Qué ha cambiado"))
        #expect(try workplace.site().pages(containing: "Juan Nadie") == [])
    }

    @Test func noArticleAloneCanShowIt() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try article("changes: own\n", "Un texto.", in: workplace)
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "warning: articles show what was changed only where the configuration says so\n"
                    + "hint: write 'changes: own' under 'site' in it, or leave it out here"
            ),
            "\(run.errors)"
        )
    }

    @Test func whatATextHoldsForTheNewsroomIsNotShownAsChanged() async throws {
        let workplace = try Workplace()
        try workplace.configure("", site: "  changes: own")
        let text = """
            Uno <!-- OJO: la fuente es Juan --> y <kbd>dos</kbd>.

            {{< box title="Caja" >}}
            Dentro.
            {{< /box >}}
            """
        try article("", text, in: workplace)
        try await workplace.build()
        try article("", "Uno y tres.", in: workplace)
        try await workplace.build(at: "2026-11-21T09:00:00Z")
        let page = try page(workplace)
        #expect(page.contains("Quitado: </span>dos. ¶ Dentro.</del>"), "\(page)")
        for part in ["Juan", "Caja", "{{", "kbd"] {
            #expect(!page.contains(part), "\(part) in \(page)")
        }
    }
}
