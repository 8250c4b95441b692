import Foundation
import Testing

/// Kinds of pages that a site adds by files alone.
@Suite struct PageTypeSiteTests {
    private func workplace(_ templates: [String: String]) async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Self.feed, to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: licensed, section: sports}\n"
        )
        for (name, text) in templates {
            try workplace.write(text, to: "Templates/pages/\(name).mustache")
        }
        return workplace
    }

    /// Six items, of which every other is an interview.
    private static let feed: String = {
        let items = (1...6).map { number in
            """
            <item><title>Artículo \(number)</title><guid>\(number)</guid>
            <link>https://example.org/\(number)</link>
            <category>\(number % 2 == 0 ? "Entrevista" : "Crónica")</category>
            <pubDate>Fri, 20 Nov 2026 0\(number):00:00 GMT</pubDate></item>
            """
        }
        return "<rss version=\"2.0\"><channel><title>A</title>\(items.joined())</channel></rss>"
    }()

    private static func list(_ head: String) -> String {
        """
        ---
        \(head)
        ---
        {{<layouts/base}}
        {{$main}}
        <h1>{{title}}</h1>
        <ul>{{#articles}}<li>{{title}}</li>{{/articles}}</ul>
        {{> partials/pagination}}
        {{/main}}
        {{/layouts/base}}

        """
    }

    private static let council = "name,role,phone\nAna Ríos,Alcaldesa,\nBeto Paz,Concejal,600\n"

    private static let members = """
        ---
        path: /pleno/
        title: {es: Pleno, en: Council}
        data: data/council.csv
        navigation: main
        ---
        {{<layouts/base}}
        {{$main}}
        {{#rows}}<p><a href="{{permalink}}">{{name}}</a>{{#phone}} tel. {{phone}}{{/phone}}</p>{{/rows}}
        {{/main}}
        {{/layouts/base}}
        """

    private static let member = """
        ---
        path: /pleno/{name}/
        title: "{name}, {role}"
        data: data/council.csv
        ---
        {{<layouts/base}}
        {{$main}}
        <h1>{{title}}</h1><p class="role">{{row.role}}</p>
        {{/main}}
        {{/layouts/base}}
        """

    @Test func aPageListsTheArticlesOfATag() async throws {
        let workplace = try await workplace([
            "interviews": Self.list("path: /entrevistas/\ntitle: Entrevistas\ntag: entrevista")
        ])
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let page = try workplace.site().text("entrevistas/index.html")
        #expect(page.contains("<ul><li>Artículo 6</li><li>Artículo 4</li><li>Artículo 2</li></ul>"))
        #expect(page.contains("<title>Entrevistas"))
        #expect(try workplace.site().text("sitemap-pages.xml").contains("/entrevistas/"))
    }

    @Test func aLongListHasPages() async throws {
        let head = "path: /cultura-toda/\ntitle: Todo\nsection: sports\npaging: 2"
        let workplace = try await workplace(["all": Self.list(head)])
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.text("cultura-toda/index.html").contains("<ul><li>Artículo 6</li><li>"))
        #expect(site.text("cultura-toda/index.html").contains("/cultura-toda/p/2/"))
        #expect(
            site.text("cultura-toda/p/1/index.html")
                .contains("<ul><li>Artículo 2</li><li>Artículo 1</li></ul>")
        )
    }

    @Test func eachRowOfAFileHasAPage() async throws {
        let workplace = try await workplace(["members": Self.members, "member": Self.member])
        try workplace.write(Self.council, to: "Content/data/council.csv")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let list = site.text("pleno/index.html")
        #expect(list.contains("<a href=\"/pleno/ana-rios/\">Ana Ríos</a></p>"))
        #expect(list.contains("<a href=\"/pleno/beto-paz/\">Beto Paz</a> tel. 600</p>"))
        let page = site.text("pleno/ana-rios/index.html")
        #expect(page.contains("<h1>Ana Ríos, Alcaldesa</h1><p class=\"role\">Alcaldesa</p>"))
        #expect(site.text("index.html").contains(">Pleno</a>"))
    }

    @Test func onlyPagesOfAChangedRowAreWrittenAgain() async throws {
        let workplace = try await workplace(["member": Self.member])
        try workplace.write(Self.council, to: "Content/data/council.csv")
        #expect(try await workplace.build().code == 0)
        let before = try workplace.site().files
        try workplace.write(
            Self.council.replacing("Concejal", with: "Portavoz"),
            to: "Content/data/council.csv"
        )
        #expect(try await workplace.build().code == 0)
        let after = try workplace.site().files
        let changed = after.filter { before[$0.key] != $0.value }.keys
            .filter { $0.hasSuffix(".html") }.sorted()
        #expect(changed == ["en/pleno/beto-paz/index.html", "pleno/beto-paz/index.html"])
    }

    @Test func explainNamesTemplateAndRow() async throws {
        let workplace = try await workplace(["member": Self.member])
        try workplace.write(Self.council, to: "Content/data/council.csv")
        #expect(try await workplace.build().code == 0)
        let run = try await workplace.run(
            "explain",
            "--clock",
            Workplace.clock,
            "/pleno/beto-paz/"
        )
        #expect(run.output.contains("Templates/pages/member.mustache"))
        #expect(run.output.contains("Content/data/council.csv:3"))
    }

    @Test(arguments: [
        ("title: X", "error: 'path' is missing"),
        ("path: /x/", "error: 'title' is missing"),
        ("path: /x/\ntitle: ''", "error: 'title' is missing"),
        ("path: /x/\ntitle: {es: X, en: ' '}", "error: 'title' is missing"),
        ("path: x\ntitle: X", "error: 'x' is no address of a page"),
        ("path: /Á/\ntitle: X", "is no address of a page"),
        ("path: /{name}/\ntitle: X", "names a column, but there is no data"),
        (
            "path: /x/\ntitle: X\ndata: data/none.csv",
            "error: there is no Content/data/none.csv\nhint: name a file relative to Content/"
        ),
        ("path: /x/\ntitle: X\ndata: ../a.csv", "lies outside Content/"),
        ("path: /x/\ntitle: X\nsection: sport", "unknown section 'sport'"),
        ("path: /x/\ntitle: X\nsource: b", "unknown source 'b'"),
        ("path: /x/\ntitle: X\nlist: articels", "did you mean 'articles'?"),
        ("path: /x/\ntitle: X\nlist: person\ntag: a", "'tag' chooses articles"),
        (
            "path: /x/\ntitle: X\ncountry: spain",
            "'spain' is no country of ISO 3166\nhint: two letters, as es or mx"
        ),
        (
            "path: /x/\ntitle: X\ncountry: uk",
            "'uk' is no country of ISO 3166\nhint: did you mean 'gb'?"
        ),
        ("path: /x/\ntitle: X\ncountry: zz", "'zz' is no country of ISO 3166"),
        (
            "path: /x/\ntitle: Lista {name}",
            "'{name}' is filled in only on pages of rows\nhint: take it out, or name the file"
        ),
        (
            "path: /x/\ntitle: X\nsummary: De {name}\ntag: a",
            "4:10: error: '{name}' is filled in only on pages of rows"
        ),
        ("path: /x/\ntitle: X\nform: film", "unknown form 'film'"),
        ("path: /x/\ntitle: X\nlist: articles\npaging: 0", "'0' is no number of entries"),
        ("path: /x/\ntitle: X\npaging: 5", "there is no list to be divided"),
        ("path: /x/\ntitle: X\nnavigation: top", "unknown navigation 'top'"),
        ("path: /x/\ntitle: X\nlanguages: [ru]", "'ru' is no language of the site"),
        ("path: /x/\ntitle: X\ntitel: Y", "did you mean 'title'?"),
        ("path: /noticias/\ntitle: X", "/noticias/"),
    ])
    func aMistakeInTheHeadIsToldWhereItStands(head: String, message: String) async throws {
        let workplace = try await workplace(["x": "---\n\(head)\n---\n<p>x</p>\n"])
        let run = try await workplace.build()
        #expect(run.code != 0)
        #expect(run.errors.contains("Templates/pages/x.mustache"))
        #expect(run.errors.contains(message), "\(run.errors)")
        #expect(!workplace.exists("public/index.html"))
    }

    @Test(arguments: ["path: /x/\npaging: 5", "path: /x/{name}/"])
    func whatIsWrongWithTheDataIsToldAlone(head: String) async throws {
        let head = "\(head)\ntitle: X\ndata: data/none.csv"
        let workplace = try await workplace(["x": "---\n\(head)\n---\n<p>x</p>\n"])
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(run.errors.contains("error: there is no Content/data/none.csv"), "\(run.errors)")
        #expect(run.lastLine == "error: the build failed with 1 error")
    }

    @Test(arguments: ["title", "summary"])
    func aListOfRowsFillsInNoColumn(key: String) async throws {
        let texts = key == "title" ? "title: \"{role} X\"" : "title: X\nsummary: \"{role} X\""
        let head = "path: /x/\n\(texts)\ndata: data/council.csv"
        let workplace = try await workplace(["x": "---\n\(head)\n---\n<p>x</p>\n"])
        try workplace.write(Self.council, to: "Content/data/council.csv")
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(
            run.errors.contains(
                "error: '{role}' is filled in only on pages of rows\n"
                    + "hint: write {role} into 'path' too, or take it out\n"
            ),
            "\(run.errors)"
        )
    }

    @Test func aColumnThatThereIsNotIsToldOnceAndNotOfEachRow() async throws {
        let head = "path: /x/{nmae}/\ntitle: X\ndata: data/council.csv"
        let workplace = try await workplace(["x": "---\n\(head)\n---\n<p>x</p>\n"])
        try workplace.write(Self.council, to: "Content/data/council.csv")
        let run = try await workplace.build()
        #expect(run.errors.contains("unknown column 'nmae'\nhint: did you mean 'name'?"))
        #expect(run.lastLine == "error: the build failed with 1 error")
    }

    @Test func aTagThatNoArticleHasIsTold() async throws {
        let workplace = try await workplace([
            "interviews": Self.list("path: /entrevistas/\ntitle: Entrevistas\ntag: entrevsta"),
            "reports": Self.list("path: /cronicas/\ntitle: Crónicas\ntag: CRONICA"),
        ])
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Templates/pages/interviews.mustache: warning: the page lists nothing: "
                    + "no article has tag entrevsta\nhint: "
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("reports.mustache"))
        #expect(try await workplace.build("--strict").code == 1)
    }

    /// It is spelt right, and the next article may have both.
    @Test func aTagThatOnlyArticlesOfAnotherSectionHaveIsNotTold() async throws {
        let head = "path: /cronicas/\ntitle: Crónicas\ntag: CRONICA\nsection: culture"
        let workplace = try await workplace(["reports": Self.list(head)])
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("lists nothing"), "\(run.errors)")
    }

    @Test func wordsThatArticlesAndPagesTakeAreTaken() async throws {
        let head = "path: /x/\ntitle: X\nform: Opinion\nnavigation: none"
        let workplace = try await workplace(["x": Self.list(head)])
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(!(try workplace.site().text("index.html").contains("href=\"/x/\"")))
    }

    @Test func aTitleInALanguageThatTheSiteHasNotIsTold() async throws {
        let workplace = try await workplace([
            "x": Self.list("path: /x/\ntitle: {es: Pleno, fr: Conseil}\nsection: sports")
        ])
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "warning: 'fr' is no language of this site\nhint: languages: es, en\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: ["{", "", "{\"name\": \"Ana\"}"])
    func aFileOfRowsThatIsNoneIsNamed(text: String) async throws {
        let head = "path: /x/\ntitle: X\ndata: data/a.json"
        let workplace = try await workplace(["x": "---\n\(head)\n---\n<p>x</p>\n"])
        try workplace.write(text, to: "Content/data/a.json")
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(run.errors.contains("4:7: error: Content/data/a.json:"), "\(run.errors)")
    }

    @Test func namesThatTheTypeDoesNotHaveAreToldOnTheirLine() async throws {
        let text = "---\npath: /x/\ntitle: X\n---\n<h1>{{title}}</h1>\n<p>{{rwos}}</p>\n"
        let workplace = try await workplace(["x": text])
        let run = try await workplace.build()
        #expect(run.code == 1)
        #expect(run.errors.contains("Templates/pages/x.mustache:6:6: error:"), "\(run.errors)")
    }

    @Test func twoRowsWithOneAddressAreNamed() async throws {
        let workplace = try await workplace(["member": Self.member])
        try workplace.write(
            "name,role\nAna Ríos,a\nAna Rios,b\n,c\n",
            to: "Content/data/council.csv"
        )
        let run = try await workplace.build()
        #expect(run.code != 0)
        #expect(
            run.errors.contains("Content/data/council.csv:3: row 2 and row 1 would both stand at")
        )
        #expect(
            run.errors.contains("Content/data/council.csv:4: row 3 has nothing for its address")
        )
    }

    @Test func textsOfRowsAreEscaped() async throws {
        let workplace = try await workplace(["member": Self.member])
        try workplace.write(
            "name,role\nAna,<script>alert(1)</script>\n",
            to: "Content/data/council.csv"
        )
        #expect(try await workplace.build().code == 0)
        let page = try workplace.site().text("pleno/ana/index.html")
        #expect(page.contains("<p class=\"role\">&lt;script&gt;alert(1)&lt;/script&gt;</p>"))
        #expect(!page.contains("<script>alert(1)"))
    }

    @Test func rowsCanBeYAMLWithListsAndLanguages() async throws {
        let text = """
            ---
            path: /rutas/
            title: Rutas
            data: data/routes.yaml
            ---
            <main>{{#rows}}<h2>{{name}}</h2>{{#stops}}<i>{{.}}</i>{{/stops}}{{/rows}}</main>
            """
        let workplace = try await workplace(["routes": text])
        try workplace.write(
            "- name: {es: Norte, en: North}\n  stops: [Plaza, Molino]\n- name: Sur\n",
            to: "Content/data/routes.yaml"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try workplace.site().text("rutas/index.html")
                .contains("<h2>Norte</h2><i>Plaza</i><i>Molino</i><h2>Sur</h2>")
        )
    }

    @Test func aTemplateOfTheThemeTakesNoHead() async throws {
        let workplace = try await workplace(["list": Self.list("path: /x/\ntitle: X")])
        let run = try await workplace.build()
        #expect(run.code != 0)
        #expect(run.errors.contains("Templates/pages/list.mustache:1: error:"))
    }

    @Test func theExamplesOfTheGuideAreWholeSites() async throws {
        let guide = try String(
            contentsOf: Workplace.repository.appending(path: "docs/guide/page-types.md"),
            encoding: .utf8
        )
        let examples = guide.matches(of: /```mustache\n((?s).*?)```/).map { String($0.output.1) }
        let names = ["interviews", "councillor", "council"]
        #expect(examples.count == names.count)
        let workplace = try await workplace(
            Dictionary(zip(names, examples)) { first, _ in first }
        )
        try workplace.write(Self.council, to: "Content/data/council.csv")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        #expect(
            site.text("council/index.html").contains("<a href=\"/council/ana-rios/\">Ana Ríos</a>")
        )
        #expect(site.text("council/ana-rios/index.html").contains("<p>Alcaldesa</p>"))
        #expect(site.text("interviews/index.html").contains("<h1>Entrevistas</h1>"))
    }
}
