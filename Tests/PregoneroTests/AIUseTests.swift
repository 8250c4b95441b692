import Foundation
import Testing

/// What of an own article AI has made is said on its page.
@Suite struct AIUseTests {
    private func build(_ head: String, language: String = "es") async throws -> (
        page: String, run: Workplace.Run
    ) {
        let workplace = try Workplace()
        try workplace.configure()
        try workplace.write(
            "---\ntitle: La sal\nlanguage: \(language)\ndate: 2026-11-20\n\(head)\n---\nTexto.\n",
            to: "Content/articles/sal.md"
        )
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\"/>",
            to: "Content/pictures/sal.svg"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        return (site.pages(containing: ">La sal</h1>").first.map(site.text) ?? "", run)
    }

    @Test(arguments: [
        ("ai: text", "Texto generado por IA"), ("ai: pictures", "Imágenes generadas por IA"),
        ("ai: assisted", "Hecho con ayuda de IA"),
        ("ai: [pictures, Text]", "Texto generado por IA · Imágenes generadas por IA"),
    ])
    func thePageSaysWhatAIHasMade(head: String, line: String) async throws {
        let (page, run) = try await build(head)
        #expect(!run.errors.contains("warning"), "\(run.errors)")
        #expect(page.contains(">\(line)</div>"))
    }

    @Test func anArticleThatNamesNoneSaysNothing() async throws {
        let (page, _) = try await build("picture: pictures/sal.svg")
        #expect(!page.contains("IA</div>") && !page.contains("digitalSourceType"))
    }

    @Test func aPictureOfAIHasTheCodeOfTheIPTCInTheData() async throws {
        let code =
            "\"digitalSourceType\":\"https://schema.org/TrainedAlgorithmicMediaDigitalSource\""
        let (page, _) = try await build("picture: pictures/sal.svg\nai: pictures")
        #expect(page.contains("\"image\":[{\"@type\":\"ImageObject\",\"url\":\""))
        #expect(page.contains(code))
        let (other, _) = try await build("picture: pictures/sal.svg\nai: assisted")
        #expect(!other.contains(code))
    }

    @Test func whatIsNoUseOfItIsTold() async throws {
        let (page, run) = try await build("ai: [text, pictres]")
        #expect(run.errors.contains("warning: 'ai' cannot be 'pictres'"), "\(run.errors)")
        #expect(run.errors.contains("hint: did you mean 'pictures'?"))
        #expect(page.contains(">Texto generado por IA</div>"))
    }
}
