import Foundation
import Testing

/// What the name of a text's file says where its head says nothing.
@Suite struct TextNameTests {
    private func built(_ files: [String: String]) async throws -> BuiltSite {
        let workplace = try Workplace()
        try workplace.configure()
        for (path, head) in files {
            try workplace.write("---\n\(head)\n---\nTexto de \(path)\n", to: "Content/\(path)")
        }
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        return try workplace.site()
    }

    @Test func anEndingThatIsALanguageOfTheSiteIsThatOfTheArticle() async throws {
        let site = try await built([
            "articles/hola.md": "title: Hola", "articles/hola.en.md": "title: Hello",
            "articles/otra.en.md": "title: Otra\nlanguage: es",
            "articles/tercera.fr.md": "title: Tercera\nlanguage: es",
            "articles/acta.v2.md": "title: Acta",
        ])
        for (title, language) in [
            ("Hola", "es"), ("Hello", "en"), ("Otra", "es"), ("Tercera", "es"), ("Acta", "es"),
        ] {
            let page = try #require(site.pages(containing: ">\(title)</h1>").first)
            #expect(site.text(page).contains("<html lang=\"\(language)\""), "\(title)")
        }
    }

    @Test(arguments: ["articles/hola.fr.md", "pages/acerca.fr.md", "events/feria.fr.md"])
    func anEndingThatIsALanguageWhichTheSiteHasNotIsTold(file: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Hola\n\(file.hasPrefix("events") ? "start: 2026-12-05\n" : "")---\nTexto\n",
            to: "Content/\(file)"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/\(file): warning: 'fr' is no language of the site; the text counts as 'es'\n"
                    + "hint: add it to 'languages' in the configuration, or give the file another name\n"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: [
        ("sp", "did you mean 'es'?"), ("zz-MX", "for example es, en or pt-br"),
    ])
    func aLanguageThatThereIsNotIsToldAndNotTaken(tag: String, hint: String) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Hola\nlanguage: \(tag)\n---\nTexto\n",
            to: "Content/articles/hola.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "hola.md:3:11: warning: '\(tag.prefix(2))' is no language of ISO 639; the line is left out\nhint: \(hint)"
            ),
            "\(run.errors)"
        )
        let site = try workplace.site()
        let page = try #require(site.pages(containing: ">Hola</h1>").first)
        #expect(site.text(page).contains("<html lang=\"es\""))
        #expect(!site.text(page).contains("lang=\"\(tag.lowercased())\""))
    }

    /// As folders of pages are called in other programs.
    @Test func theIndexOfAFolderIsCalledAsTheFolder() async throws {
        let site = try await built([
            "pages/equipo/index.md": "title: Equipo", "pages/equipo/index.en.md": "title: Team",
            "pages/equipo/normas.md": "title: Normas", "pages/cuotas/index.md": "title: Cuotas",
        ])
        for (page, title) in [
            ("equipo", "Equipo"), ("en/equipo", "Team"), ("normas", "Normas"), ("cuotas", "Cuotas"),
        ] {
            #expect(site.text("\(page)/index.html").contains(">\(title)</h1>"), "\(page)")
        }
        #expect(site.files["index/index.html"] == nil)
    }

    @Test func aPageWithSuchAnEndingIsTheTranslationOfTheOther() async throws {
        let site = try await built([
            "pages/acerca.md": "title: Acerca", "pages/acerca.en.md": "title: About",
            "pages/dos.en.md": "title: Dos\nlanguage: es",
            "pages/tres.fr.md": "title: Tres\nlanguage: es",
        ])
        #expect(site.text("en/acerca/index.html").contains(">About</h1>"))
        #expect(
            site.text("acerca/index.html").contains(
                "hreflang=\"en\" href=\"https://example.org/en/acerca/\""
            )
        )
        #expect(site.files["acerca-en/index.html"] == nil)
        // Whose head says the language has the address that it always had.
        #expect(site.files["dos-en/index.html"] != nil && site.files["tres-fr/index.html"] != nil)
    }
}
