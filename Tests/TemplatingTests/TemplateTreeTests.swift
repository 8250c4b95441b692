import TemplateModels
import Templating
import TestSupport
import Testing

@Suite struct TemplateTreeTests {
    @Test(arguments: [
        (
            "a\n  {{#also}}{{title}}", "2:6", "section 'also' is never closed",
            "write {{/also}} behind it"
        ),
        ("{{^tags}}", "1:4", "section 'tags' is never closed", "write {{/tags}} behind it"),
        ("{{$top}}", "1:4", "block 'top' is never closed", "write {{/top}} behind it"),
        (
            "{{#also}}x\n{{/aslo}}", "2:4", "{{/aslo}} closes nothing that is open",
            "write {{/also}}, opened at 1:1"
        ),
        (
            "{{#also}}{{#tags}}{{/also}}", "1:13", "section 'tags' is never closed",
            "write {{/tags}} behind it"
        ),
        ("a {{page", "1:3", "tag is never closed", "close it with }}"),
        ("{{{body}}", "1:1", "tag is never closed", "close it with }}}"),
        ("{{page {{page}}", "1:1", "tag is not closed before the next one", "close it with }}"),
        (
            "{{=<%=}}{{page}}", "1:1", "bad delimiters",
            "write two words between the signs: {{=<% %>=}}"
        ),
        (
            "{{= a=b c =}}", "1:1", "bad delimiters",
            "write two words between the signs: {{=<% %>=}}"
        ),
        ("{{the page}}", "1:3", "bad name 'the page'", "names have no spaces"),
        ("{{#the\npage}}{{/the page}}", "1:4", "bad name 'the page'", "names have no spaces"),
    ])
    func brokenTagIsAnError(_ text: String, _ place: String, _ message: String, _ hint: String) {
        let expected = "page.mustache:\(place): error: \(message)\nhint: \(hint)"
        #expect(descriptions(["page": text]).first == expected)
    }

    @Test(arguments: [
        ("{{}}", "1:1", "tag without a name"),
        ("x{{# }}y{{/ }}", "1:2", "tag without a name"),
        ("{{/also}}", "1:4", "{{/also}} closes nothing"),
        ("{{<card}}{{$a}}{{/a}}{{$a}}{{/a}}{{/card}}", "1:25", "block 'a' is given twice"),
    ])
    func oddTagIsAnError(_ text: String, _ place: String, _ message: String) {
        let expected = "page.mustache:\(place): error: \(message)"
        let found = descriptions(["page": text, "card": "{{$a}}{{/a}}"])
        #expect(found.first == expected)
    }

    @Test func deepNestingIsAnErrorAndNoCrash() {
        let text = String(repeating: "{{#isLead}}", count: 100_000)
        #expect(
            descriptions(["page": text]) == [
                "page.mustache:1:661: error: more than 60 tags are open at once"
            ]
        )
    }

    @Test func excerptPointsAtTheFault() {
        let errors = errors(["page": "one\r\n\tñandú {{pgae}}\r\n"])
        #expect(errors.map(\.excerpt) == ["\tñandú {{pgae}}\n\t        ^"])
    }

    /// Pieces of templates in any order, as a person who types leaves them.
    @Test func anyTextIsParsedAndRenderedWithoutCrash() {
        var random = SeededGenerator(seed: 1)
        var lenient = 0
        for _ in 0..<4_000 {
            let sources = ["page", "card"].map { source($0, random.template()) }
            var set = TemplateSet(sources)
            let faults = set.errors.count
            var buffer: [UInt8] = []
            set.compile("page", for: PageModel.self).render(PageModel(tags: ["x"]), into: &buffer)
            #expect(set.errors.count == faults || buffer.isEmpty)
            guard let loose = try? LenientTemplate("page", in: sources) else { continue }
            lenient += 1
            let item = TemplateValue.object(["title": .string("card")])
            loose.render(.object(["also": .list([item, item])]), into: &buffer)
        }
        #expect(lenient > 3)
    }

    private func errors(_ templates: [String: String]) -> [TemplateError] {
        var set = TemplateSet(templates.map { source($0, $1) })
        _ = set.compile("page", for: PageModel.self)
        return set.errors
    }

    private func descriptions(_ templates: [String: String]) -> [String] {
        errors(templates).map(\.description)
    }

    private func source(_ name: String, _ text: String) -> TemplateSource {
        TemplateSource(path: "\(name).mustache", name: name, text: text)
    }
}

extension SeededGenerator {
    fileprivate mutating func template() -> String {
        let pieces = [
            "{{", "}}", "{{{", "}}}", "#", "^", "/", ">", "<", "$", "!", "=", "&", "*", ".", " ",
            "\n", "\r\n", "  ", "é", "{{#also}}", "{{/also}}", "{{^also}}", "{{$a}}", "{{/a}}",
            "{{<card}}", "{{/card}}", "{{>card}}", "{{>page}}", "{{<page}}", "{{/page}}",
            "{{>*title}}", "{{title}}", "{{{body}}}",
            "{{=| |=}}", "|={{ }}=|", "{{#tags}}", "{{/tags}}", "{{.}}", "{{! x }}", "also",
        ]
        let count = Int.random(in: 1...30, using: &self)
        return (0..<count).map { _ in pieces.randomElement(using: &self) ?? "" }.joined()
    }
}
