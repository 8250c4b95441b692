import Foundation
import Testing

/// Links in the newsroom's own texts lead to what is published, and those that lead nowhere are said in each build.
@Suite struct OwnLinksTests {
    private func workplace(base: String = "https://portal.example/") throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("", baseURL: base)
        try workplace.write(
            "---\ntitle: Otra\ndate: 2026-11-18\n---\n## El plan de agua\n\nTexto\n",
            to: "Content/articles/2026/otra.md"
        )
        try workplace.write(
            "---\ntitle: Acerca\nslug: quienes\n---\n## Cómo se hace\n\nx\n",
            to: "Content/pages/acerca.md"
        )
        try workplace.write("%PDF-1.4", to: "Content/static/files/bando (3).pdf")
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><path d=\"M0 0h9\"/></svg>",
            to: "Content/pictures/plano.svg"
        )
        return workplace
    }

    private func write(_ text: String, _ workplace: Workplace) throws {
        try workplace.write(
            "---\ntitle: Subasta\ndate: 2026-11-20\n---\n\(text)\n",
            to: "Content/articles/2026/subasta.md"
        )
    }

    private func article(_ title: String, _ workplace: Workplace) throws -> String {
        let site = try workplace.site()
        return site.text(try #require(site.pages(containing: ">\(title)</h1>").first))
    }

    private func links(_ page: String) -> [String: String] {
        let pairs = page.matches(of: /<a(?: href="([^"]*)")?[^>]*>(l\d+)<\/a>/).map {
            (String($0.output.2), $0.output.1.map(String.init) ?? "none")
        }
        return Dictionary(pairs) { $1 }
    }

    @Test(arguments: ["https://portal.example/", "https://portal.example/diario/"])
    func eachLeadsToThePublishedAddress(base: String) async throws {
        let workplace = try workplace(base: base)
        try write(
            """
            [l1](otra.md) [l2](articles/2026/otra.md#el-plan-de-agua) [l3](../../pages/acerca.md?x=1#como-se-hace)
            [l4](acerca.md) [l5](<files/bando (3).pdf>) [l6](files/bando%20(3).pdf) [l7](pictures/plano.svg)
            [l8](/noticias/) [l9](\(base)noticias/) [l10](https://otro.example/x.md) [l11](mailto:a@b.example)
            [l12][nota] <a href="acerca.md">l13</a> `[l14](nada.md)` [l15](#fin) [l16](./otra.md "Título")

            ## Fin

            [nota]: pages/acerca.md
            """,
            workplace
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let prefix = base.hasSuffix("/diario/") ? "/diario" : ""
        let found = links(try article("Subasta", workplace))
        let other = try #require(found["l1"])
        #expect(other.hasPrefix("\(prefix)/n/2026/11/18/otra-"))
        #expect(found["l2"] == "\(other)#el-plan-de-agua")
        #expect(found["l3"] == "\(prefix)/quienes/?x=1#como-se-hace")
        #expect(found["l4"] == "\(prefix)/quienes/")
        #expect(found["l5"] == "\(prefix)/files/bando%20(3).pdf" && found["l6"] == found["l5"])
        #expect(try #require(found["l7"]).hasPrefix("\(prefix)/_/plano."))
        #expect(found["l8"] == "\(prefix)/noticias/")
        #expect(found["l9"] == "\(base)noticias/")
        #expect(found["l10"] == "https://otro.example/x.md")
        #expect(found["l11"] == "mailto:a@b.example")
        #expect(found["l12"] == found["l4"] && found["l13"] == found["l4"])
        #expect(found["l14"] == nil)
        #expect(found["l15"] == "#fin" && found["l16"] == other)
        // Readers elsewhere get whole addresses.
        let feed = try workplace.site().text("feed.json")
        #expect(
            feed.contains("https://portal.example\(other.replacing("/", with: "\\/"))")
                || feed.contains("https://portal.example\(other)")
        )
    }

    /// Each with what is said of it.
    private static let lost = [
        ("nada.md", "leads to nothing that is published", "name a text of"),
        ("otar.md", "leads to nothing that is published", "did you mean 'otra.md'?"),
        ("borrador.md", "leads to nothing that is published", "it is a draft"),
        ("files/bando(3).pdf", "leads to nothing that is published", "did you mean"),
        ("../../../../etc/passwd", "leads to nothing that is published", "Content/static"),
        ("uno.md", "leads to nothing that is published", "say which of them: "),
        ("www.example.com/a", "leads to nothing that is published", "with 'https://'"),
        ("diario.example.org", "leads to nothing that is published", "with 'https://'"),
        ("ana@example.com", "leads to nothing that is published", "with 'mailto:'"),
        ("/no-existe/", "leads to '/no-existe/', where nothing stands", "list pages"),
        ("/files/no.pdf", "leads to '/files/no.pdf', where nothing stands", "list pages"),
        ("https://portal.example/no/", "leads to '/no/', where nothing stands", "list pages"),
        (
            "otra.md#el-plan-del-agua", "leads to '#el-plan-del-agua', which '/n/2026/",
            "'#el-plan-de-agua'?"
        ),
        ("acerca.md#nada", "leads to '#nada', which '/quienes/' does not have", ""),
        ("/mapa/#nada", "leads to '/mapa/', where nothing stands", ""),
        ("/noticias/#nada", "leads to '#nada', which '/noticias/' does not have", ""),
        ("#nada", "leads to '#nada', which '/n/2026/11/20/subasta-", ""),
    ]

    @Test(arguments: lost) func oneThatLeadsNowhereIsSaidInEachBuild(
        link: String,
        message: String,
        hint: String
    ) async throws {
        let workplace = try workplace()
        try workplace.write(
            "---\ntitle: Borrador\ndraft: true\n---\n[nada](nunca.md)\n",
            to: "Content/articles/borrador.md"
        )
        for folder in ["a", "b"] {
            try workplace.write(
                "---\ntitle: Uno \(folder)\ndate: 2026-11-01\n---\nx\n",
                to: "Content/articles/\(folder)/uno.md"
            )
        }
        try write("Texto\n\nMás [l1](\(link)) texto", workplace)
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            let place = "Content/articles/2026/subasta.md:7:"
            #expect(run.errors.contains(place), "\(run.errors)")
            #expect(run.errors.contains("warning: '\(link)' \(message)"), "\(run.errors)")
            #expect(hint.isEmpty || run.errors.contains(hint), "\(run.errors)")
            #expect(!run.errors.contains("nunca.md"))
        }
        let strict = try await workplace.build("--strict")
        #expect(strict.code != 0)
        let found = links(try article("Subasta", workplace))["l1"]
        if !link.hasPrefix("/"), !link.contains("#"), !link.contains(":") {
            #expect(found == "none")
        } else {
            // What the portal does not know of may stand there, and a page without its heading is the right one.
            let written = String(link.drop { $0 != "/" && $0 != "#" })
            #expect(found?.hasSuffix(written) == true)
        }
    }

    @Test(arguments: [
        ("[x](//x.org/y)", "'//x.org/y' is no address of a link", "write 'https:' before it"),
        ("[x]()", "the link has no address", "name a file"),
        ("[x](http://)", "'http://' is no address of a link", "name a file"),
        ("[x](javascript:a)", "'javascript:a' is no address of a link", "name a file"),
        ("![x](//x.org/y.png)", "'//x.org/y.png' is no address of a picture", "write 'https:'"),
        ("![x]()", "the picture has no address", "name a file"),
    ])
    func oneWhoseAddressIsNoneIsSaidInEachBuild(
        text: String,
        message: String,
        hint: String
    ) async throws {
        let workplace = try workplace()
        try write("Texto\n\nMás \(text) texto", workplace)
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(run.code == 0)
            #expect(
                run.errors.contains("Content/articles/2026/subasta.md:7:")
                    && run.errors.contains("warning: \(message)"),
                "\(run.errors)"
            )
            #expect(run.errors.contains("hint: \(hint)"), "\(run.errors)")
            #expect(run.warningCount == 1, "\(run.errors)")
        }
        #expect(try await workplace.build("--strict").code != 0)
    }

    @Test func anAddressOfElsewhereThatIsOneIsNotTold() async throws {
        let workplace = try workplace()
        try write(
            "[a](mailto:a@b.org) [b](tel:+34) [c](https://x.org/a%20b) <https://x.org> www.x.org",
            workplace
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
    }

    @Test func thePortalItselfIsNotElsewhere() async throws {
        let workplace = try workplace(base: "https://portal.example/diario/")
        try write(
            "[l1](https://portal.example/diario/noticias/) [l2](https://portal.example/otro/)",
            workplace
        )
        #expect(try await workplace.build("--strict").code == 0)
        let page = try article("Subasta", workplace)
        #expect(page.contains("<a href=\"https://portal.example/diario/noticias/\">l1</a>"))
        #expect(
            page.contains("<a href=\"https://portal.example/otro/\" rel=\"noopener external\">")
        )
    }

    @Test func aTextThatComesOrGoesChangesThePagesThatLeadToIt() async throws {
        let workplace = try workplace()
        try write("[l1](luego.md) [l2](otra.md)", workplace)
        try workplace.write(
            "---\ntitle: Nota\n---\n[l1](articles/luego.md)\n",
            to: "Content/pages/nota.md"
        )
        #expect(try await workplace.build().errors.contains("'luego.md' leads to nothing"))
        #expect(links(try article("Subasta", workplace))["l1"] == "none")

        try workplace.write(
            "---\ntitle: Luego\ndate: 2026-11-19\n---\nx\n",
            to: "Content/articles/luego.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let address = try #require(links(try article("Subasta", workplace))["l1"])
        #expect(address.hasPrefix("/n/2026/11/19/luego-"))
        #expect(links(try workplace.site().text("nota/index.html"))["l1"] == address)
        #expect(try workplace.site().text("feed.xml").contains(address))

        // A file under another name keeps its address, and who links to it by the old name is told.
        try workplace.move("Content/articles/luego.md", to: "Content/articles/despues.md")
        #expect(try await workplace.build().errors.contains("'luego.md' leads to nothing"))
        try write("[l1](despues.md) [l2](otra.md)", workplace)
        #expect(try await workplace.build().code == 0)
        #expect(links(try article("Subasta", workplace))["l1"] == address)
    }

    @Test func aTextWithMistakesKeepsItsLinksUntilItIsMended() async throws {
        let workplace = try workplace()
        try write("[l1](otra.md)", workplace)
        #expect(try await workplace.build().code == 0)
        let address = try #require(links(try article("Subasta", workplace))["l1"])
        let path = "Content/articles/2026/subasta.md"
        let text = try workplace.read(path)
        try workplace.write(text.replacing("title: Subasta", with: "title: [Subasta"), to: path)
        #expect(try await workplace.build().errors.contains("the file is left out"))
        #expect(links(try article("Subasta", workplace))["l1"] == address)

        // What cannot be read at all leads nowhere rather than astray.
        try workplace.write(Array(text.utf8) + [0], to: path)
        #expect(try await workplace.build().errors.contains("the file is left out"))
        #expect(links(try article("Subasta", workplace))["l1"] == "none")
        try workplace.write(text, to: path)
        #expect(try await workplace.build().code == 0)
        #expect(links(try article("Subasta", workplace))["l1"] == address)
    }

    @Test func explainNamesTheLinks() async throws {
        let workplace = try workplace()
        try write("[l1](otra.md)", workplace)
        #expect(try await workplace.build().code == 0)
        let page = try #require(try workplace.site().pages(containing: ">Subasta</h1>").first)
        let run = try await workplace.run("explain", page, "--clock", Workplace.clock)
        #expect(run.output.contains("its link 'otra.md' to /n/2026/11/18/otra-"), "\(run.output)")
    }
}
