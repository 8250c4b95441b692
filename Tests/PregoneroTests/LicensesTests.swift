import Foundation
import Testing

/// Under which licence the texts of a source stand, and that it is named wherever they do.
@Suite struct LicensesTests {
    private static func commons(_ code: String) -> String {
        "https://creativecommons.org/licenses/\(code)/4.0/"
    }

    private static func element(_ code: String) -> String {
        "<creativeCommons:license>\(commons(code))</creativeCommons:license>"
    }

    private static func feed(channel: String = "", item: String = "") -> String {
        """
        <rss version="2.0"><channel><title>Fuente</title><link>https://fuente.example/</link>\(channel)
        <item><title>Una nota</title><link>https://fuente.example/nota</link><guid>urn:nota:1</guid>
        <pubDate>Fri, 20 Nov 2026 10:00:00 GMT</pubDate>\(item)
        <description>Cuerpo entero de la nota.</description></item></channel></rss>
        """
    }

    private func workplace(_ feed: String, _ source: String = "rights: cc") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(feed, to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, \(source)}\n")
        return workplace
    }

    private func article(_ workplace: Workplace) throws -> String {
        let site = try workplace.site()
        return site.text(try #require(site.pages.first { $0.hasPrefix("n/2026/11/20/una-nota-") }))
    }

    /// The item says it most exactly, then its feed, then the configuration.
    @Test(arguments: [
        ("rights: cc, license: CC BY 4.0", "", "", "by"),
        ("rights: cc, license: CC BY 4.0", "by-sa", "", "by-sa"),
        ("rights: cc, license: CC BY 4.0", "by-sa", "by-nd", "by-nd"),
        ("rights: cc", "", "by-nd", "by-nd"),
        ("rights: cc", "by-sa", "", "by-sa"),
        ("rights: excerpt, license: CC BY 4.0", "", "", "by"),
    ])
    func theMostExactWordIsNamedWhereverTheTextStands(
        source: String,
        channel: String,
        item: String,
        code: String
    ) async throws {
        let feed = Self.feed(
            channel: channel.isEmpty ? "" : Self.element(channel),
            item: item.isEmpty ? "" : Self.element(item)
        )
        let workplace = try workplace(feed, source)
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let address = Self.commons(code)
        let page = try article(workplace)
        let name = "CC \(code.uppercased()) 4.0"
        #expect(
            page.contains(
                "<a href=\"\(address)\" rel=\"license noopener external\">"
                    + "Licencia del texto: \(name)</a>"
            )
        )
        #expect(page.contains("\"license\":\"\(address)\""))
        let site = try workplace.site()
        #expect(site.text("feed.xml").contains(Self.element(code)))
        #expect(site.text("feed.xml").contains("<atom:link href=\"\(address)\" rel=\"license\"/>"))
        #expect(site.text("atom.xml").contains("<link rel=\"license\" href=\"\(address)\"/>"))
        #expect(site.text("feed.json").contains("\"_license\":{\"url\":\"\(address)\"}"))
        for other in ["by", "by-sa", "by-nd"] where other != code {
            #expect(!page.contains(Self.commons(other)), "\(other)")
        }
    }

    @Test func thePageOfTheSourceNamesTheLicenceOfAllItsTexts() async throws {
        let workplace = try workplace(Self.feed(channel: Self.element("by-sa")))
        #expect(try await workplace.build().code == 0)
        let page = try workplace.read("public/fuentes/a/index.html")
        let link = "<a href=\"\(Self.commons("by-sa"))\" rel=\"noopener external\">CC BY-SA 4.0</a>"
        #expect(page.contains("<dt>Licencia</dt><dd>\(link)</dd>"))
    }

    @Test func whereNobodyNamesOneNothingIsSaid() async throws {
        let workplace = try workplace(Self.feed(), "rights: licensed")
        #expect(try await workplace.build("--strict").code == 0)
        let page = try article(workplace)
        #expect(!page.contains("Licencia") && !page.contains("\"license\""))
        #expect(try !workplace.read("public/feed.xml").contains("creativeCommons"))
    }

    @Test func aFreeLicenceThatNobodyNamesIsAskedForInEachBuild() async throws {
        let workplace = try workplace(Self.feed())
        let message =
            "a: warning: it has 'rights: cc', and neither its feed nor the configuration says which licence\n"
            + "hint: write 'license: CC BY 4.0', or what its publisher says; "
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(run.errors.components(separatedBy: message).count == 2, "\(run.errors)")
        }
        #expect(try await workplace.build("--strict").code == 1)
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: cc, license: CC BY 4.0}\n"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
    }

    @Test func theLicenceOfASourceDoesNotHoldForSamples() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.feed(), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"https://fuente.example/rss\", sample: a.xml, "
                + "rights: cc, license: CC BY 4.0}\n"
        )
        #expect(try await workplace.build("--offline").code == 0)
        #expect(try !article(workplace).contains(Self.commons("by")))
    }

    /// Of a source without articles there is no text that would have one.
    @Test func whoHasNoTextsIsAskedForNone() async throws {
        let workplace = try Workplace()
        try workplace.write(
            "- {id: uno, competition: Liga, kickoff: 2026-11-21 20:45, home: A, away: B}\n",
            to: "Content/matches.yaml"
        )
        try workplace.configure(
            "  - {id: l, kind: data, model: match, url: matches.yaml, rights: cc}\n"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
    }

    @Test func aFeedThatChangesItsLicenceChangesThePages() async throws {
        let workplace = try workplace(Self.feed(channel: Self.element("by")))
        #expect(try await workplace.build().code == 0)
        #expect(try await workplace.build().errors.contains(" 0 rendered"))
        try workplace.write(Self.feed(channel: Self.element("by-sa")), to: "Content/a.xml")
        #expect(try await workplace.build().code == 0)
        #expect(try article(workplace).contains("Licencia del texto: CC BY-SA 4.0"))
        let stepwise = try workplace.site().files
        #expect(try await workplace.build("--full").code == 0)
        #expect(try workplace.site().files == stepwise)
    }

    @Test func ownArticlesStandUnderThatOfTheSite() async throws {
        let workplace = try Workplace()
        try workplace.write(
            "---\ntitle: Lo nuestro\ndate: 2026-11-20\n---\nTexto.\n",
            to: "Content/articles/nuestro.md"
        )
        try workplace.configure(site: "  license: CC0\n")
        #expect(try await workplace.build("--strict").code == 0)
        let site = try workplace.site()
        let page = try #require(site.pages(containing: "<h1>Lo nuestro</h1>").first)
        #expect(site.text(page).contains("Licencia del texto: CC0</a>"))
    }

    @Test(arguments: ["CC BY", "libre", "ftp://a.example/"])
    func whatIsNoLicenceIsAnErrorThatSaysWhatToWrite(license: String) async throws {
        let workplace = try workplace(Self.feed(), "license: \"\(license)\"")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(
            run.errors.contains(
                "'\(license)' is no licence that is known by its name\n"
                    + "hint: write its address, as https://creativecommons.org/licenses/by/4.0/, "
            ),
            "\(run.errors)"
        )
    }

    @Test func whatAFeedSaysAgainstItsUseIsToldByDoctorAndStatusAlone() async throws {
        let workplace = try workplace(
            Self.feed(channel: "<access:restriction relationship=\"deny\"/>"),
            "rights: licensed"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0 && !run.errors.contains("restriction"), "\(run.errors)")
        let report = try await workplace.run("doctor", "--clock", Workplace.clock)
        #expect(report.output.contains("it asks not to be used: access:restriction: deny\n"))
        #expect(
            try workplace.read("public/estado/index.html").contains(
                "<dt>Pide que no se use</dt><dd>access:restriction: deny</dd>"
            )
        )
        #expect(try workplace.read("public/status.json").contains("access:restriction: deny"))
    }
}
