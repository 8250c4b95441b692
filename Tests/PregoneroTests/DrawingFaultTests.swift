import Foundation
import Testing

@testable import pregonero

@Suite struct DrawingFaultTests {
    private static let head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\""

    private func fault(_ text: String) -> DrawingFault? { DrawingFault(Array(text.utf8)) }

    @Test(arguments: [
        "><path d=\"M0 0\" style=\"fill:url(#g)\"/></svg>",
        "><image href=\"data:image/png;base64,AAAA\"/></svg>",
        "><a href=\"https://a.example/\"><path d=\"M0 0\"/></a></svg>",
        " xmlns:xlink=\"http://www.w3.org/1999/xlink\"><use xlink:href=\"#a\"/></svg>",
        "><!-- <script> --><text>onload=x <![CDATA[ <script> ]]></text></svg>",
        " data-one=\"1\" version=\"1.1\"/>",
        "><g style=\"font-weight:bold;fill:URL(#a)\" a=\"script:\" alt=\"a &amp; b (c) @ d\"/></svg>",
    ])
    func aDrawingIsPlain(rest: String) {
        #expect(fault("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n\(Self.head)\(rest)") == nil)
    }

    /// Each with what is said of it.
    @Test(arguments: [
        ("><script>a()</script></svg>", "a script"),
        (">\u{600}<script>a()</script></svg>", "a script"),
        (" xmlns:a1=\"http://www.w3.org/2000/svg\"><a1:script/></svg>", "a script"),
        ("><a href=\"&#106;ava&#10;script:a()\">x</a></svg>", "a script"),
        ("><text><![CDATA[ <a x=\" ]]></text><script y=\"\"/></svg>", "a script"),
        ("><g x=\"'\"/><script y=''/></svg>", "a script"),
        ("><set to=\"#:JAVA\tscript\n:a()\"/></svg>", "a script"),
        ("><ScRiPt/></svg>", "a script"),
        ("><g ONload/></svg>", "an attribute that runs a script"),
        ("><use href=\"DATA:\u{301},x#a\"/></svg>", "a piece of another document"),
        ("\r\nonload\r\n= 'a()'/>", "an attribute that runs a script"),
        (" ONLOAD=\"a()\"/>", "an attribute that runs a script"),
        ("><foreignObject/></svg>", "a piece of another document"),
        (
            "><x:iframe xmlns:x=\"http://www.w3.org/1999/&#120;html\"/></svg>",
            "a piece of another document"
        ),
        ("><g xmlns:x=\"http://www.w3.org/1999/xhtml\"/></svg>", "a piece of another document"),
        ("><use href=\"data:image/svg+xml,x#a\"/></svg>", "a piece of another document"),
        ("><set attributeName=\"xlink:href\" to=\"x\"/></svg>", "an address that changes"),
        ("><image href=\"//a.example/a.png\"/></svg>", "a file of elsewhere"),
        ("><style>g{fill:URL( 'https://a.example/a')}</style></svg>", "a file of elsewhere"),
        ("><style>@Import \"a\"</style></svg>", "a style sheet of elsewhere"),
    ])
    func whatCouldDoMoreIsFound(rest: String, words: String) {
        #expect(fault(Self.head + rest)?.words == words)
    }

    @Test(arguments: [
        ("<!DOCTYPE svg [<!ATTLIST svg onload CDATA \"a()\">]>", "definitions of its own"),
        ("<!DOCTYPE svg SYSTEM \"<a x='\"><script/>", "a script"),
        ("<?xml-stylesheet href=\"a.css\"?>", "a style sheet of elsewhere"),
        (
            "<?xml version=\"1.0\" encoding=\"ISO-2022-JP\"?>",
            "text in another encoding than UTF-8"
        ),
        ("<!-- \u{0} -->", "text in another encoding than UTF-8"),
    ])
    func whatStandsBeforeTheDrawingCounts(start: String, words: String) {
        #expect(fault("\(start)\(Self.head)/>")?.words == words)
    }

    @Test func theFirstIsToldWithItsLine() {
        let found = fault("\(Self.head)>\n<g/>\r\n<script/>\n<g onload=\"a\"/></svg>")
        #expect(found?.line == 3)
        #expect(found?.words == "a script")
    }

    @Test func aDrawingOfTheNewsroomsThatDoesMoreIsLeftOutAndNamed() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Uno\ndate: 2026-11-20\n---\n![a](pictures/a.svg)\n",
            to: "Content/articles/uno.md"
        )
        try workplace.write(
            "\(Self.head)>\n<script>a()</script></svg>",
            to: "Content/pictures/a.svg"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(
            run.errors.contains(
                "Content/pictures/a.svg:2: warning: it holds a script; it is left out\n"
                    + "hint: save it as a plain SVG, which only draws\n"
            ),
            "\(run.errors)"
        )
        #expect(run.errors.contains("'pictures/a.svg' in Content/ holds a script"), "\(run.errors)")
        let site = try workplace.site()
        #expect(!site.files.keys.contains { $0.hasPrefix("_/a.") })
        #expect(site.pages(containing: "<h1>Uno</h1>").count == 1)
        #expect(try await workplace.build("--strict").code == 1)
    }
}
