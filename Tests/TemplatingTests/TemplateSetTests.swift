import TemplateModels
import Templating
import Testing

@Suite struct TemplateSetTests {
    // MARK: Names

    @Test(arguments: [
        ("{{headlin}}", "1:3", "unknown name 'headlin' in PageModel", "did you mean 'headline'?"),
        (
            "ñ{{#islead}}{{/islead}}", "1:5", "unknown name 'islead' in PageModel",
            "did you mean 'isLead'?"
        ),
        (
            "\n {{zzz}}", "2:4", "unknown name 'zzz' in PageModel",
            """
            PageModel has: headline, summary, body, aside, isLead, picture, also, page, score, \
            tags, shell, cards, …
            """
        ),
        (
            "{{wholeScore}}", "1:3", "unknown name 'wholeScore' in PageModel",
            "PageModel has: score, …"
        ),
        (
            "{{#also}}{{titel}}{{/also}}", "1:12", "unknown name 'titel' in LinkModel, PageModel",
            "did you mean 'title'?"
        ),
        (
            "{{picture.ulr}}", "1:11", "unknown name 'ulr' in PictureModel",
            "did you mean 'url'?"
        ),
        (
            "{{#picture}}{{qwerty}}{{/picture}}", "1:15",
            "unknown name 'qwerty' in PictureModel, PageModel",
            "PictureModel has: url, credit, source"
        ),
        ("{{{headline}}}", "1:4", "'headline' is text and must be escaped", "write {{headline}}"),
        ("{{&page}}", "1:4", "'page' is a number and must be escaped", "write {{page}}"),
        ("{{ body }}", "1:4", "'body' is HTML and would be escaped", "write {{{body}}}"),
        (
            "{{isLead}}", "1:3", "'isLead' is a flag and cannot be printed",
            "use it as a section: {{#isLead}}…{{/isLead}}"
        ),
        (
            "{{#also}}{{-last}}{{/also}}", "1:12", "'-last' is a flag and cannot be printed",
            "use it as a section: {{#-last}}…{{/-last}}"
        ),
        (
            "{{also}}", "1:3", "'also' is a list and cannot be printed",
            "use it as a section: {{#also}}…{{/also}}"
        ),
        (
            "{{{tags}}}", "1:4", "'tags' is a list and cannot be printed",
            "use it as a section: {{#tags}}{{.}}{{/tags}}"
        ),
        (
            "{{picture}}", "1:3", "'picture' is a PictureModel and cannot be printed",
            "name one of its fields, such as {{picture.url}}"
        ),
        (
            "{{.}}", "1:3", "'.' is PageModel here and has no value of its own",
            "name one of its fields"
        ),
        (
            "{{also.title}}", "1:8", "'also' is a list and has no 'title'",
            "write {{#also}}{{title}}{{/also}}"
        ),
        (
            "{{tags.name}}", "1:8", "'tags' is a list of texts and has no 'name'",
            "write {{#tags}}{{.}}{{/tags}}"
        ),
        ("{{#body}}{{.}}{{/body}}", "1:12", "'.' is HTML and would be escaped", "write {{{.}}}"),
        ("{{a..b}}", "1:3", "'a..b' is no name", "names are joined by single points: picture.url"),
        (
            "{{>*headline}}", "1:5", "'*headline' names a template only while a page is made",
            "include each template inside of a section of its own"
        ),
    ])
    func wrongNameIsAnError(_ text: String, _ place: String, _ message: String, _ hint: String) {
        let expected = "page.mustache:\(place): error: \(message)\nhint: \(hint)"
        #expect(descriptions(["page": text]) == [expected])
    }

    @Test(arguments: [
        ("{{headline.x}}", "1:12", "'headline' is text and has no 'x'"),
        ("{{body.x}}", "1:8", "'body' is HTML and has no 'x'"),
        ("{{page.x}}", "1:8", "'page' is a number and has no 'x'"),
        ("{{isLead.x}}", "1:10", "'isLead' is a flag and has no 'x'"),
        ("{{#-first}}{{/-first}}", "1:4", "'-first' is known only inside of a section over a list"),
    ])
    func wrongUseIsAnError(_ text: String, _ place: String, _ message: String) {
        #expect(descriptions(["page": text]) == ["page.mustache:\(place): error: \(message)"])
    }

