import Foundation
import TestSupport
import Testing

/// Of the newsroom's own pictures and sounds only those are published that something published names.
@Suite struct PublishedFilesTests {
    private static func drawing(_ name: String) -> String {
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"><!-- \(name) --></svg>"
    }

    private func workplace(_ names: String...) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        for name in names {
            try workplace.write(Self.drawing(name), to: "Content/pictures/\(name).svg")
        }
        return workplace
    }

    private func article(_ name: String, head: String = "", _ text: String) -> String {
        "---\ntitle: Noticia \(name)\ndate: 2026-11-20\n\(head)---\n\(text)\n"
    }

    /// Which of the drawings lie in the site, in their order.
    private func published(_ workplace: Workplace) throws -> [String] {
        try workplace.site().files.keys.compactMap {
            $0.firstMatch(of: /^_\/([a-z]+)\.[0-9a-f]{8}\.(?:svg|mp3)$/).map { String($0.output.1) }
        }
        .filter { !["sprite", "icon", "logo"].contains($0) }
        .sorted()
    }

    @Test func draftsAndUnusedOnesStayAtHome() async throws {
        let workplace = try workplace("cabeza", "cuerpo", "enlace", "borrador", "nadie")
        try workplace.write(
            article(
                "uno",
                head: "picture: pictures/cabeza.svg\n",
                "![a](pictures/cuerpo.svg)\n\n[plano](pictures/enlace.svg)"
            ),
            to: "Content/articles/uno.md"
        )
        try workplace.write(
            article("dos", head: "draft: true\n", "![a](pictures/borrador.svg)"),
            to: "Content/articles/dos.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try published(workplace) == ["cabeza", "cuerpo", "enlace"])
        #expect(
            run.errors.contains(
                "Content/pictures/nadie.svg: note: it is named by nothing that is published, and so is not "
                    + "published itself\nhint: name it in a text, or take it away\n"
            ),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("borrador.svg"), "\(run.errors)")
        #expect(try workplace.site().brokenLinks() == [])

        let again = try await workplace.build()
        #expect(again.errors.contains("files  0 written"), "\(again.errors)")
        #expect(again.errors.contains("pictures/nadie.svg: note:"), "\(again.errors)")

        #expect(try await workplace.build("--drafts").code == 0)
        #expect(try published(workplace) == ["borrador", "cabeza", "cuerpo", "enlace"])
    }

    @Test func manyThatNothingNamesAreOneNote() async throws {
        let workplace = try workplace("a", "b", "c", "d", "e")
        let run = try await workplace.build()
        #expect(
            run.errors.contains(
                "note: 5 files of Content/ are named by nothing that is published, and so are not published "
                    + "themselves: pictures/a.svg, pictures/b.svg, pictures/c.svg and 2 more\n"
            ),
            "\(run.errors)"
        )
        #expect(try published(workplace) == [])
    }

    @Test func anArticleBringsItsPictureWhenItsTimeComesAndTakesItAlong() async throws {
        let workplace = try workplace("faro")
        let text =
            "---\ntitle: Faro\ndate: 2026-11-22\nexpires: 2026-11-24\npicture: pictures/faro.svg\n---\nTexto.\n"
        try workplace.write(text, to: "Content/articles/faro.md")
        let first = try await workplace.build()
        #expect(first.code == 0, "\(first.errors)")
        #expect(try published(workplace) == [])
        #expect(!first.errors.contains("faro.svg"), "\(first.errors)")
        #expect(try await workplace.build(at: "2026-11-23T06:00:00Z").code == 0)
        #expect(try published(workplace) == ["faro"])
        let full = try await workplace.build(
            "--full",
            "--output",
            "entero",
            at: "2026-11-23T06:00:00Z"
        )
        #expect(full.code == 0, "\(full.errors)")
        #expect(try workplace.site("entero").files == workplace.site().files)
        let last = try await workplace.build(at: "2026-11-25T06:00:00Z")
        #expect(last.code == 0, "\(last.errors)")
        #expect(try published(workplace) == [])
        #expect(!last.errors.contains("faro.svg"), "\(last.errors)")
    }

    @Test func whatIsRemovedTakesItsPictureAlong() async throws {
        let workplace = try workplace("uno", "dos")
        for name in ["uno", "dos"] {
            try workplace.write(
                article(name, head: "id: \(name)\n", "![a](pictures/\(name).svg)"),
                to: "Content/articles/\(name).md"
            )
        }
        #expect(try await workplace.build().code == 0)
        #expect(try published(workplace) == ["dos", "uno"])
        let pages = try workplace.site().pages(containing: "<h1>Noticia uno</h1>")
        let page = try #require(pages.first)
        let address = "/\(page.replacing("index.html", with: ""))"
        let run = try await workplace.run(
            "withdraw",
            address,
            "--erase",
            "--offline",
            "--clock",
            Workplace.clock
        )
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "warning: only what is to be erased names Content/pictures/uno.svg\n"
                    + "hint: delete the file; it is published no more\n"
            ),
            "\(run.errors)"
        )
        #expect(try published(workplace) == ["dos"])
    }

    @Test func whatAllElseNamesIsPublished() async throws {
        let workplace = try workplace(
            "pagina",
            "tema",
            "retrato",
            "persona",
            "hoja",
            "plantilla",
            "cabecera",
            "mudado"
        )
        try workplace.configure(
            "  - {id: gente, kind: data, model: person, url: data/gente.yaml}\n"
                + "  - {id: discos, kind: data, model: track, url: data/discos.yaml}\n",
            site: "  theme: {logo: pictures/cabecera.svg}\n"
        )
        try workplace.write(
            Array("ID3".utf8) + Array(repeating: 0, count: 64),
            to: "Content/media/jota.mp3"
        )
        for (path, text) in [
            ("Content/pages/acerca.md", "---\ntitle: Acerca\n---\n![a](pictures/pagina.svg)\n"),
            ("Content/topics/agua.md", "---\nname: Agua\npicture: pictures/tema.svg\n---\n"),
            ("Content/authors/ana.md", "---\nname: Ana\nportrait: pictures/retrato.svg\n---\n"),
            ("Content/articles/uno.md", article("uno", head: "author: ana\ntags: [Agua]\n", "Sí.")),
            (
                "Content/data/gente.yaml",
                "- {id: eva, name: Eva, public: true, picture: pictures/persona.svg}\n"
            ),
            (
                "Content/data/discos.yaml",
                "- {id: jota, title: Jota, artist: Nadir, preview: media/jota.mp3}\n"
            ),
            ("Templates/site.css", "body { background: url(pictures/hoja.svg) }\n"),
            (
                "Templates/slots/footer.mustache",
                "<p>{{#asset}}pictures/plantilla.svg{{/asset}}</p>\n"
            ),
            ("Content/moved.txt", "/viejo/dibujo.svg pictures/mudado.svg\n"),
        ] { try workplace.write(text, to: path) }
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            try published(workplace) == [
                "cabecera", "hoja", "jota", "mudado", "pagina", "persona", "plantilla", "retrato",
                "tema",
            ]
        )
        #expect(!run.errors.contains("named by nothing"), "\(run.errors)")
        #expect(try workplace.site().brokenLinks() == [])

        // Whoever leaves takes the portrait along.
        try workplace.write("[]\n", to: "Content/data/gente.yaml")
        try workplace.remove("Content/authors/ana.md")
        #expect(try await workplace.build().code == 0)
        #expect(try Set(["persona", "retrato"]).isDisjoint(with: published(workplace)))
    }

    @Test func aDraftOfAPageIsNoReasonForANote() async throws {
        let workplace = try workplace("plan")
        try workplace.write(
            "---\ntitle: Plan\ndraft: true\n---\n![a](pictures/plan.svg)\n",
            to: "Content/pages/plan.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(try published(workplace) == [])
        #expect(!run.errors.contains("named by nothing"), "\(run.errors)")
    }

    /// Copies have other names than the pictures.
    @Test(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
    func copiesArePublishedByWhoNamesThem() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(InventedPicture.png(700, 400), to: "Content/pictures/a.png")
        try workplace.write(
            article("uno", head: "draft: true\npicture: pictures/a.png\n", "Texto."),
            to: "Content/articles/uno.md"
        )
        func copies() throws -> [String] {
            try workplace.site().files.keys.filter { $0.hasPrefix("_/p/") }.sorted()
        }
        #expect(try await workplace.build().code == 0)
        #expect(try copies() == [])
        try workplace.write(
            article("uno", head: "picture: pictures/a.png\n", "Texto."),
            to: "Content/articles/uno.md"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try !copies().isEmpty)
        #expect(try workplace.site().brokenLinks() == [])
    }
}
