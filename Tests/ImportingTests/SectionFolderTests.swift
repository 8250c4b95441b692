import Testing

@testable import Importing

/// Which folders of texts are sections of a paper.
@Suite struct SectionFolderTests {
    @Test(
        "A folder of all articles, or of a year, is none",
        arguments: ["posts", "Noticias", "Artículos", "2021"]
    )
    func none(_ name: String) {
        #expect(!SectionFolder.isSection(name))
    }

    @Test(
        "Others are, and are called as they are",
        arguments: [("deportes", "Deportes"), ("fin-de-semana", "Fin de semana"), ("ñu_x", "Ñu x")]
    )
    func titles(name: String, title: String) {
        #expect(SectionFolder.isSection(name))
        #expect(SectionFolder.title(of: name) == title)
    }
}
