import Testing

/// What `pregonero explain` says of a page.
@Suite struct ExplainTests {
    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    private func explain(_ workplace: Workplace, _ path: String) async throws -> Workplace.Run {
        try await workplace.run("explain", "--clock", Workplace.clock, path)
    }

    @Test func aStandingPageIsKept() async throws {
        let workplace = try await workplace()
        let run = try await explain(workplace, "/noticias/")
        #expect(run.code == 0)
        #expect(run.output.contains("page   /noticias/\nfrom   the news (es)\n"))
        #expect(run.output.contains("shows  3 articles"))
        #expect(run.output.contains("state  kept: "))
    }

    @Test func anOldAddressIsFromItsLineOfTheFile() async throws {
        let workplace = try await workplace()
        try workplace.write("# antes\n/viejo/ /ajustes/\n", to: "Content/moved.txt")
        #expect(try await workplace.build().code == 0)
        let run = try await explain(workplace, "/viejo/")
        let from = "from   line 2 of Content/moved.txt, which leads to /ajustes/\n"
        #expect(run.output.contains(from), "\(run.output)")
    }

    @Test(arguments: [
        "noticias", "public/noticias/index.html", "https://example.org/noticias/",
        "https://example.org/noticias/?x=1", "/noticias/index.html#fin", "./public/noticias/",
        "public/noticias/index.html.br", "/noticias/index.html.gz",
    ])
    func aPageHasManyNames(name: String) async throws {
        let run = try await explain(try await workplace(), name)
        #expect(run.output.contains("page   /noticias/\n"))
    }

    @Test func aFileThatEndsLikeTheIndexIsNone() async throws {
        let workplace = try await workplace()
        try workplace.write("x", to: "Content/static/my-index.html")
        #expect(try await workplace.build().code == 0)
        let run = try await explain(workplace, "/my-index.html")
        #expect(run.output.contains("page   /my-index.html\n"), "\(run.errors)")
    }

    @Test(arguments: ["/CNAME", "public/CNAME", "/_headers"])
    func aFileWhoseNameHasNoDotIsFound(name: String) async throws {
        let workplace = try await workplace()
        try workplace.write("example.org", to: "Content/static/CNAME")
        #expect(try await workplace.build().code == 0)
        let run = try await explain(workplace, name)
        #expect(run.output.contains("page   /\(name.split(separator: "/").last ?? "")\n"))
    }

    /// As a browser hands it over.
    @Test func anAddressMayBeSpeltInHexadecimalDigits() async throws {
        let workplace = try await workplace()
        try workplace.write("/ñandú/ /noticias/\n", to: "Content/moved.txt")
        #expect(try await workplace.build().code == 0)
        let run = try await explain(workplace, "https://example.org/%C3%B1and%C3%BA/")
        #expect(run.output.contains("page   /ñandú/\n"), "\(run.errors)")
    }

    @Test func whatSourcesAnsweredIsSaidToBeOfThem() async throws {
        let run = try await explain(try await workplace(), "/status.json")
        #expect(
            run.output.contains("shows  how the sources answered, and what they brought\n"),
            "\(run.errors)"
        )
    }

    @Test func anotherConfigurationMeansEveryPage() async throws {
        let workplace = try await workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: own, weight: 2}\n")
        let run = try await explain(workplace, "/noticias/")
        #expect(run.output.contains("state  to be built: what all pages share has changed"))
    }

    @Test func aFetchedArticleChangesTheListsThatShowIt() async throws {
        let workplace = try await workplace()
        try workplace.write(Workplace.feed(1...4), to: "Content/a.xml")
        #expect(try await workplace.run("fetch", "--clock", Workplace.clock).code == 0)
        #expect(
            try await explain(workplace, "/noticias/").output
                .contains("state  to be built: something of what it is made from has changed")
        )
        #expect(try await explain(workplace, "/404.html").output.contains("state  to be built"))
    }

    @Test func aFileThatSomebodyTouchedIsToBeBuilt() async throws {
        let workplace = try await workplace()
        try workplace.write("defaced", to: "public/noticias/index.html")
        #expect(
            try await explain(workplace, "/noticias/").output
                .contains("state  to be built: a build that did not end, or somebody else")
        )
    }

    @Test func theMapAndItsDataSayTheNumbersOfTheCountries() async throws {
        let workplace = try await workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: own, country: es}\n")
        #expect(try await workplace.build().code == 0)
        let map = try await explain(workplace, "/mapa/")
        #expect(map.output.contains("shows  the numbers of articles by country: es 3"))
        #expect(map.output.contains("state  kept: "))
        #expect(
            try await explain(workplace, "/mapa/news.geojson").output
                .contains("shows  the numbers of articles by country, and")
        )
        #expect(try await explain(workplace, "/paises/es/").output.contains("shows  3 articles"))
    }

    @Test func anAddressWithoutAPageIsNamed() async throws {
        let run = try await explain(try await workplace(), "/nada/")
        #expect(run.code == 2)
        #expect(run.errors.contains("the site has no page '/nada/'"))
    }
}
