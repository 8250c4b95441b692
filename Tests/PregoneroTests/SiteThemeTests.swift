import Foundation
import Testing

/// A site with a logo, an icon, fonts and colours of its own, without a template of its own.
@Suite struct SiteThemeTests {
    private static func sheet(of site: BuiltSite) throws -> String {
        let path = try #require(site.files.keys.first { $0.hasPrefix("_/base.") })
        return site.text(path)
    }

    private static func rows(_ run: Workplace.Run) -> [String] {
        run.errors.split(separator: "\n").map(String.init)
            .filter { $0.contains("warning: ") || $0.contains("error: ") || $0.hasPrefix("hint") }
    }

    @Test func theLogoStandsInTheMastheadOfEveryPageAndInFeedsAndData() async throws {
        let workplace = try LookFixture.workplace(
            "    logo: {light: theme/l.svg, dark: theme/d.svg}"
        )
        try workplace.write(LookFixture.logo, to: "Content/theme/l.svg")
        try workplace.write(LookFixture.logo + "\n", to: "Content/theme/d.svg")
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let logo = try #require(site.files.keys.first { $0.hasPrefix("_/logo.") })
        #expect(site.text(logo) == LookFixture.logo)
        let mark =
            #"<img class="nameplate__light" src="/\#(logo)" width="320" height="64" alt="Bando">"#
        let full = site.pages.filter { site.text($0).contains("class=\"nameplate\"") }
        #expect(full.count > 5)
        #expect(full.filter { !site.text($0).contains(mark) } == [])
        #expect(
            full.filter { !site.text($0).contains("nameplate__dark\" src=\"/_/logo-dark.") } == []
        )
        #expect(site.text("index.html").contains(#""logo":"https://example.org/\#(logo)""#))
        #expect(site.text("atom.xml").contains("<logo>https://example.org/\(logo)</logo>"))
        #expect(!site.text("feed.xml").contains("<image>"))
        #expect(site.text("sw.js").contains(logo))
        #expect(
            try Self.sheet(of: site).contains("[data-theme=dark] .nameplate__light{display:none}")
        )
    }

    @Test func allIconsAreMadeOfOnePicture() async throws {
        let workplace = try LookFixture.workplace("    icon: theme/icon.svg")
        try workplace.write(LookFixture.icon, to: "Content/theme/icon.svg")
        #expect(try await workplace.build("--strict").code == 0)
        let site = try workplace.site()
        for (name, side) in [
            ("apple-touch-icon.png", 180), ("icon-192.png", 192), ("icon-512.png", 512),
            ("icon-maskable.png", 512),
        ] {
            let bytes = try #require(site.files[name])
            #expect(bytes[1..<4].elementsEqual("PNG".utf8))
            #expect(bytes[16..<20].reduce(0) { $0 << 8 | Int($1) } == side, "\(name)")
            let theme = Workplace.repository.appending(path: "Templates/icons/\(name)")
            #expect(bytes != [UInt8](try Data(contentsOf: theme)))
        }
        let favicon = try #require(site.files["favicon.ico"])
        #expect(favicon.prefix(8) + [] == [0, 0, 1, 0, 1, 0, 32, 32])
        // It stands for a page without a picture where the page is shared.
        let front = site.text("index.html")
        #expect(
            front.contains(#"property="og:image" content="https://example.org/icon-512.png""#)
                && front.contains(#"name="twitter:card" content="summary""#)
        )
        let drawing = try #require(site.files.keys.first { $0.hasPrefix("_/icon.") })
        #expect(site.text(drawing) == LookFixture.icon)
        let feed = site.text("feed.json")
        #expect(feed.contains(#""icon":"https://example.org/icon-512.png""#))
        #expect(feed.contains(#""favicon":"https://example.org/icon-192.png""#))
        #expect(
            site.text("feed.xml").contains("<image><url>https://example.org/icon-192.png</url>")
        )
        let again = try await workplace.build()
        #expect(again.errors.contains("files  0 written"), "\(again.errors)")
    }

    @Test func fontsAreNamedPreloadedAndStoodInFor() async throws {
        let workplace = try LookFixture.workplace(
            "    serif: [fonts/Texto Uno.ttf, {file: fonts/negra.ttf, weight: 700}]"
        )
        try workplace.write(LookFixture.font, to: "Content/fonts/Texto Uno.ttf")
        try workplace.write(LookFixture.font + [0], to: "Content/fonts/negra.ttf")
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let file = try #require(site.files.keys.first { $0.hasPrefix("_/texto-uno.") })
        #expect(site.files[file] == LookFixture.font)
        #expect(
            site.text("index.html").contains(
                #"<link rel="preload" href="/\#(file)" as="font" type="font/ttf" crossorigin>"#
            )
        )
        let sheet = try Self.sheet(of: site)
        let name = file.dropFirst(2)
        #expect(
            sheet.contains(
                "@font-face{font-family:site-serif;src:url(\"\(name)\") format(\"truetype\");"
                    + "font-weight:400;font-style:normal;font-display:optional}"
            )
        )
        // Half a size wide against 0.399985, nine tenths of a size high.
        #expect(
            sheet.contains(
                "src:local(\"Times New Roman\"),local(\"TimesNewRomanPSMT\"),"
                    + "local(\"Liberation Serif\");font-weight:400;font-style:normal;"
                    + "size-adjust:125%;ascent-override:72%;descent-override:24%;"
                    + "line-gap-override:0%}"
            )
        )
        #expect(
            sheet.contains(
                ":root{--serif:site-serif,site-serif-times,site-serif-noto,Georgia,serif}"
            )
        )
    }

    @Test func aColourThatCannotBeReadIsToldAndTheNearestTaken() async throws {
        let workplace = try LookFixture.workplace("    accent: '#ffee88'")
        let run = try await workplace.build()
        #expect(run.code == 0)
        #expect(
            Self.rows(run) == [
                "Content/site.yaml:7:13: warning: 'site.theme.accent': text in #ffee88 on #f2ecdf "
                    + "has a contrast of 1:1 on light pages and needs 4.5:1",
                "hint: the pages have '#7a6b00' in its place, the nearest of its hue that passes",
            ]
        )
        #expect(try Self.sheet(of: try workplace.site()).contains("--accent:#7a6b00"))
        #expect(try await workplace.build("--strict").code != 0)
    }

    @Test func aSiteWithoutALookHasNoRulesForOne() async throws {
        let workplace = try LookFixture.workplace("")
        #expect(try await workplace.build("--strict").code == 0)
        let site = try workplace.site()
        let sheet = try Self.sheet(of: site)
        for part in ["@font-face", "nameplate__dark", "--coast"] { #expect(!sheet.contains(part)) }
        #expect(!site.text("feed.xml").contains("<image>"))
        #expect(!site.text("atom.xml").contains("<logo>"))
    }

    /// Each with the file, and what is said; the site is built as if it were not named.
    @Test(arguments: [
        (
            "logo: theme/no.svg", "", "",
            [
                "Content/site.yaml:7:11: warning: the file of 'site.theme.logo' cannot be read: "
                    + "Content/theme/no.svg (there is no such file); the title stands in its place",
                "hint: name a file relative to Content/",
            ]
        ),
        (
            "\"logo\": theme/no.svg\n    icon: theme/no.svg", "", "",
            [
                "Content/site.yaml:7:13: warning: the file of 'site.theme.logo' cannot be read: "
                    + "Content/theme/no.svg (there is no such file); the title stands in its place",
                "hint: name a file relative to Content/",
                "Content/site.yaml:8:11: warning: the file of 'site.theme.icon' cannot be read: "
                    + "Content/theme/no.svg (there is no such file); the icon of the theme stays",
                "hint: name a file relative to Content/",
            ]
        ),
        (
            "logo: theme/l.svg", "theme/l.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\">\n<script>a()</script></svg>",
            [
                "Content/theme/l.svg:2: warning: it holds a script; the title stands in its place",
                "hint: save it as a plain SVG, which only draws",
            ]
        ),
        (
            "logo: theme/l.svg", "theme/l.svg",
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\" onload=\"a()\"></svg>",
            [
                "Content/theme/l.svg:1: warning: it holds an attribute that runs a script; "
                    + "the title stands in its place",
                "hint: save it as a plain SVG, which only draws",
            ]
        ),
        (
            "logo: theme/l.svg", "theme/l.svg",
            "<?xml version=\"1.0\"?>\n<!DOCTYPE svg [<!ENTITY a \"b\">]>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 9 9\"/>",
            [
                "Content/theme/l.svg:2: warning: it holds definitions of its own; "
                    + "the title stands in its place",
                "hint: save it as a plain SVG, which only draws",
            ]
        ),
        (
            "icon: theme/i.png", "theme/i.png", "GIF89a",
            [
                "Content/theme/i.png: warning: it is no SVG or PNG file; "
                    + "the icon of the theme stays",
                "hint: save it as one of the two",
            ]
        ),
        (
            "serif: fonts/a.woff2", "fonts/a.woff2", "<html>404</html>",
            [
                "Content/fonts/a.woff2: warning: it is no font that browsers read; "
                    + "its letters stay those of the reader's system",
                "hint: put a WOFF2, WOFF, TrueType or OpenType file there",
            ]
        ),
    ])
    func whatCannotBeUsedIsToldAndLeftOut(
        theme: String,
        file: String,
        text: String,
        said: [String]
    ) async throws {
        let workplace = try LookFixture.workplace("    \(theme)")
        if !file.isEmpty { try workplace.write(text, to: "Content/\(file)") }
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(Self.rows(run) == said)
        let site = try workplace.site()
        #expect(site.text("index.html").contains("<span>Bando</span></a>"))
        #expect(try !Self.sheet(of: site).contains("@font-face"))
    }

    @Test func aLogoOfThirtyMegabytesIsNotRead() async throws {
        let workplace = try LookFixture.workplace("    logo: theme/l.png")
        try workplace.write([UInt8](repeating: 0x41, count: 30 << 20), to: "Content/theme/l.png")
        let run = try await workplace.build()
        #expect(
            Self.rows(run) == [
                "Content/theme/l.png: warning: it has 30 MB, more than 1; "
                    + "the title stands in its place",
                "hint: every reader fetches it: save it smaller",
            ]
        )
    }

    @Test func templatesAndStyleSheetsOfASiteNameItsAssets() async throws {
        let workplace = try LookFixture.workplace("    logo: theme/l.svg")
        try workplace.write(LookFixture.logo, to: "Content/theme/l.svg")
        try workplace.write("<svg/>", to: "Templates/assets/mark.svg")
        try workplace.write(
            ".lead { background: url(mark.svg); }\n.alert { background: url(logo.svg); }\n",
            to: "Templates/site.css"
        )
        try workplace.write(
            "<img src=\"{{#asset}}mark.svg{{/asset}}\" alt=\"\">\n",
            to: "Templates/slots/footer.mustache"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let mark = try #require(site.files.keys.first { $0.hasPrefix("_/mark.") })
        let logo = try #require(site.files.keys.first { $0.hasPrefix("_/logo.") })
        #expect(site.text("index.html").contains("<img src=\"/\(mark)\" alt=\"\">"))
        let rules = try #require(site.files.keys.first { $0.hasPrefix("_/site.") })
        #expect(
            site.text(rules)
                == ".lead{background:url(\"\(mark.dropFirst(2))\")}"
                + ".alert{background:url(\"\(logo.dropFirst(2))\")}\n"
        )
        // Behind every other sheet, so that they win.
        for page in site.pages {
            let last = site.text(page).matches(of: /<link rel="stylesheet" href="([^"]*)"/).last
            #expect(last?.output.1 == "/\(rules)", "\(page)")
        }
    }

    @Test func anAssetThatIsNotThereIsNamedWithItsPlace() async throws {
        let workplace = try LookFixture.workplace("")
        try workplace.write("<svg/>", to: "Templates/assets/mark.svg")
        try workplace.write(
            "\n<img src=\"{{#asset}}mrak.svg{{/asset}}\" alt=\"\">\n",
            to: "Templates/slots/footer.mustache"
        )
        let run = try await workplace.build()
        #expect(run.code != 0)
        #expect(
            Self.rows(run).prefix(2) == [
                "Templates/slots/footer.mustache:2:11: error: there is no asset 'mrak.svg'",
                "hint: did you mean 'mark.svg'?",
            ]
        )
    }
}
