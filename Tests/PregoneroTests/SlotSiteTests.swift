import Foundation
import Testing

/// What pages may load for the site's own slots.
@Suite struct SlotSiteTests {
    private func built(
        _ allow: String,
        slots: [String: String],
        _ flags: String...
    ) async throws -> (front: String, article: String, run: Workplace.Run, header: String) {
        let workplace = try Workplace()
        try workplace.configure("", site: "  slots: {allow: \(allow)}")
        for (name, text) in slots {
            try workplace.write(text, to: "Templates/slots/\(name).mustache")
        }
        try workplace.write(
            "---\ntitle: La fuente\ndate: 2026-11-20\nlanguage: es\n---\n\nAgua.\n",
            to: "Content/articles/uno.md"
        )
        let run = try await workplace.build()
        let site = try workplace.site()
        let path = site.pages(containing: "<h1>La fuente</h1>").first
        return (
            site.text("index.html"), path.map(site.text) ?? "", run,
            run.code == 0 ? try workplace.read("public/_headers") : ""
        )
    }

    private func policy(_ html: String) -> String {
        html.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)
            .map { String($0.output.1).replacing("&#39;", with: "'") } ?? ""
    }

    @Test func aPageMayLoadWhatItsOwnSlotsNeedAndNoMore() async throws {
        let (front, article, run, header) = try await built(
            "{script: count.example, connect: [https://data.example], img: https://ads.example}",
            slots: [
                "after-article": "<script src=\"https://count.example/a.js\"></script>\n",
                "after-lead": "<img src=\"https://ads.example/a.png\" alt=\"\">\n",
            ]
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(policy(article).contains("; connect-src 'self' https://data.example; "))
        #expect(policy(article).contains(" https://count.example; connect-src 'self' https://data"))
        #expect(!policy(article).contains("ads.example"))
        #expect(policy(front).contains("; img-src 'self' data: https://ads.example; "))
        #expect(!policy(front).contains("count.example") && !policy(front).contains("data.example"))
        for host in ["count.example", "data.example", "ads.example"] {
            #expect(header.contains("https://\(host)"), "\(host)")
        }
    }

    @Test func aListOfHostsOpensWhatTheirTagsNeedWhereTheyStand() async throws {
        let (front, article, run, _) = try await built(
            "[count.example]",
            slots: ["after-article": "<script src=\"https://count.example/a.js\"></script>\n"]
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(policy(article).contains("connect-src 'self' https://count.example"))
        #expect(!policy(front).contains("count.example"))
    }

    @Test(arguments: [
        (
            "{scripts: [https://count.example]}",
            "unknown key 'scripts'"
        ),
        ("{script: [https://count.example/a.js]}", "'https://count.example/a.js' is no origin"),
        ("{script: ['javascript:x']}", "'javascript:x' is no origin"),
        ("{script: ['https://x;sandbox']}", "'https://x;sandbox' is no origin"),
        ("['*']", "'*' is no name of a host"),
        ("['x;sandbox']", "'x;sandbox' is no name of a host"),
        (
            "{img: [https://count.example]}",
            "Templates/slots/footer.mustache:1: error: 'https://count.example' is not allowed for 'script'"
        ),
    ])
    func whatIsWrongIsSaid(allow: String, message: String) async throws {
        let (_, _, run, _) = try await built(
            allow,
            slots: ["footer": "<script src=\"https://count.example/a.js\"></script>\n"]
        )
        #expect(run.code != 0)
        #expect(run.errors.contains(message), "\(run.errors)")
    }
}
