import Foundation
import TestSupport
import Testing

/// Pictures that the newsroom's own texts show, written in all the ways of CommonMark.
@Suite struct OwnTextPicturesTests {
    private static let drawing =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"30\"></svg>"

    private func workplace(_ text: String, pictures: [String]) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        for name in pictures { try workplace.write(Self.drawing, to: "Content/pictures/\(name)") }
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\n---\nTexto.\n\n\(text)\n",
            to: "Content/articles/uno.md"
        )
        return workplace
    }

    @Test(
        arguments: [
            ("![a](<pictures/con espacio.svg>)", "con espacio.svg"),
            ("![a](pictures/con%20espacio.svg)", "con espacio.svg"),
            ("![a](<pictures/con%20espacio.svg> \"título\")", "con espacio.svg"),
            ("![a](pictures/a(1).svg)", "a(1).svg"),
            ("![a](pictures/a\\(1.svg)", "a(1.svg"),
            ("![a](pictures/ñandú.svg)", "ñandú.svg"),
            ("![a](pictures/%C3%B1and%C3%BA.svg)", "ñandú.svg"),
            ("![a][ref]\n\n[ref]: <pictures/con espacio.svg>", "con espacio.svg"),
            ("[![a](pictures/b.svg)](https://otra.example/)", "b.svg"),
            ("> - ![a](pictures/b.svg)", "b.svg"),
            ("| x |\n|---|\n| ![a](pictures/b.svg) |", "b.svg"),
            ("![a](./pictures/b.svg)", "b.svg"),
            ("![a](/pictures/b.svg)", "b.svg"),
            ("<img src=\"/pictures/b.svg\" alt=\"a\">", "b.svg"),
        ]
    )
    func everyFormIsShown(text: String, name: String) async throws {
        let workplace = try workplace(text, pictures: [name])
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        let site = try workplace.site()
        let page = try #require(site.pages(containing: "alt=\"a\"").first)
        let shown = site.tags(of: page).filter { $0.name == "img" && $0.attributes["alt"] == "a" }
        #expect(shown.count == 1)
        let address = try #require(shown.first?.attributes["src"])
        #expect(address.hasPrefix("/_/"), "\(address)")
        let path = address.dropFirst().removingPercentEncoding ?? ""
        #expect(site.files[path] == Array(Self.drawing.utf8), "\(path)")
    }

    /// Readers' modes of browsers weigh what has a name as a text; what stands beside the text alone is lost in them.
    @Test(arguments: [true, false])
    func theLeadPictureIsWithinWhatIsNamedAsTheText(hasPicture: Bool) async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(Self.drawing, to: "Content/pictures/a.svg")
        let head = hasPicture ? "\npicture: pictures/a.svg" : ""
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\(head)\n---\nTexto.\n",
            to: "Content/articles/uno.md"
        )
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = site.text(try #require(site.pages(containing: ">Uno</h1>").first))
        #expect(page.contains(" id=\"article_text\">\n<figure ") == hasPicture)
    }

    @Test(
        arguments: [
            ("Ver ![a](pictures/mi foto.svg).", "7:6", "(pictures/mi foto.svg)", "picture"),
            ("[a](actas/acta (2).pdf \"Acta\")", "7:1", "(actas/acta (2).pdf)", "link"),
        ]
    )
    func anAddressWithASpaceIsTold(
        text: String,
        place: String,
        address: String,
        what: String
    ) async throws {
        let workplace = try workplace(text, pictures: ["mi foto.svg"])
        let run = try await workplace.build()
        let bare = address.dropFirst().dropLast()
        #expect(
            run.errors.contains(
                """
                Content/articles/uno.md:\(place): warning: '\(address)' is no \(what), since the \
                name has a space
                hint: write (<\(bare)>) or (\(bare.replacing(" ", with: "%20")))
                """
            ),
            "\(run.errors)"
        )
    }

    @Test(
        arguments: [
            "    ![a](pictures/no.svg)", "`![a](pictures/no.svg)`",
            "~~~\n![a](pictures/no.svg)\n~~~",
            "````\n```\n![a](pictures/no.svg)\n```\n````", "\\!\\[a](pictures/no.svg)",
            "<!-- ![a](pictures/no.svg) -->", "![a](https://otra.example/no.svg)",
        ]
    )
    func whatShowsNoPictureOfOursNeedsNone(text: String) async throws {
        let run = try await workplace(text, pictures: []).build()
        #expect(run.code == 0)
        #expect(!run.errors.contains("no.svg"), "\(run.errors)")
    }

    @Test(
        arguments: [
            ("> dos\n> ![a](<pictures/con espacio.sgv>)", "8:3"),
            ("<figure>\n <img alt=\"a\" src=\"pictures/con espacio.sgv\">\n</figure>", "8:2"),
            ("dos <img alt=\"a\" src=\"pictures/con espacio.sgv\"> tres", "7:5"),
            ("uno\ndos <Img alt=\"a\" src=\"pictures/con espacio.sgv\"> tres", "8:5"),
        ]
    )
    func whatIsMissingIsNamedWithItsPlaceAndCostsNothingElse(
        text: String,
        place: String
    ) async throws {
        let workplace = try workplace(text, pictures: ["con espacio.svg"])
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let page = try #require(site.pages(containing: "<h1>Uno</h1>").first)
        #expect(!site.text(page).contains("con espacio"))
        #expect(
            run.errors.contains(
                "Content/articles/uno.md:\(place): warning: there is no picture 'pictures/con espacio.sgv' in Content/\n"
                    + "hint: did you mean 'pictures/con espacio.svg'?"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: ["<svg viewBox=\"0 0 -1e300 -1e300\"/>", "\u{FF}\u{D8} no es nada", ""])
    func whatIsDamagedIsNotCalledMissing(content: String) async throws {
        let workplace = try workplace("![a](pictures/roto.svg)", pictures: [])
        try workplace.write(content, to: "Content/pictures/roto.svg")
        let run = try await workplace.build()
        #expect(
            run.errors.contains("'pictures/roto.svg' in Content/ is damaged, or no picture"),
            "\(run.errors)"
        )
        #expect(
            run.errors.contains("Content/pictures/roto.svg: warning: it is damaged, or no picture"),
            "\(run.errors)"
        )
        #expect(!run.errors.contains("there is no picture"))
        #expect(run.code == 0)
    }

    @Test func thePictureOfAnArticleIsNamedToo() async throws {
        let workplace = try workplace("Nada.", pictures: ["b.svg"])
        try workplace.write("no es nada", to: "Content/pictures/roto.svg")
        for (name, message) in [
            ("c.svg", "there is no picture 'pictures/c.svg' in Content/"),
            ("roto.svg", "'pictures/roto.svg' in Content/ is damaged, or no picture"),
        ] {
            try workplace.write(
                "---\ntitle: Dos\ndate: 2026-11-20\npicture: pictures/\(name)\n---\nTexto.\n",
                to: "Content/articles/dos.md"
            )
            let run = try await workplace.build()
            #expect(run.code == 0, "\(run.errors)")
            #expect(
                run.errors.contains("Content/articles/dos.md:4:10: warning: \(message)"),
                "\(run.errors)"
            )
            #expect(try workplace.site().pages(containing: "<h1>Dos</h1>").count == 1)
        }
    }

    @Test(
        arguments: [
            "pictures/b.svg", "/pictures/b.svg", "./pictures/b.svg", "pictures//b.svg",
            "pictures/../pictures/b.svg",
        ]
    )
    func thePictureOfAnArticleIsShownHoweverItsPathIsWritten(path: String) async throws {
        let workplace = try workplace("Nada.", pictures: ["b.svg"])
        try workplace.write(
            "---\ntitle: Dos\ndate: 2026-11-20\npicture: \(path)\nalt: Un río\n---\nTexto.\n",
            to: "Content/articles/dos.md"
        )
        let run = try await workplace.build()
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        let site = try workplace.site()
        let page = try #require(site.pages(containing: "<h1>Dos</h1>").first)
        #expect(
            site.tags(of: page).contains { $0.name == "img" && $0.attributes["alt"] == "Un río" }
        )
    }

    @Test func aPictureThatLiesElsewhereInContentIsNamed() async throws {
        let workplace = try workplace("![a](/otra.svg)\n\n![b](static/otra.svg)", pictures: [])
        try workplace.write(Self.drawing, to: "Content/static/otra.svg")
        try workplace.write(
            "---\ntitle: Dos\ndate: 2026-11-20\npicture: static/otra.svg\n---\nTexto.\n",
            to: "Content/articles/dos.md"
        )
        let run = try await workplace.build()
        let fault =
            "warning: 'static/otra.svg' does not lie in Content/pictures\n"
            + "hint: put it there, and write pictures/NAME"
        #expect(run.errors.contains("Content/articles/dos.md:4:10: \(fault)"), "\(run.errors)")
        #expect(run.errors.contains("Content/articles/uno.md:9:1: \(fault)"), "\(run.errors)")
        #expect(!run.errors.contains("'otra.svg'"), "\(run.errors)")
    }

    @Test func aDamagedPictureThatNobodyShowsCostsItselfAlone() async throws {
        let workplace = try workplace("Nada.", pictures: ["b.svg"])
        try workplace.write("<svg viewBox=\"0 0 1e300 nan\"/>", to: "Content/pictures/roto.svg")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(run.errors.contains("Content/pictures/roto.svg: warning: it is damaged"))
        #expect(try !workplace.site().files.keys.contains { $0.contains("roto") })
    }

    /// The first half of a picture, or one whose bytes were changed, would be shown with a black band.
    @Test(
        .enabled(if: ImageTools.isInstalled),
        arguments: [
            Array(InventedPicture.png(400, 300).dropLast(100)),
            InventedPicture.damagedPNG(400, 300),
        ]
    )
    func aPhotographThatIsCutOffOrDamagedIsLeftOutAndToldOnce(bytes: [UInt8]) async throws {
        let workplace = try workplace("![a](pictures/foto.png)", pictures: [])
        try workplace.write(bytes, to: "Content/pictures/foto.png")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "Content/pictures/foto.png: warning: it is left out: the file is cut off"
            ),
            "\(run.errors)"
        )
        #expect(run.warningCount == 1, "\(run.errors)")
        #expect(try !workplace.site().files.keys.contains { $0.contains("foto") })
    }

    @Test(.enabled(if: ImageTools.isInstalled))
    func aPhotographOfMorePixelsThanAreDecodedIsToldInEachBuild() async throws {
        let workplace = try workplace("![a](pictures/foto.png)", pictures: [])
        try workplace.write(
            InventedPicture.pngBomb(20_001, 10),
            to: "Content/pictures/foto.png"
        )
        for _ in 1...2 {
            let run = try await workplace.build()
            #expect(
                run.errors.contains(
                    "Content/pictures/foto.png: warning: 20001 × 10 pixels are more"
                ),
                "\(run.errors)"
            )
        }
    }
}
