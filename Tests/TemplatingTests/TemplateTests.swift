import TemplateModels
import Templating
import Testing

@Suite struct TemplateTests {
    @Test(arguments: [
        ("{{headline}}", "Títulos &amp; &lt;más&gt;"),
        ("{{{body}}}|{{&body}}", "<p>Uno & dos</p>|<p>Uno & dos</p>"),
        ("{{page}}", "3"),
        ("[{{summary}}{{{aside}}}{{score}}{{picture.url}}]", "[]"),
        ("{{#isLead}}a{{/isLead}}{{^isLead}}b{{/isLead}}", "a"),
        ("{{#summary}}a{{/summary}}{{^summary}}b{{/summary}}", "b"),
        ("{{#score}}a{{/score}}{{^score}}b{{/score}}", "b"),
        ("{{#page}}<{{.}}>{{/page}}", "<3>"),
        ("{{#headline}}<{{.}}>{{/headline}}", "<Títulos &amp; &lt;más&gt;>"),
        ("{{#body}}{{{.}}}{{/body}}", "<p>Uno & dos</p>"),
        ("{{#picture}}a{{/picture}}{{^picture}}b{{/picture}}", "b"),
        ("{{#picture.credit}}a{{/picture.credit}}{{^picture.credit}}b{{/picture.credit}}", "b"),
        ("{{#also}}a{{/also}}{{^also}}b{{/also}}", "b"),
        ("{{^tags}}no tags{{/tags}}", "no tags"),
        ("{{! note }}{{=<% %>=}}<%page%>{{page}}", "3{{page}}"),
    ])
    func barePageIsRendered(_ template: String, _ expected: String) throws {
        #expect(try render(["page": template], PageModel()) == expected)
    }

    @Test(arguments: [
        ("{{picture.url}} {{picture.source.title}}", "/a.jpg Agencia"),
        ("{{#picture}}{{url}} {{credit}} {{headline}}{{/picture}}", "/a.jpg Ana H"),
        ("{{#picture.credit}}© {{.}}{{/picture.credit}}", "© Ana"),
        ("{{^picture.credit}}none{{/picture.credit}}", ""),
        ("{{#also}}{{title}}={{url}} {{page}};{{/also}}", "A=/a 3;B=/b 3;C=/c 3;"),
        ("{{#also}}{{title}}{{^-last}}, {{/-last}}{{/also}}", "A, B, C"),
        ("{{#also}}{{#-first}}[{{/-first}}{{title}}{{#-last}}]{{/-last}}{{/also}}", "[ABC]"),
        ("{{#tags}}{{^-first}}, {{/-first}}{{.}}{{/tags}}", "x, y &amp; z"),
        ("{{#tags}}{{#also}}{{title}}{{/also}}{{.}} {{/tags}}", "ABCx ABCy &amp; z "),
        (
            "{{#also}}{{#tags}}{{.}}{{title}}{{/tags}}{{/also}}",
            "xAy &amp; zAxBy &amp; zBxCy &amp; zC"
        ),
        ("{{#also}}{{#picture}}{{title}}{{#-last}}.{{/-last}}{{/picture}}{{/also}}", "ABC."),
        ("{{#cards}}{{title}}{{/cards}}", "P"),
        ("{{shell.title}}{{#shell}}:{{title}}{{/shell}}", "El Pregonero:El Pregonero"),
        ("{{#shell.menu}}{{label}}{{/shell.menu}}", "Uno"),
        ("{{#menu}}{{label}}({{#children}}{{label}}{{/children}}){{/menu}}", "a(bc)d()"),
    ])
    func richPageIsRendered(_ template: String, _ expected: String) throws {
        #expect(try render(["page": template], PageModel.rich) == expected)
    }

    @Test func partialIsCompiledForEachContext() throws {
        let page = try render(
            ["page": "{{>title}}{{#also}}{{>title}}{{/also}}", "title": "<{{url}}{{title}}>"],
            LinkedModel(title: "t", url: "u", also: [LinkModel(title: "T", url: "U")])
        )
        #expect(page == "<ut><UT>")
    }

