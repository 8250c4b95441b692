import Templating
import TestSupport
import Testing

@Suite struct LenientTemplateTests {
    @Test(
        .enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"),
        arguments: try SpecificationCase.all()
    )
    func specificationCaseIsRendered(_ example: SpecificationCase) throws {
        let page = try render(example.template, example.data, partials: example.partials)
        #expect(page == example.expected)
    }

    @Test(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
    func specificationIsWhole() throws {
        #expect(try SpecificationCase.all().count == 184)
    }

    @Test func apostropheIsEscaped() throws {
        let data = TemplateValue.object(["name": .string("l'Équipe")])
        #expect(try render("{{name}}", data) == "l&#39;Équipe")
    }

    @Test func longTextIsEscapedBehindItsFirstSixteenBytes() throws {
        let text = "plain for sixteen bytes & <more> than \"that\", for'ever and ever"
        let expected =
            "plain for sixteen bytes &amp; &lt;more&gt; than &quot;that&quot;, for&#39;ever and ever"
        #expect(try render("{{.}}", .string(text)) == expected)
    }

    @Test func endlessPartialStops() throws {
        let page = try render("{{>a}}", .null, partials: ["a": "x{{>a}}{{>a}}"])
        #expect(page.allSatisfy { $0 == "x" })
    }

    @Test func recursivePartialGrowsItsIndentation() throws {
        let leaf = TemplateValue.object(["name": .string("c"), "nodes": .list([])])
        let child = TemplateValue.object(["name": .string("b"), "nodes": .list([leaf])])
        let root = TemplateValue.object(["name": .string("a"), "nodes": .list([child])])
        let node = "{{name}}\n{{#nodes}}\n  {{>node}}\n{{/nodes}}\n"
        let page = try render("- {{>node}}", root, partials: ["node": node])
        #expect(page == "- a\n  b\n    c\n")
    }

    @Test func dynamicParentTakesBlocks() throws {
        let data = TemplateValue.object(["layout": .string("wide")])
        let partials = ["wide": "[{{$a}}{{/a}}]", "narrow": "({{$a}}{{/a}})"]
        let page = try render("{{<*layout}}{{$a}}x{{/a}}{{/*layout}}", data, partials: partials)
        #expect(page == "[x]")
    }

    @Test func brokenTextIsRefused() {
        let source = TemplateSource(path: "a.mustache", name: "a", text: "one\n{{#b}}")
        let expected = TemplateErrors([
            TemplateError(
                path: "a.mustache",
                line: 2,
                column: 4,
                message: "section 'b' is never closed",
                hint: "write {{/b}} behind it",
                sourceLine: "{{#b}}"
            )
        ])
        #expect(throws: expected) {
            try LenientTemplate("a", in: [source])
        }
    }

    @Test func missingTemplateIsRefused() {
        let source = TemplateSource(path: "page.mustache", name: "page", text: "")
        #expect(
            throws: TemplateErrors([
                TemplateError(
                    path: "pages",
                    line: 0,
                    column: 0,
                    message: "unknown template 'pages'",
                    hint: "did you mean 'page'?"
                )
            ])
        ) {
            try LenientTemplate("pages", in: [source])
        }
    }

    private func render(
        _ template: String,
        _ data: TemplateValue,
        partials: [String: String] = [:]
    ) throws -> String {
        let sources = partials.map { TemplateSource(path: $0, name: $0, text: $1) }
        let page = TemplateSource(path: "the page", name: "the page", text: template)
        var buffer: [UInt8] = []
        try LenientTemplate("the page", in: sources + [page]).render(data, into: &buffer)
        return String(decoding: buffer, as: UTF8.self)
    }
}
