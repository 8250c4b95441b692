import Foundation
import Testing

/// A language that the program does not know is added with one file of texts and no Swift.
@Suite struct FourthLanguageTests {
    /// What differs from the English texts in this test's Swedish.
    private static let swedish = [
        "languageName": "Svenska", "locale": "sv_SE", "pathNews": "nyheter",
        "pathSections": "avdelningar", "pathPeople": "folk", "pathArchive": "arkiv",
        "months":
            "januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december",
        "weekdays": "söndag, måndag, tisdag, onsdag, torsdag, fredag, lördag",
        "dayHeading": "{weekday} den {day} {month} {year}",
        "newsCount.one": "{count} nyhet", "newsCount.other": "{count} nyheter",
        "alphabet": "abcdefghijklmnopqrstuvwxyzåäö", "news": "Nyheter", "front": "Förstasidan",
        "skip": "Till innehållet",
    ]

    private static func texts() throws -> String {
        let english = try String(
            contentsOf: Workplace.repository.appending(path: "Templates/texts/en.txt"),
            encoding: .utf8
        )
        return english.components(separatedBy: "\n").map { line in
            let key = line.components(separatedBy: " = ")[0]
            return swedish[key].map { "\(key) = \($0)" } ?? line
        }.joined(separator: "\n")
    }

    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...33), to: "Content/a.xml")
        try workplace.write(
            """
            - {id: a, name: Zetterberg, public: true}
            - {id: b, name: Öberg, public: true}
            - {id: c, name: Åkesson, public: true}
            - {id: d, name: Ek, public: true}

            """,
            to: "Content/data/folk.yaml"
        )
        try workplace.write(try Self.texts(), to: "Templates/texts/sv.txt")
        try workplace.write(
            """
            site:
              title: Budkavlen
              baseURL: https://example.org/
              languages: [es, en, sv]
              timeZone: Europe/Stockholm
            sources:
              - {id: a, kind: feed, url: a.xml, language: sv, section: science, rights: licensed}
              - {id: folk, kind: data, model: person, url: data/folk.yaml}

            """,
            to: "Content/site.yaml"
        )
        let run = try await workplace.build()
        try #require(run.code == 0, "\(run.errors)")
        return workplace
    }

    @Test func addressesDatesPluralsAndOrderAreThoseOfItsFile() async throws {
        let site = try await workplace().site()
        let front = site.text("sv/index.html")
        #expect(front.contains("<html lang=\"sv\" dir=\"ltr\">"))
        #expect(front.contains("Till innehållet"))
        #expect(front.contains("og:locale\" content=\"sv_SE\""))
        let news = site.text("sv/nyheter/index.html")
        #expect(news.contains("Måndag den 2 november 2026"))
        #expect(site.text("sv/avdelningar/index.html").contains("33 nyheter"))
        #expect(site.files["sv/arkiv/2026/11/index.html"] != nil)
        #expect(site.brokenLinks() == [])
        func order(_ page: String) -> [String] {
            let text = site.text(page)
            return ["Ek", "Zetterberg", "Åkesson", "Öberg"].sorted {
                let places = [$0, $1].map { text.range(of: ">\($0)<")?.lowerBound ?? text.endIndex }
                return places[0] < places[1]
            }
        }
        #expect(order("sv/folk/index.html") == ["Ek", "Zetterberg", "Åkesson", "Öberg"])
        #expect(order("en/people/index.html") == ["Åkesson", "Ek", "Öberg", "Zetterberg"])
    }

    @Test func theOtherLanguagesPointAtIt() async throws {
        let site = try await workplace().site()
        for page in ["gente/index.html", "en/people/index.html", "sv/folk/index.html"] {
            #expect(
                site.text(page).contains(
                    "<link rel=\"alternate\" hreflang=\"sv\" href=\"https://example.org/sv/folk/\">"
                ),
                "\(page)"
            )
        }
        #expect(site.files["sv/feed.xml"] != nil)
        #expect(site.text("sv/feed.xml").contains("<language>sv</language>"))
    }

    @Test func aTextThatIsMissingIsThatOfTheFirstLanguage() async throws {
        let workplace = try await workplace()
        let texts = try Self.texts().replacing("weekdays = ", with: "# ")
        try workplace.write(texts, to: "Templates/texts/sv.txt")
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(
                run.errors.contains(
                    "Templates/texts/sv.txt: warning: 1 text is missing, for which those of 'es' stand in: "
                        + "weekdays\n"
                ),
                "\(run.errors)"
            )
        }
        let news = try workplace.site().text("sv/nyheter/index.html")
        #expect(news.contains("Lunes den 2 november 2026"))
        #expect(try await workplace.build("--strict").code == 1)
    }
}
