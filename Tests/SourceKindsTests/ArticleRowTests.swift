import Domain
import Foundation
import Testing

@testable import SourceKinds

/// Rows that are articles: what they are called, and where they stand.
@Suite struct ArticleRowTests {
    private func stub() throws -> SourceStub {
        try SourceStub("data", ["model": .text("article")], address: "data/rows.yaml")
    }

    @Test(arguments: ArticleRow.forms)
    func aFormOfTheGuideIsTaken(form: ArticleForm) throws {
        let result = try stub().read("- {id: a, title: Uno, form: \(form.rawValue)}\n")
        #expect(result.diagnostics == [])
        #expect(result.items.map(\.form) == [form])
    }

    @Test(
        arguments: [
            ("sponsroed", "did you mean 'sponsored'?"), ("Opinion", "did you mean 'opinion'?"),
            ("publirreportaje", nil), ("contentpackage", nil),
        ] as [(String, String?)]
    )
    func anotherFormIsSaidAndCountsAsAStory(form: String, hint: String?) throws {
        let result = try stub().read("- id: a\n  title: Uno\n  form: \(form)\n")
        #expect(
            result.diagnostics == [
                Diagnostic(
                    .warning,
                    "'form' must be one of story, audio, video, opinion, analysis, satire, sponsored, "
                        + "not '\(form)'",
                    path: "Content/data/rows.yaml",
                    line: 3,
                    hint: hint
                )
            ]
        )
        #expect(result.items.map(\.settledForm) == [.story])
    }

    private func readArticle(
        _ text: String,
        sections: [SectionID]?,
        of other: SourceStub? = nil
    ) throws -> SourceReadingResult {
        let stub = try other ?? stub()
        return try stub.kind.read(
            SourceAnswer(
                pages: [AnswerPage(bytes: Array(text.utf8))],
                receivedAt: SourceStub.now
            ),
            in: ReadingContext(
                source: stub.source,
                origin: .live,
                timeZone: .gmt,
                receivedAt: SourceStub.now,
                sections: sections
            )
        )
    }

    @Test(arguments: [
        ("wrld", "did you mean 'world'?"), ("nada", "sections: sports, world"),
    ])
    func aSectionThatThereIsNotIsSaid(section: String, hint: String) throws {
        let row = "- id: a\n  title: Uno\n  section: \(section)\n"
        let result = try readArticle(row, sections: ["sports", "world"])
        #expect(
            result.diagnostics.map(\.description) == [
                "Content/data/rows.yaml:3: warning: unknown section '\(section)'; the article stands where "
                    + "its categories or its source belong\nhint: \(hint)"
            ]
        )
        #expect(result.items.map(\.section) == [SectionID(section)])
    }

    @Test func aSectionThatTheSourceTranslatesIsKnown() throws {
        var source = try stub()
        source.sectionMap = ["Campo": "world"]
        let row = "- {id: a, title: Uno, section: campo}\n"
        let result = try readArticle(row, sections: ["sports", "world"], of: source)
        #expect(result.diagnostics == [])
        #expect(result.items.map(\.section) == ["campo"])
    }

    @Test func aWordThatManyRowsShareIsSaidOnce() throws {
        let rows =
            "- {id: a, title: Uno, section: wrld, form: galery}\n"
            + "- {id: b, title: Dos, section: wrld, form: galery}\n"
            + "- {id: c, title: Tres, section: galery}\n"
        let result = try readArticle(rows, sections: ["sports", "world"])
        #expect(result.diagnostics.map(\.line) == [1, 1, 3])
        #expect(result.diagnostics.filter { $0.message.hasPrefix("unknown section") }.count == 2)
        #expect(result.items.map(\.form) == [nil, nil, nil])
    }

    /// Nobody in the newsroom can mend them, and an answer without a fault is not read again.
    @Test(arguments: ["json", "data"])
    func theWordsOfOthersAreTheirs(kind: String) throws {
        let fields = SourceOption.mapping(
            ["id", "title", "section", "form"].map { .init($0, .text($0)) }
        )
        let options: [String: SourceOption] =
            kind == "json"
            ? ["model": .text("article"), "fields": fields] : ["model": .text("article")]
        let result = try readArticle(
            #"[{"id": "a", "title": "Uno", "section": "uk-news", "form": "liveblog"}]"#,
            sections: ["sports", "world"],
            of: SourceStub(kind, options, address: "https://api.example/rows.json")
        )
        #expect(result.diagnostics == [])
        #expect(result.items.map(\.section) == ["uk-news"])
        #expect(result.items.map(\.settledForm) == [.story])
    }

    @Test func aSectionOfThePortalIsTaken() throws {
        let row = "- {id: a, title: Uno, section: world}\n"
        #expect(try readArticle(row, sections: ["sports", "world"]).diagnostics == [])
        #expect(try readArticle(row, sections: nil).items.map(\.section) == ["world"])
    }
}