    @Test func misspeltSectionIsCheckedAsTheOneMeant() {
        let text = "{{#alsos}}{{title}}{{ulr}}{{/alsos}}"
        #expect(
            descriptions(["page": text]) == [
                """
                page.mustache:1:4: error: unknown name 'alsos' in PageModel
                hint: did you mean 'also'?
                """,
                """
                page.mustache:1:22: error: unknown name 'ulr' in LinkModel, PageModel
                hint: did you mean 'url'?
                """,
            ]
        )
    }

    // MARK: Other templates

    @Test func unknownPartialNamesTheNearest() {
        #expect(
            descriptions(["page": "{{>partials/crad}}", "partials/card": ""]) == [
                """
                page.mustache:1:4: error: unknown partial 'partials/crad'
                hint: did you mean 'partials/card'?
                """
            ]
        )
    }

    @Test func unknownParentIsAnError() {
        #expect(
            descriptions(["page": "{{<layuot}}{{/layuot}}", "layout": ""]) == [
                """
                page.mustache:1:4: error: unknown parent 'layuot'
                hint: did you mean 'layout'?
                """
            ]
        )
    }

    @Test func unknownBlockIsAnError() {
        let page = "{{<layout}}{{$titel}}{{/titel}}{{$zzz}}{{/zzz}}{{/layout}}"
        #expect(
            descriptions([
                "page": page, "layout": "{{$title}}{{/title}}{{>foot}}",
                "foot": "{{$foot}}{{/foot}}",
            ])
                == [
                    """
                    page.mustache:1:15: error: 'layout' has no block 'titel'
                    hint: did you mean 'title'?
                    """,
                    """
                    page.mustache:1:35: error: 'layout' has no block 'zzz'
                    hint: it has: foot, title
                    """,
                ]
        )
    }

    @Test func faultOfABlockNamesTheTemplateThatLacksIt() {
        let page = "{{<layout}}{{$zzz}}{{/zzz}}{{/layout}}{{headlin}}"
        let found = errors(["page": page, "layout": ""])
        #expect(found.map(\.lacking) == ["layout.mustache", nil])
    }

    @Test func parentWithoutBlocksHasNone() {
        let page = "{{<layout}}{{$main}}{{/main}}{{/layout}}"
        #expect(
            descriptions(["page": page, "layout": ""]) == [
                "page.mustache:1:15: error: 'layout' has no block 'main'"
            ]
        )
    }

    @Test func contentOutsideOfBlocksIsAnError() {
        let page = "{{<layout}}\n  Hello {{$a}}{{/a}}\n{{/layout}}"
        #expect(
            descriptions(["page": page, "layout": "{{$a}}{{/a}}"]) == [
                """
                page.mustache:2:3: error: only blocks are shown inside of {{<layout}}
                hint: put it into a block: {{$name}}…{{/name}}
                """
            ]
        )
    }

    @Test(arguments: [
        ["page": "{{>page}}"],
        ["page": "{{#isLead}}{{>page}}{{/isLead}}"],
        ["page": "{{#picture}}{{>page}}{{/picture}}"],
        ["page": "{{#also}}{{>page}}{{/also}}"],
    ])
    func endlessPartialIsAnError(_ templates: [String: String]) {
        let errors = errors(templates)
        #expect(errors.map(\.message) == ["'page' includes itself without end"])
        #expect(
            errors.map(\.hint) == ["include it inside of a section over a list in its own items"]
        )
    }

    @Test func endlessPairNamesTheWay() {
        #expect(
            descriptions(["page": "{{>a}}", "a": "1\n{{>b}}", "b": "1\n2\n{{>a}}"]) == [
                """
                b.mustache:3:4: error: 'a' includes itself without end
                hint: include it inside of a section over a list in its own items
                included from a.mustache:2
                included from page.mustache:1
                """
            ]
        )
    }

    @Test func endlessPairIsFoundBehindTemplatesThatMayCallThemselves() {
        let list = "{{#children}}{{>NAME}}{{/children}}"
        let templates = [
            "page": "{{#menu}}{{>a}}{{/menu}}",
            "a": list.replacing("NAME", with: "a") + "{{>b}}",
            "b": list.replacing("NAME", with: "b") + "{{>a}}",
        ]
        #expect(
            errors(templates).map { "\($0.path): \($0.message)" } == [
                "b.mustache: 'a' includes itself without end"
            ]
        )
    }

    @Test func doublingPartialsStop() {
        var templates = ["page": "{{>p0}}{{>p0}}"]
        for index in 0..<40 {
            templates["p\(index)"] = "{{>p\(index + 1)}}{{>p\(index + 1)}}"
        }
        templates["p40"] = ""
        #expect(
            errors(templates).map(\.message) == [
                "templates include one another more than 10000 times"
            ]
        )
    }

    @Test func longChainOfPartialsIsAnErrorAndNoCrash() {
        var templates = ["page": "{{>p0}}", "p500": ""]
        for index in 0..<500 {
            templates["p\(index)"] = "{{>p\(index + 1)}}"
        }
        #expect(
            errors(templates).map(\.message) == [
                "sections and templates are nested more than 120 deep"
            ]
        )
    }

    @Test func partialIsCheckedInEachContext() {
        let page = "{{#also}}\n{{>card}}\n{{/also}}\n{{>card}}"
        #expect(
            descriptions(["page": page, "card": "{{title}}"]) == [
                """
                card.mustache:1:3: error: unknown name 'title' in PageModel
                hint: PageModel has: headline, summary, body, aside, isLead, picture, also, page, \
                score, tags, shell, cards, …
                included from page.mustache:4
                """
            ]
        )
    }

    @Test func faultOfReplacementIsInTheReplacingTemplate() {
        let page = "{{<layout}}\n{{$main}}{{pgae}}{{/main}}\n{{/layout}}"
        #expect(
            descriptions(["page": page, "layout": "{{$main}}{{/main}}"]) == [
                """
                page.mustache:2:12: error: unknown name 'pgae' in PageModel
                hint: did you mean 'page'?
                """
            ]
        )
    }

    // MARK: Whole sets

    @Test func allErrorsOfAllTemplatesComeTogether() {
        let sources = [
            source("b", "{{one}}\n{{>shared}}"),
            source("a", "{{two}}\n{{>shared}}"),
            source("shared", "{{three}}"),
            source("unused", "{{#open}}"),
        ]
        let expected = [
            "a.mustache:1:3: unknown name 'two' in LinkModel",
            "b.mustache:1:3: unknown name 'one' in LinkModel",
            "gone:0:0: unknown template 'gone'",
            "shared.mustache:1:3: unknown name 'three' in LinkModel",
            "unused.mustache:1:4: section 'open' is never closed",
        ]
        do {
            _ = try TemplateSet.load(sources) { set in
                (
                    set.compile("b", for: LinkModel.self), set.compile("a", for: LinkModel.self),
                    set.compile("gone", for: LinkModel.self)
                )
            }
            Issue.record("no error was thrown")
        } catch {
            #expect(
                error.errors.map { "\($0.path):\($0.line):\($0.column): \($0.message)" } == expected
            )
        }
    }

    @Test func brokenTemplateRendersNothing() {
        var set = TemplateSet([source("page", "x{{nothing}}")])
        let template = set.compile("page", for: LinkModel.self)
        var buffer: [UInt8] = []
        template.render(LinkModel(title: "", url: ""), into: &buffer)
        #expect(buffer.isEmpty)
        #expect(set.errors.count == 1)
    }

    @Test func nameThatIsGivenTwiceIsAnError() {
        let set = TemplateSet([
            source("page", ""), TemplateSource(path: "other/page", name: "page", text: ""),
        ])
        #expect(
            set.errors.map(\.description) == [
                """
                other/page: error: template 'page' is given twice
                hint: it is also in page.mustache
                """
            ]
        )
    }

    @Test func fieldThatIsDeclaredTwiceIsAnError() {
        var set = TemplateSet([source("page", "{{one}}")])
        _ = set.compile("page", for: DoubledModel.self)
        #expect(
            set.errors.map(\.description) == ["DoubledModel: error: the model declares 'one' twice"]
        )
    }

    @Test func templateThatNothingUsesIsNamed() {
        var set = TemplateSet([
            source("page", "{{>card}}"), source("card", ""), source("crad", ""),
        ])
        _ = set.compile("page", for: LinkModel.self)
        #expect(set.unusedPaths == ["crad.mustache"])
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
