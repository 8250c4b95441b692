import Testing

/// Where the portal leads to pages of the newsroom's own.
@Suite struct PageNavigationTests {
    private func built(_ navigation: String?) async throws -> (front: String, run: Workplace.Run) {
        let workplace = try Workplace()
        try workplace.configure("")
        let key = navigation.map { "navigation: \($0)\n" } ?? ""
        try workplace.write(
            "---\ntitle: Gracias\n\(key)---\n\nHasta pronto.\n",
            to: "Content/pages/gracias.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        return (try workplace.site().text("index.html"), run)
    }

    private func isIn(_ element: String, _ front: String) throws -> Bool {
        let start = try #require(front.firstRange(of: "<\(element)"))
        let end = try #require(front[start.upperBound...].firstRange(of: "</\(element)>"))
        return front[start.upperBound..<end.lowerBound].contains(#"href="/gracias/""#)
    }

    @Test(arguments: [nil, "foot"])
    func theFooterLeadsToAPage(_ navigation: String?) async throws {
        let front = try await built(navigation).front
        #expect(try isIn("footer", front))
        #expect(try !isIn("nav", front))
    }

    @Test(arguments: ["main", "more"])
    func aPageMayStandInTheBar(_ navigation: String) async throws {
        let front = try await built(navigation).front
        #expect(try isIn("nav", front))
        #expect(try !isIn("footer", front))
    }

    @Test func aPageMayStandNowhere() async throws {
        let front = try await built("none").front
        #expect(!front.contains(#"href="/gracias/""#))
    }

    /// On a phone the footer is far away.
    @Test func underMoreStandTheReadersOwnPagesAndTheLanguages() async throws {
        let front = try await built(nil).front
        let menu = try #require(front.firstMatch(of: /<details class="more">[\s\S]*?<\/details>/))
        for link in [
            #"<a href="/ajustes/">Ajustes</a>"#,
            #"<a id="n-saved" href="/guardados/">Guardados</a>"#,
            #"<a href="/en/" lang="en" hreflang="en">English</a>"#,
        ] {
            #expect(menu.output.contains(link), "\(menu.output)")
        }
        #expect(!menu.output.contains("Español"))
    }

    @Test func anotherWordIsTold() async throws {
        let run = try await built("foto").run
        #expect(run.errors.contains("unknown navigation 'foto'"), "\(run.errors)")
        #expect(run.errors.contains("did you mean 'foot'?"), "\(run.errors)")
    }
}
