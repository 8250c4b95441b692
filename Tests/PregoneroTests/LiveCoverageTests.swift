import Foundation
import Testing

/// What is told as it happens: entries with their hours, the newest first, and what open pages ask again.
@Suite struct LiveCoverageTests {
    private func article(_ text: String, _ head: String = "", in workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: La final\ndate: 2026-11-20 20:00\nsummary: Minuto a minuto.\nlive: true\n\(head)---\n\(text)\n",
            to: "Content/articles/final.md"
        )
    }

    private func page(_ workplace: Workplace) throws -> (text: String, path: String) {
        let site = try workplace.site()
        let path = try #require(site.pages(containing: ">La final</h1>").first)
        return (site.text(path), path)
    }

    private func document(_ workplace: Workplace) throws -> String {
        let path = try page(workplace).path
        return try workplace.site().text(path.replacing("index.html", with: "live.json"))
    }

    private static let text = """
        Lo contamos aquí.

        ## 20:45 Gol *de* Ana

        De cabeza.

        ### No es entrada

        ## 20.50 Otro
        ## 2026-11-21 00:15 Se acabó

        Fin.
        """

    /// In German the word is that of a place.
    @Test(arguments: [
        ("en", "12:15 am Trains stop", "2026-11-19T23:15Z", "</a> Trains stop<"),
        ("en", "8:45 pm Late", "2026-11-20T19:45Z", "</a> Late<"),
        ("de", "8:45 am Bahnhof", "2026-11-20T07:45Z", "</a> am Bahnhof<"),
    ])
    func theHalfOfADayIsRead(language: String, heading: String, time: String, title: String)
        async throws
    {
        let workplace = try Workplace()
        try workplace.configure("")
        try article("## \(heading)\n\nTexto.\n", "language: \(language)\n", in: workplace)
        let run = try await workplace.build(at: "2026-11-21T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let text = try page(workplace).text
        #expect(text.contains("datetime=\"\(time)\""), "\(run.errors)\(text)")
        #expect(text.contains(title), "\(text)")
    }

    @Test func entriesStandNewestFirstWithTheirAddresses() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(Self.text, "points: [Gana Olmos, Sin lesionados]\n", in: workplace)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let page = try page(workplace).text
        let order = [
            "<p>Lo contamos aquí.</p>", "<li>Gana Olmos</li>", "id=\"t1121-0015\"", "<p>Fin.</p>",
            "id=\"t2050\"", "id=\"t2045\"", "<p>De cabeza.</p>", "No es entrada",
        ]
        let places = order.map { page.range(of: $0)?.lowerBound }
        #expect(places.allSatisfy { $0 != nil }, "\(order) in \(page)")
        #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
        for part in [
            "<h2><a href=\"#t2045\"><time data-fixed datetime=\"2026-11-20T19:45Z\">20:45</time></a> Gol <em>de</em> Ana</h2>",
            "21 nov 2026, 00:15", "\"@type\":\"LiveBlogPosting\"",
            "\"coverageStartTime\":\"2026-11-20T20:45:00+01:00\"",
            "\"liveBlogUpdate\":[{\"@type\":\"BlogPosting\",\"headline\":\"Se acabó\",\"datePublished\":\"2026-11-21T00:15:00+01:00\",\"articleBody\":\"Fin.\"",
            "\"dateModified\":\"2026-11-21T00:15:00+01:00\"", "<b class=\"form\">En directo</b>",
            "aria-live=\"polite\"", "/_/live.",
        ] {
            #expect(page.contains(part), "\(part) in \(page)")
        }
        #expect(!page.contains("coverageEndTime"))
        #expect(
            try document(workplace).hasPrefix(
                "{\"updated\":\"2026-11-20T23:15Z\",\"ended\":false,\"entries\":[\"t1121-0015\",\"t2050\",\"t2045\"],\"marks\":[\""
            )
        )
    }

    @Test func whatIsOverIsAnArticleLikeAnyOther() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(Self.text, in: workplace)
        try await workplace.build()
        #expect(try !workplace.site().text("feed.json").contains("De cabeza."))
        try article(Self.text, "ended: 2026-11-21 00:20\n", in: workplace)
        try await workplace.build()
        let page = try page(workplace).text
        #expect(page.contains("\"coverageEndTime\":\"2026-11-21T00:20:00+01:00\""))
        #expect(!page.contains("class=\"live__new\"") && !page.contains("/_/live."))
        #expect(!page.contains("class=\"form\"") && page.contains("De cabeza."))
        #expect(try document(workplace).contains("\"ended\":true"))
        #expect(try workplace.site().text("feed.json").contains("De cabeza."))
        #expect(try !workplace.site().text("index.html").contains("En directo"))
    }

    @Test(arguments: ["ended: 2026-11-21 00:20", "points: [Gana Olmos]"])
    func whatIsForLiveCoverageAloneIsTold(line: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let file = "Content/articles/final.md"
        let message = "says nothing of an article that is not 'live'\n"
        try workplace.write("---\ntitle: Final\n\(line)\n---\nTexto\n", to: file)
        let plain = try await workplace.build()
        #expect(plain.code == 0)
        let key = line.prefix { $0 != ":" }
        #expect(plain.errors.contains(": warning: '\(key)' \(message)"), "\(plain.errors)")
        try workplace.write("---\ntitle: Final\nlive: true\n\(line)\n---\nTexto\n", to: file)
        let live = try await workplace.build()
        #expect(!live.errors.contains(message), "\(live.errors)")
    }

    @Test func anEndThatIsToComeIsNone() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(Self.text, in: workplace)
        try await workplace.build()
        try article(Self.text, "ended: 2026-11-21 23:00\n", in: workplace)
        for _ in 1...2 {
            let run = try await workplace.build("--next-due")
            #expect(run.output == "2026-11-21T22:00:00Z\n")
        }
        #expect(try document(workplace).contains("\"ended\":false"))
        try await workplace.build(at: "2026-11-21T23:30:00Z")
        #expect(try document(workplace).contains("\"ended\":true"))
    }

    @Test func anEntryThatIsToComeIsAwaited() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article("## 2026-11-21 06:30 Uno\n\nAhora.\n\n## 23:00 Dos\n\nLuego.\n", in: workplace)
        for _ in 1...2 {
            let run = try await workplace.build("--next-due")
            #expect(run.output == "2026-11-21T21:55:00Z\n", "\(run.errors)")
        }
        #expect(try !page(workplace).text.contains("Luego."))
        try await workplace.build(at: "2026-11-21T21:55:00Z")
        #expect(try page(workplace).text.contains("Luego."))
    }

    /// Nobody ended it: what shows it as live is made anew when it has been quiet for a day.
    @Test func whatHasNothingNewForADayIsLiveNoMore() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(Self.text, "tags: [liga]\n", in: workplace)
        let first = try await workplace.build("--next-due")
        #expect(first.output == "2026-11-21T23:15:00Z\n", "\(first.errors)")
        #expect(!first.errors.contains("nothing is new"))
        let later = "2026-11-21T23:15:00Z"
        let run = try await workplace.build(at: later)
        #expect(
            run.errors.contains(
                """
                final.md:5:7: warning: nothing is new since 2026-11-21 00:15: the article is shown as live no more
                hint: end it with 'ended: 2026-11-21 00:15', or write the next entry
                """
            ),
            "\(run.errors)"
        )
        let files = try workplace.site().files
        for name in try workplace.site().pages(containing: "La final") {
            #expect(try !workplace.site().text(name).contains("En directo"), "\(name)")
        }
        let page = try page(workplace).text
        let since = "Sin novedades desde el <time data-fixed datetime=\"2026-11-20T23:15Z\""
        #expect(page.contains(since))
        #expect(!page.contains("class=\"live__new\"") && !page.contains("/_/live."))
        #expect(!page.contains("coverageEndTime") && !page.contains("El directo ha terminado."))
        #expect(try document(workplace).contains("\"ended\":false"))
        try await workplace.build("--full", at: later)
        #expect(try workplace.site().files == files)
    }

    @Test func theNextEntryMakesItLiveAgain() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(Self.text, in: workplace)
        try await workplace.build(at: "2026-11-22T06:00:00Z")
        #expect(try !page(workplace).text.contains("En directo"))
        try article("\(Self.text)\n\n## 2026-11-22 08:00 Vuelve\n", in: workplace)
        let run = try await workplace.build(at: "2026-11-22T07:30:00Z")
        #expect(!run.errors.contains("nothing is new"), "\(run.errors)")
        #expect(try page(workplace).text.contains("<b class=\"form\">En directo</b>"))
    }

    /// Whoever wrote an end that is to come, a draft or something that waits has forgotten nothing.
    @Test(arguments: ["ended: 2026-11-30", "draft: true", "expires: 2026-11-21 12:00"])
    func whereNothingIsForgottenNothingIsTold(line: String) async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(Self.text, "\(line)\n", in: workplace)
        let run = try await workplace.build(at: "2026-11-23T06:00:00Z")
        #expect(run.code == 0 && !run.errors.contains("nothing is new"), "\(run.errors)")
        #expect(try !workplace.site().text("index.html").contains("En directo"))
    }

    @Test func oneWithoutEntriesIsLiveForADayAfterItsDate() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article("Empieza pronto.", in: workplace)
        let run = try await workplace.build("--next-due")
        #expect(run.output == "2026-11-21T19:00:00Z\n", "\(run.errors)")
        let later = try await workplace.build(at: "2026-11-21T19:00:00Z")
        #expect(later.errors.contains("nothing is new since 2026-11-20 20:00:"), "\(later.errors)")
    }

    @Test func aTimeOfTheAfternoonIsToldByItsHalfOfTheDay() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        let entries = [
            "20:45 pm Nada", "12:05 AM Uno", "8:05 a.m. Dos", "8:15pm Tres", "8:20 pmos",
        ]
        try article(entries.map { "## \($0)\n\n" }.joined(), in: workplace)
        let run = try await workplace.build()
        let shown = try page(workplace).text
        for written in ["00:05</time></a> Uno", "08:05</time></a> Dos", "20:15</time></a> Tres"] {
            #expect(shown.contains(written), "\(shown)")
        }
        #expect(shown.contains("08:20</time></a> pmos"))
        #expect(run.errors.contains("'20:45 pm' is no time"), "\(run.errors)")
    }

    @Test func aCorrectedEntryHasAnotherMarkAndTheOthersTheirs() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        func marks(_ text: String) async throws -> [String] {
            try article(text, in: workplace)
            try await workplace.build()
            let shown = try page(workplace).text
            let marks = shown.matches(of: /data-mark="([0-9a-f]{8})"/).map { String($0.output.1) }
            let told = try document(workplace)
            #expect(
                told.contains("\"marks\":[\(marks.map { "\"\($0)\"" }.joined(separator: ","))]")
            )
            return marks
        }
        let before = try await marks(
            "## 20:45 Gol\n\nUno.\n\n## 20:50 Otro\n\n![A](https://a.example/a.png)"
        )
        let after = try await marks(
            "## 20:45 Gol\n\nDos.\n\n## 20:50 Otro\n\n![A](https://a.example/a.png)"
        )
        #expect(before.count == 2 && after.count == 2)
        #expect(before.first == after.first && before.last != after.last)
    }

    @Test func oneMoreEntryWritesAtMostFiveFiles() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        for number in 0..<40 {
            try workplace.write(
                "---\ntitle: Noticia \(number)\ndate: 2026-11-19 10:\(10 + number)\ntags: [liga]\n---\nTexto.\n",
                to: "Content/articles/n\(number).md"
            )
        }
        let tags = "tags: [liga]\nauthor: Ana\n"
        try article("## 20:45 Gol", tags, in: workplace)
        try await workplace.build()
        let before = try workplace.site().files
        try article("## 20:45 Gol\n\n## 20:50 Otro", tags, in: workplace)
        try await workplace.build(at: "2026-11-21T06:05:00Z")
        let after = try workplace.site().files
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(changed.count <= 5, "\(changed.sorted())")
        #expect(changed.contains { $0.hasSuffix("live.json") })
        try await workplace.build("--full", at: "2026-11-21T06:05:00Z")
        #expect(try workplace.site().files == after)
    }

    /// Without a summary what stands above the entries describes it, and nothing where there is nothing.
    @Test(arguments: ["Lo contamos aquí.\n\n", ""])
    func anEntryDescribesNoArticle(above: String) async throws {
        let workplace = try Workplace()
        try workplace.configure("", site: "  changes: own")
        func article(_ text: String) throws {
            try workplace.write(
                "---\ntitle: La final\ndate: 2026-11-20 20:00\nlive: true\n---\n\(above)\(text)\n",
                to: "Content/articles/final.md"
            )
        }
        try article("## 20:45 Gol\n\nDe cabeza.")
        try await workplace.build()
        let before = try workplace.site().files
        try article("## 20:45 Gol\n\nDe cabeza.\n\n## 20:50 Otro\n\nDe penalti.")
        try await workplace.build(at: "2026-11-21T06:05:00Z")
        let after = try workplace.site().files
        let changed = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
        #expect(changed.count <= 5, "\(changed.sorted())")
        for name in ["index.html", "feed.xml", "feed.json"] {
            let text = try workplace.site().text(name)
            #expect(!text.contains("De penalti.") && !text.contains("De cabeza."), "\(name)")
            #expect(text.contains("Lo contamos aquí.") == !above.isEmpty, "\(name)")
        }
        #expect(try !page(workplace).text.contains("Qué ha cambiado"))
    }

    @Test func whatIsChangedAfterTheEndIsToldAsChanged() async throws {
        let workplace = try Workplace()
        try workplace.configure("", site: "  changes: own")
        try article("## 20:45 Gol", in: workplace)
        try await workplace.build(at: "2026-11-20T20:00:00Z")
        let ended = "ended: 2026-11-21 00:20\n"
        try article("## 20:45 Gol\n\n## 20:50 Otro", ended, in: workplace)
        try await workplace.build()
        #expect(try !page(workplace).text.contains("Qué ha cambiado"))
        try article("## 20:45 Gol\n\n## 20:50 Ninguno", ended, in: workplace)
        try await workplace.build(at: "2026-11-21T08:00:00Z")
        let page = try page(workplace).text
        #expect(page.contains("Quitado: </span>Otro</del>"), "\(page)")
        #expect(page.contains("Añadido: </span>Ninguno</ins>") && !page.contains("</span>Gol"))
    }

    @Test func whatIsNoEntryIsToldAndNothingIsLost() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(
            """
            ## Sin hora
            ## 20:45 Gol
            ## 25:70 Nunca
            ## 20:50 Uno
            ## 20:50 Dos
            ## 20:40 Tarde
            ## 21:00 Fin
            """,
            in: workplace
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        for part in [
            "final.md:7: warning: the entry 'Sin hora' has no time; it stays part of what is above it",
            "hint: write '## 20:45 What happened', on another day '## 2026-11-22 00:15 …'",
            "final.md:9: warning: '25:70' is no time; the entry stays part of what is above it",
            "final.md:11: warning: two entries are of 20:50; both are shown",
            "hint: write them as one, or give one another minute",
            "final.md:12: warning: the entry of 20:40 is out of order; it is shown at its time",
            "past midnight write the day too: '## 2026-11-22 00:15 …'",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        #expect(
            try document(workplace).contains(
                "[\"t2100\",\"t2050-2\",\"t2050\",\"t2045\",\"t2040\"]"
            )
        )
        let page = try page(workplace).text
        for text in ["Sin hora", "Nunca", "Uno", "Dos", "Tarde", "Fin"] {
            #expect(page.contains(text), "\(text)")
        }
    }

    /// `date` is 20:00 on the 20th.
    @Test(arguments: [
        (
            "## 23:10 Uno\n## 23:50 Dos\n## 00:20 Tres\n## 01:00 Cuatro",
            ["t1121-0100", "t1121-0020", "t2350", "t2310"]
        ),
        ("## 23:50 Uno\n## 00:20 Dos", ["t1121-0020", "t2350"]),
        ("## 2026-11-20 23:50 Uno\n## 00:20 Dos", ["t1121-0020", "t2350"]),
        (
            "## 2026-11-19 20:00 Uno\n## 23:50 Dos\n## 00:20 Tres\n## 23:40 Cuatro\n## 00:10 Cinco",
            ["t1121-0010", "t1120-2340", "t1120-0020", "t2350", "t2000"]
        ),
        (
            "## 23:50 Uno\n## 00:20 Dos\n## 2026-11-21 06:00 Tres\n## 06:30 Cuatro",
            ["t1121-0630", "t1121-0600", "t1121-0020", "t2350"]
        ),
    ])
    func anHourAfterMidnightIsOfTheNextDay(entries: String, anchors: [String]) async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(entries, in: workplace)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let list = anchors.map { "\"\($0)\"" }.joined(separator: ",")
        let document = try document(workplace)
        #expect(document.contains("\"entries\":[\(list)]"), "\(document)")
    }

    /// One pair out of order makes no file go from the first to the last; nor does a date that was set anew.
    @Test(arguments: [
        ("## 22:50 Uno\n## 09:00 Dos\n## 09:10 Tres", "09:00", ["t2250", "t0910", "t0900"]),
        ("## 23:30 Uno\n## 10:15 Dos", nil, ["t2330", "t1015"]),
        (
            "## 22:50 Uno\n## 22:40 Dos\n## 03:00 Tres\n## 03:10 Cuatro", "03:10",
            ["t2250", "t2240", "t0310", "t0300"]
        ),
    ])
    func aFallThatIsNoMidnightIsOfItsDay(
        entries: String,
        told: String?,
        anchors: [String]
    ) async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(entries, in: workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let message = "is out of order; it is shown at its time"
        #expect(run.errors.contains(message) == (told != nil), "\(run.errors)")
        if let told {
            #expect(run.errors.contains("the entry of \(told) \(message)"), "\(run.errors)")
        }
        let list = anchors.map { "\"\($0)\"" }.joined(separator: ",")
        let document = try document(workplace)
        #expect(document.contains("\"entries\":[\(list)]"), "\(document)")
    }

    @Test func anEveningAndTheSmallHoursAreTwoDays() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article("## 21:40 Uno\n## 01:00 Dos\n## 01:10 Tres", in: workplace)
        #expect(try await workplace.build("--strict").code == 0)
        let list = "[\"t1121-0110\",\"t1121-0100\",\"t2140\"]"
        #expect(try document(workplace).contains(list))
    }

    /// From the newest to the oldest, a long rest is none of the next day.
    @Test(arguments: [
        ("## 23:50 Tres\n## 23:40 Dos\n## 08:00 Uno", ["t2350", "t2340", "t0800"]),
        (
            "## 20:30 Dos\n## 20:00 Uno\n## 20:00 Cero\n## 07:00 Antes",
            ["t2030", "t2000-2", "t2000", "t0700"]
        ),
    ])
    func aLongRestInAFileFromTheNewestToTheOldestIsOfItsDay(
        entries: String,
        anchors: [String]
    ) async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article(entries, in: workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let list = anchors.map { "\"\($0)\"" }.joined(separator: ",")
        let document = try document(workplace)
        #expect(document.contains("\"entries\":[\(list)]"), "\(document)")
    }

    @Test func headingsInCodeAreNoEntries() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article("## 20:45 Gol\n\n```\n## 20:50 Código\n```", in: workplace)
        #expect(try await workplace.build("--strict").code == 0)
        #expect(try document(workplace).contains("[\"t2045\"]"))
    }

    @Test func aFileFromTheNewestToTheOldestIsInOrder() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        try article("## 21:00 Fin\n\n## 20:50 Dos\n\n## 20:45 Uno", in: workplace)
        #expect(try await workplace.build("--strict").code == 0)
        #expect(try document(workplace).contains("[\"t2100\",\"t2050\",\"t2045\"]"))
    }
}
