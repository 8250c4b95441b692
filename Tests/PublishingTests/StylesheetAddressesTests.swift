import Domain
import Testing

@testable import Publishing

/// What a site's own style sheets name.
@Suite struct StylesheetAddressesTests {
    private let names = AssetNames([
        "mark.svg": "/_/mark.1a2b3c4d.svg", "fonts/a b.woff2": "/_/a b.5e6f7a8b.woff2",
        "static/uno.png": "/uno.png", "uno (1).png": "/_/uno (1).7a8b9c0d.png",
    ])

    private func filled(_ sheet: String) -> (text: String, problems: [String]) {
        var sheet = StylesheetAddresses(Array(sheet.utf8), names: names, path: "Templates/site.css")
        let bytes = sheet.filled()
        return (String(decoding: bytes, as: UTF8.self), sheet.problems.map(\.description))
    }

    @Test(arguments: [
        ("a{b:url(mark.svg)}", "a{b:url(\"mark.1a2b3c4d.svg\")}"),
        ("a{b:URL( 'mark.svg' )}", "a{b:url(\"mark.1a2b3c4d.svg\")}"),
        ("a{b:url(\"assets/mark.svg#x\")}", "a{b:url(\"mark.1a2b3c4d.svg#x\")}"),
        ("a{b:url(fonts/a%20b.woff2?v=1)}", "a{b:url(\"a b.5e6f7a8b.woff2?v=1\")}"),
        ("a{b:url(static/uno.png)}", "a{b:url(\"../uno.png\")}"),
        ("a{b:url('uno (1).png')}", "a{b:url(\"uno (1).7a8b9c0d.png\")}"),
        (
            "a{b:url(\"data:x,<g t='turn(45)'/>\")}c{d:url(mark.svg)}",
            "a{b:url(\"data:x,<g t='turn(45)'/>\")}c{d:url(\"mark.1a2b3c4d.svg\")}"
        ),
    ])
    func aFileOfTheSiteBecomesTheOneThatIsPublished(sheet: String, sent: String) {
        #expect(filled(sheet).text == sent)
    }

    @Test(arguments: [
        "a{b:url(#clip)}", "a{b:url(/uno.png)}", "a{b:url(https://a.example/x.png)}",
        "a{b:url(data:image/png;base64,AA)}", "a{b:url()}", "a{b:url('x)}", "a{b:url('x'",
        "/* url(x.png) */", "a{b:\"url(x)\"}",
        "a{b:url(x", "a::before{content:'", "/*", "\\", "é{b:c}",
    ])
    func whatIsNoFileOfTheSiteStays(sheet: String) {
        #expect(filled(sheet).text == sheet)
    }

    @Test func aFileThatIsNotThereIsNamedWithItsLine() {
        let found = filled(
            "/* uno\n dos */\n\n.a { b: url('mrak.svg') }\n.c { d: url(otra.png) }\n"
        )
        #expect(
            found.problems == [
                """
                Templates/site.css:4: error: there is no asset 'mrak.svg'
                hint: did you mean 'mark.svg'?
                """,
                """
                Templates/site.css:5: error: there is no asset 'otra.png'
                hint: put it into Templates/assets, and name it from there, as 'mark.svg'
                """,
            ]
        )
    }
}
