import Testing

/// Which other articles of a section the page of one leads to.
@Suite struct NeighbourTests {
    /// A list of one language also has what the portal has no lists for.
    @Test func onlyThoseThatItsReadersCanReadStandBelow() async throws {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.write(Workplace.feed(4...6, title: "خبر"), to: "Content/b.xml")
        try workplace.write(Workplace.feed(7...9, title: "Aviso"), to: "Content/c.xml")
        try workplace.configure(
            """
              - {id: a, kind: feed, url: a.xml, rights: licensed, language: es, section: world}
              - {id: b, kind: feed, url: b.xml, rights: licensed, language: ar, section: world}
              - {id: c, kind: feed, url: c.xml, rights: licensed, language: es, section: world}

            """
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let spanish = try #require(site.pages(containing: "<h1>Aviso 7</h1>").first)
        #expect(!site.text(spanish).contains("خبر"))
        #expect(site.text(spanish).contains("Noticia 3") && site.text(spanish).contains("Aviso 8"))
        let arabic = try #require(site.pages(containing: "<h1>خبر 6</h1>").first)
        #expect(site.text(arabic).contains("خبر 5") && site.text(arabic).contains("Aviso 7"))
    }
}
