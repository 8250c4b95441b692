import Foundation
import Testing

/// A text of the newsroom's own lists its headings where its head says so.
@Suite struct ContentsListTests {
    private func page(_ head: String, _ text: String, in folder: String = "articles") async throws
        -> String
    {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: Subasta\n\(head)---\n\(text)\n",
            to: "Content/\(folder)/subasta.md"
        )
        let run = try await workplace.build("--strict")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        return site.text(try #require(site.pages(containing: ">Subasta</h1>").first))
    }

    private static let headings = """
        Uno

        ## El *agua* & la piedra[^a]

        ### La solera

        El
        agua
        ---

        #### Hondo

        [^a]: Nota.
        """

    @Test(arguments: ["articles", "pages"])
    func itsHeadingsAreListedWhereItsHeadSaysSo(folder: String) async throws {
        let page = try await page("toc: true\n", Self.headings, in: folder)
        let list = try #require(page.firstMatch(of: /<nav class="contents"[\s\S]*?<\/nav>/)).output
        let links = list.matches(of: /<li(?: class="([^"]*)")?><a href="#([^"]*)">(.*?)<\/a>/)
        #expect(
            links.map { "\($0.output.1 ?? "") \($0.output.2) \($0.output.3)" } == [
                " el-agua-la-piedra El agua &amp; la piedra", "contents__deep la-solera La solera",
                " el-agua El agua", "contents__deep hondo Hondo",
            ]
        )
        for link in links { #expect(page.contains(" id=\"\(link.output.2)\"")) }
        #expect(list.contains("aria-label=\"En este texto\""))
    }

    @Test(arguments: ["", "toc: false\n"]) func otherwiseNoneIs(head: String) async throws {
        #expect(try await !page(head, Self.headings).contains("class=\"contents\""))
    }

    @Test func oneHeadingIsNoList() async throws {
        #expect(try await !page("toc: true\n", "Uno\n\n## Dos\n\nx").contains("class=\"contents\""))
    }
}
