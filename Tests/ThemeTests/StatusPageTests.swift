import Domain
import Foundation
@testable import Pages
import Testing

@Suite struct StatusPageTests {
    private func page() throws -> String {
        let site = try ThemeSite()
        return site.render(
            StatusPage(InventedStatuses.all, at: site.place("/estado/"), context: site.context)
        )
    }

    @Test func eachConditionIsSaidInWords() throws {
        let page = try page()
        for words in [
            "Responde</summary>", "No responde: se muestra", "Muestra: aún no ha respondido",
            "Nada que mostrar",
            "Cerrada: se conserva",
        ] {
            #expect(page.contains(words))
        }
    }

    @Test func factsOfTheNewsroomsOwnNetworkAreNotPublished() throws {
        #expect(try !page().contains("10.0.0.1"))
    }

    @Test func whatTheReaderSaidIsTextInItsOwnLanguage() throws {
        let page = try page()
        #expect(page.contains("<dd lang=\"en\">"))
        #expect(page.contains("&lt;/b&gt; closes nothing &lt;script&gt;"))
    }

    @Test func rhythmAndReadingAreInTheWordsOfThePage() throws {
        let page = try page()
        #expect(page.contains("<dt>Frecuencia habitual</dt><dd>cada 90 minutos</dd>"))
        #expect(page.contains("<dt>Última lectura</dt><dd>12 entradas leídas, 1 descartada</dd>"))
    }

    @Test func strokesSayWhatCameOnEachOfTheLastDays() throws {
        let site = try ThemeSite()
        let day = Day(year: 2026, month: 11, day: 21)
        let page = site.render(
            StatusPage(
                InventedStatuses.all,
                days: ["arla": [day, day, Day(year: 2026, month: 11, day: 20)]],
                at: site.place("/estado/"),
                context: site.context
            )
        )
        #expect(page.contains(#"<path d="M105 28v-13M109 28v-26"/>"#))
        #expect(page.contains("3 noticias</td><td>21 nov 2026</td>"))
    }

    @Test func daysThatAreOverSayWhatFailedAndHowLongItTook() throws {
        let site = try ThemeSite()
        func day(_ number: Int, _ answers: Int, _ failures: Int, _ time: Int?) -> SourceDay {
            SourceDay(
                day: Day(year: 2026, month: 11, day: number),
                answers: answers,
                failures: failures,
                milliseconds: time
            )
        }
        var status = SourceStatus(source: "arla", condition: .ok, at: .distantPast)
        status.days = [
            day(17, 10, 0, 200), day(18, 0, 4, nil), day(19, 9, 1, 400), day(20, 10, 0, 1_800),
        ]
        let page = site.render(
            StatusPage([status], at: site.place("/estado/"), context: site.context)
        )
        #expect(page.contains("<th scope=\"col\">Tiempo de respuesta</th>"))
        #expect(page.contains("<dt>Fallos en cuatro semanas</dt><dd>5 / 34</dd>"))
        #expect(page.contains("<dt>Tiempo de respuesta</dt><dd>800 ms</dd>"))
        // The day on which only failures came is marked below the strokes, and the line breaks there.
        #expect(page.contains(#"<path d="M100 27h4"/>"#))
        #expect(page.contains(#"<path d="M96 25h4M104 22h4V2h4"/>"#))
    }

    @Test func withoutAMeasuredAnswerThereIsNoColumnForIt() throws {
        #expect(try !page().contains("Tiempo de respuesta"))
    }

    @Test func searchEnginesLeaveItOut() throws {
        #expect(try page().contains("noindex"))
    }
}
