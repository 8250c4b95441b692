import Foundation
import Testing

/// HTML in texts of a newsroom that trusts itself (`own: trusted`).
@Suite struct TrustedTextTests {
    private static let text = """
        ---
        title: La crecida
        date: 2026-11-20
        language: es
        ---

        <details class="nota"><summary>Más</summary>Algo más.</details>

        <audio src="../media/a.mp3"></audio>

        <iframe src="https://mapas.example/rio" title="El río, visto desde arriba"></iframe>

        <iframe src="https://otra.example/x"></iframe>

        """

    private func built(_ site: String) async throws -> (page: String, errors: String) {
        let workplace = try Workplace()
        let media = Workplace.repository.appending(path: "Content/media/alborada-en-fa.mp3")
        try workplace.write([UInt8](Data(contentsOf: media)), to: "Content/media/a.mp3")
        try workplace.write(Self.text, to: "Content/articles/uno.md")
        try workplace.configure()
        let configuration = try workplace.read("Content/site.yaml")
        try workplace.write(
            configuration.replacing("site:\n", with: "site:\n\(site)"),
            to: "Content/site.yaml"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let built = try workplace.site()
        let path = try #require(built.pages(containing: "<h1>La crecida</h1>").first)
        return (built.text(path), run.errors)
    }

    @Test func ownMediaAndFramesOfAllowedHostsStay() async throws {
        let (page, errors) = try await built("  own: trusted\n  frames: [mapas.example]\n")
        #expect(page.contains("<details class=\"nota\">"))
        let address = try #require(
            page.firstMatch(of: /<audio src="(\/_\/[^"]*\.mp3)" controls="" preload="metadata">/)
        ).output.1
        #expect(!address.contains(".."))
        #expect(page.contains("data-frame=\"https://mapas.example/rio\""))
        #expect(page.contains(">El río, visto desde arriba</span>"))
        #expect(!page.contains("<iframe"))
        #expect(!page.contains("<link rel=\"preconnect\" href=\"https://mapas.example"))
        #expect(
            errors.contains(
                """
                Content/articles/uno.md:13:1: warning: <iframe> is taken out, with a link in its place
                """
            ),
            "\(errors)"
        )
        #expect(!errors.contains("<audio>") && !errors.contains("'class'"), "\(errors)")
    }

    @Test func withoutTheWordNothingIsTrusted() async throws {
        let (page, errors) = try await built("  frames: [mapas.example]\n")
        #expect(!page.contains("<audio") && !page.contains("data-frame"))
        #expect(page.contains("<details>"))
        for what in ["'class' of <details>", "<audio> is taken out", "<iframe> is taken out"] {
            #expect(errors.contains(what), "\(errors)")
        }
    }

    /// What is archived follows the configuration.
    @Test func aTextIsCleanedAnewWhenTheWordChanges() async throws {
        let workplace = try Workplace()
        try workplace.write(Self.text, to: "Content/articles/uno.md")
        try workplace.configure()
        let plain = try workplace.read("Content/site.yaml")
        func page() async throws -> String {
            _ = try await workplace.build()
            let site = try workplace.site()
            return site.text(
                try #require(site.pages(containing: "<h1>La crecida</h1>").first)
            )
        }
        let before = try await page()
        try workplace.write(
            plain.replacing("site:\n", with: "site:\n  own: trusted\n"),
            to: "Content/site.yaml"
        )
        #expect(try await page().contains("<details class=\"nota\">"))
        try workplace.write(plain, to: "Content/site.yaml")
        #expect(try await page() == before)
    }
}
