import Foundation
import Testing

/// What programs are told that gather texts, each kind for itself.
@Suite struct AIRightsTests {
    private func site(_ settings: String, rights: String = "cc") async throws -> BuiltSite {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...2), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: \(rights), license: CC0}\n",
            site: settings
        )
        try workplace.write(
            "---\ntitle: Lo nuestro\ndate: 2026-11-20\n---\nTexto.\n",
            to: "Content/articles/nuestro.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        return try workplace.site()
    }

    /// `GPTBot` trains, `OAI-SearchBot` looks up.
    private func refused(in robots: String) -> [Bool] {
        ["GPTBot", "OAI-SearchBot"].map { name in
            robots.components(separatedBy: "\n\n").contains {
                $0.contains("User-agent: \(name)\n") && $0.hasSuffix("Disallow: /")
            }
        }
    }

    @Test(
        arguments: [
            ("", "cc", [false, false], nil), ("", "excerpt", [true, true], nil),
            ("  aiCrawlers: auto\n", "excerpt", [true, true], nil),
            (
                "  aiCrawlers: refuse\n", "cc", [true, true], "search=yes, ai-input=no, ai-train=no"
            ),
            (
                "  aiCrawlers: allow\n", "excerpt", [false, false],
                "search=yes, ai-input=yes, ai-train=yes"
            ),
            (
                "  aiCrawlers: {search: allow, training: refuse}\n", "excerpt", [true, false],
                "search=yes, ai-input=yes, ai-train=no"
            ),
            (
                "  aiCrawlers: {training: refuse}\n", "cc", [true, false], "search=yes, ai-train=no"
            ),
            (
                "  aiCrawlers: {search: refuse}\n", "cc", [false, true], "search=yes, ai-input=no"
            ),
        ] as [(String, String, [Bool], String?)]
    )
    func eachKindIsToldForItself(
        settings: String,
        rights: String,
        isRefused: [Bool],
        signal: String?
    ) async throws {
        let robots = try await site(settings, rights: rights).text("robots.txt")
        #expect(refused(in: robots) == isRefused)
        let line = signal.map { "User-agent: *\nContent-Signal: \($0)\nAllow: /\n" }
        #expect(robots.hasPrefix(line ?? "User-agent: *\nAllow: /\n"))
        // No plain search engine is sent away.
        for name in ["Googlebot", "bingbot", "Applebot\n", "DuckDuckBot"] {
            #expect(!robots.contains("User-agent: \(name)"))
        }
    }

    @Test func aReservationStandsInAFileAndInHeaders() async throws {
        let told = try await site(
            "  aiCrawlers: {training: refuse, policy: https://example.org/mineria/}\n"
        )
        #expect(
            told.text(".well-known/tdmrep.json") == """
                [
                  {
                    "location" : "/",
                    "tdm-policy" : "https://example.org/mineria/",
                    "tdm-reservation" : 1
                  }
                ]

                """
        )
        #expect(
            told.text("_headers").contains(
                "  TDM-Reservation: 1\n  TDM-Policy: https://example.org/mineria/\n"
            )
        )
        #expect(told.text(".htaccess").contains("TDM-Reservation"))
        let granted = try await site("  aiCrawlers: allow\n")
        #expect(granted.text(".well-known/tdmrep.json").contains("\"tdm-reservation\" : 0"))
        // What is refused for the sake of others is not the newsroom's to reserve.
        let silent = try await site("", rights: "excerpt")
        #expect(silent.files[".well-known/tdmrep.json"] == nil)
        #expect(!silent.text("_headers").contains("TDM-"))
    }

    @Test func theLicenceOfOwnArticlesStandsInFeedsAndData() async throws {
        let address = "https://creativecommons.org/licenses/by-nc/4.0/"
        let site = try await site("  license: \(address)\n")
        // Of three items one is the newsroom's own.
        for (file, mark) in [
            ("feed.xml", "<atom:link href=\"\(address)\" rel=\"license\"/>"),
            ("atom.xml", "<link rel=\"license\" href=\"\(address)\"/>"),
            ("feed.xml", "<creativeCommons:license>\(address)</creativeCommons:license>"),
            ("feed.json", "\"_license\":{\"url\":\"\(address)\"}"),
        ] {
            #expect(site.text(file).components(separatedBy: mark).count == 2, "\(file)")
        }
        let pages = site.pages(containing: "\"license\":\"\(address)\"")
        #expect(pages == site.pages(containing: "<h1>Lo nuestro</h1>"))
        #expect(pages.count == 1)
    }

    @Test(arguments: [
        ("aiCrawlers: no", "'site.aiCrawlers' cannot be 'no'"),
        ("aiCrawlers: {serch: allow}", "unknown key 'serch' in 'site.aiCrawlers'"),
        ("aiCrawlers: {search: alow}", "'site.aiCrawlers.search' cannot be 'alow'"),
        ("aiCrawlers: {policy: aquí}", "'aquí' is no address of the web"),
        ("license: CC BY", "'CC BY' is no licence that is known by its name"),
    ])
    func whatCannotBeToldIsNamed(setting: String, message: String) async throws {
        let workplace = try Workplace()
        try workplace.configure(site: "  \(setting)\n")
        let run = try await workplace.build()
        #expect(run.code == 2)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
