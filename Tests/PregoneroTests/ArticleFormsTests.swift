import Foundation
import Testing

/// What is no report says so wherever its headline stands; what is paid for says by whom.
@Suite struct ArticleFormsTests {
    private func build(_ head: String, _ text: String = "Texto.") async throws -> (
        site: SitePages, run: Workplace.Run
    ) {
        let workplace = try Workplace()
        try workplace.configure("")
        try workplace.write(
            "---\ntitle: La sal\ndate: 2026-11-20\n\(head)\n---\n\(text)\n",
            to: "Content/articles/sal.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        return (SitePages(try workplace.site()), run)
    }

    /// The pages of a site that matter here.
    private struct SitePages {
        let article: String
        let front: String
        let feeds: [String]

        init(_ site: BuiltSite) {
            article = site.pages(containing: ">La sal</h1>").first.map(site.text) ?? ""
            front = site.text("index.html")
            feeds = ["feed.xml", "atom.xml", "feed.json"].map(site.text)
        }
    }

    @Test(arguments: [
        ("opinion", "Opinión", "OpinionNewsArticle"),
        ("analysis", "Análisis", "AnalysisNewsArticle"),
        ("satire", "Sátira", "SatiricalArticle"),
        ("sponsored", "Contenido patrocinado", "AdvertiserContentArticle"),
    ])
    func theFormIsSaidOnPageCardFeedAndInData(form: String, label: String, type: String)
        async throws
    {
        let (site, run) = try await build("form: \(form)")
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        #expect(site.article.contains("<b class=\"form\">\(label)</b>"))
        #expect(site.article.contains("\"@type\":\"\(type)\""))
        #expect(site.front.contains("<b class=\"form\">\(label)</b>"))
        for feed in site.feeds { #expect(feed.contains("\(label): La sal"), "\(feed)") }
    }

    @Test func aReportSaysNothing() async throws {
        let (site, _) = try await build("form: story")
        #expect(!site.article.contains("class=\"form\"") && !site.front.contains("class=\"form\""))
        #expect(site.article.contains("\"@type\":\"NewsArticle\""))
    }

    @Test func linksOfWhatIsPaidForDoNotCount() async throws {
        let text = "[fuera](https://otra.example/) y [dentro](/noticias/)"
        let (site, _) = try await build("form: sponsored\nsponsor: Sales & Cía", text)
        #expect(site.article.contains("Contenido patrocinado · pagado por Sales &amp; Cía"))
        #expect(site.article.contains("\"sponsor\":{\"@type\":\"Organization\",\"name\":\"Sales"))
        #expect(site.article.contains("<a href=\"/noticias/\">dentro</a>"))
        let links = site.article.matches(of: /<a [^>]*otra\.example[^>]*>/).map {
            String($0.output)
        }
        #expect(!links.isEmpty && links.allSatisfy { $0.contains("rel=\"sponsored") }, "\(links)")
        #expect(
            site.feeds[0].contains("rel=&quot;sponsored")
                || site.feeds[0].contains("rel=\"sponsored")
        )
        let (other, _) = try await build("form: opinion", text)
        #expect(!other.article.contains("sponsored"))
    }

    @Test func whatIsPaidForNeitherLeadsNorIsNews() async throws {
        let workplace = try Workplace()
        try workplace.configure("")
        for (name, hour, form) in [("pan", "08", "story"), ("sal", "10", "sponsored")] {
            try workplace.write(
                "---\ntitle: El \(name)\ndate: 2026-11-21T\(hour):00\nform: \(form)\n---\n\nTexto.\n",
                to: "Content/articles/\(name).md"
            )
        }
        let run = try await workplace.build(at: "2026-11-21T12:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let front = site.text("index.html")
        let places = ["El pan", "El sal"].map { front.firstRange(of: ">\($0)<")?.lowerBound }
        let (report, paid) = (try #require(places[0]), try #require(places[1]))
        #expect(report < paid)
        let news = site.text("sitemap-news.xml")
        #expect(news.contains("el-pan") && !news.contains("el-sal"))
    }

    @Test func whatCannotBeIsTold() async throws {
        let (site, run) = try await build("form: opinon\nsponsor: Sales")
        for part in [
            "Content/articles/sal.md:4:7: warning: unknown form 'opinon'",
            "hint: did you mean 'opinion'?",
            "Content/articles/sal.md:5:10: warning: only sponsored articles have a sponsor",
            "hint: write 'form: sponsored', or leave 'sponsor' out",
        ] {
            #expect(run.errors.contains(part), "\(part) in \(run.errors)")
        }
        #expect(!site.article.contains("class=\"form\""))
    }
}