    @Test func recursivePartialFollowsTheData() throws {
        let node = "<li>{{label}}{{#children}}<ul>{{>node}}</ul>{{/children}}</li>"
        let page = try render(
            ["page": "{{#menu}}{{>node}}{{/menu}}", "node": node],
            PageModel.rich
        )
        #expect(
            page == "<li>a<ul><li>b</li></ul><ul><li>c</li></ul></li><li>d</li>"
        )
    }

    @Test func recursivePartialKeepsIndentation() throws {
        let node = "{{label}}\n{{#children}}\n  {{>node}}\n{{/children}}\n"
        let page = try render(
            ["page": "{{#menu}}\n{{>node}}\n{{/menu}}\n", "node": node],
            PageModel.rich
        )
        #expect(page == "a\n  b\n  c\nd\n")
    }

    @Test func layoutTakesBlocks() throws {
        let layout = """
            <html>
              <head>
                {{$head}}
                <title>{{headline}}</title>
                {{/head}}
              </head>
              {{$main}}{{/main}}
            </html>

            """
        let template = """
            {{<layout}}
            {{$main}}
            <main>
              {{page}}
            </main>{{/main}}
            {{/layout}}

            """
        let expected = """
            <html>
              <head>
                <title>H</title>
              </head>
              <main>
                3
              </main>
            </html>

            """
        #expect(try render(["page": template, "layout": layout], PageModel.rich) == expected)
    }

    @Test func blocksOfReplacementBelongToItsAuthor() throws {
        let page = try render(
            [
                "page": "{{<layout}}{{$title}}Page{{/title}}{{$main}}{{>card}}{{/main}}{{/layout}}",
                "layout": "{{$title}}{{/title}}:{{$main}}{{/main}}",
                "card": "{{<box}}{{$title}}Card{{/title}}{{/box}}",
                "box": "[{{$title}}{{/title}}]",
            ],
            PageModel.rich
        )
        #expect(page == "Page:[Card]")
    }

    @Test func preparedPageIsTheSame() throws {
        let template = try TemplateSet.load([source("page", "{{headline}} {{page}}")]) { set in
            set.compile("page", for: PageModel.self)
        }
        var one: [UInt8] = []
        var other: [UInt8] = []
        template.render(PageModel.rich, into: &one)
        template.render(Prepared(PageModel.rich), into: &other)
        #expect(one == other)
        #expect(one == Array("H 3".utf8))
    }

    @Test func pagesAreAppended() throws {
        let template = try TemplateSet.load([source("page", "{{page}};")]) { set in
            set.compile("page", for: PageModel.self)
        }
        var buffer = Array("0;".utf8)
        template.render(PageModel(), into: &buffer)
        template.render(PageModel(page: -12), into: &buffer)
        #expect(String(decoding: buffer, as: UTF8.self) == "0;3;-12;")
    }

    @Test func severalTasksRenderTheSame() async throws {
        let text = "{{headline}}{{#also}}{{title}}{{/also}}{{#menu}}{{>node}}{{/menu}}"
        let node = "{{label}}{{#children}}{{>node}}{{/children}}"
        let template = try TemplateSet.load([source("page", text), source("node", node)]) { set in
            set.compile("page", for: PageModel.self)
        }
        let pages = await withTaskGroup(of: Set<[UInt8]>.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    var pages: Set<[UInt8]> = []
                    for _ in 0..<500 {
                        var buffer: [UInt8] = []
                        template.render(PageModel.rich, into: &buffer)
                        pages.insert(buffer)
                    }
                    return pages
                }
            }
            return await group.reduce(into: Set()) { $0.formUnion($1) }
        }
        #expect(pages == [Array("HABCabcd".utf8)])
    }

    private func render<Model: TemplateModel>(
        _ templates: [String: String],
        _ model: Model
    ) throws -> String {
        let template = try TemplateSet.load(templates.map { source($0, $1) }) { set in
            set.compile("page", for: Model.self)
        }
        var buffer: [UInt8] = []
        template.render(model, into: &buffer)
        return String(decoding: buffer, as: UTF8.self)
    }

    private func source(_ name: String, _ text: String) -> TemplateSource {
        TemplateSource(path: "\(name).mustache", name: name, text: text)
    }
}

extension PageModel {
    fileprivate static let rich = PageModel(
        headline: "H",
        picture: PictureModel(
            url: "/a.jpg",
            credit: "Ana",
            source: LinkModel(title: "Agencia", url: "/agencia")
        ),
        also: [
            LinkModel(title: "A", url: "/a"),
            LinkModel(title: "B", url: "/b"),
            LinkModel(title: "C", url: "/c"),
        ],
        tags: ["x", "y & z"],
        shell: Prepared(SharedLayoutModel(title: "El Pregonero", menu: [MenuModel(label: "Uno")])),
        cards: [Prepared(LinkModel(title: "P", url: "/p"))],
        menu: [
            MenuModel(
                label: "a",
                children: [MenuModel(label: "b"), MenuModel(label: "c")]
            ),
            MenuModel(label: "d"),
        ]
    )
}

/// A model whose names are also those of its list's items.
private struct LinkedModel: TemplateModel {
    let title: String
    let url: String
    let also: [LinkModel]

    static let fields: TemplateFields<LinkedModel> = [
        .text("title", \.title),
        .text("url", \.url),
        .list("also", \.also),
    ]
}
