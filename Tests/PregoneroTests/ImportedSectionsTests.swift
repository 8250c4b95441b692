import Foundation
import Testing
import WebURL

@testable import pregonero

/// New sections stand in the configuration as a person would have written them, and the rest of it stays.
@Suite struct ImportedSectionsTests {
    private static let line = "  - {id: \"mar\", title: \"Mar\", slug: \"mar\"}"

    @Test(
        "They stand below 'sections:', as far in as the others",
        arguments: [
            ("site:\n  title: A\n", "site:\n  title: A\n\nsections:\n\(line)\n"),
            ("sections:\n  - {id: a}\n", "sections:\n\(line)\n  - {id: a}\n"),
            (
                "sections:   # mine\n- {id: a}\nx: 1\n",
                "sections:   # mine\n\(line.dropFirst(2))\n- {id: a}\nx: 1\n"
            ),
            (
                "sections:\n\n    # first\n    - id: a\n",
                "sections:\n  \(line)\n\n    # first\n    - id: a\n"
            ),
            ("sections:\nsources: []\n", "sections:\n\(line)\nsources: []\n"),
        ]
    )
    func places(before: String, after: String) {
        #expect(ImportedSections.added([Self.line], to: before) == after)
    }

    @Test(
        "A list in brackets is left to its owner",
        arguments: ["sections: [{id: a}]\n", "sections: &x\n  - {id: a}\n"]
    )
    func brackets(_ text: String) {
        #expect(ImportedSections.added([Self.line], to: text) == nil)
    }

    @Test("What cannot be written down is told with its lines, and the configuration stays")
    func unwritten() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let before =
            try workplace.read("Content/site.yaml") + "\nsections: [{id: uno, title: Uno}]\n"
        try workplace.write(before, to: "Content/site.yaml")
        try workplace.write(
            "<opml><body><outline text='Faros'><outline xmlUrl='https://luna.example/rss'/></outline></body></opml>",
            to: "a.opml"
        )
        let run = try await workplace.run("import", "opml", "a.opml", "--sections")
        #expect(run.code == 0)
        #expect(
            run.errors.contains("- {id: \"faros\", title: \"Faros\", slug: \"faros\"}"),
            "\(run.errors)"
        )
        #expect(try workplace.read("Content/site.yaml") == before)
        #expect(try await workplace.build("--offline").code == 0)
    }

    @Test("A folder and a category of one name are one section, and a part of an address tells one")
    func known() async throws {
        let workplace = try Workplace()
        try workplace.configure()
        let before = try workplace.read("Content/site.yaml")
        try workplace.write(
            before + "\nsections:\n  - {id: costa, title: Costa, slug: mar-y-playa}\n",
            to: "Content/site.yaml"
        )
        try workplace.write("baseURL: https://example.org/\n", to: "hugo/hugo.yaml")
        for (name, head) in [
            ("fiestas/uno", "x: y"), ("posts/dos", "categories: [FIESTAS]"),
            ("mar-y-playa/tres", "x: y"),
        ] {
            try workplace.write(
                "---\ntitle: T\ndate: 2021-03-04\n\(head)\n---\n\nTexto.\n",
                to: "hugo/content/\(name).md"
            )
        }
        let run = try await workplace.run("import", "hugo", "hugo")
        #expect(run.errors.contains("; new sections: fiestas"), "\(run.errors)")
        for (name, section) in [("uno", "fiestas"), ("dos", "fiestas"), ("tres", "costa")] {
            let text = try workplace.read("Content/articles/2021/2021-03-04-\(name).md")
            #expect(text.contains("\nsection: \"\(section)\"\n"), "\(text)")
        }
    }
}
