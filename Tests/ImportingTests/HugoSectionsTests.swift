import Testing

@testable import Importing

/// What the folders of a Hugo site are called as sections.
@Suite struct HugoSectionsTests {
    private func head(_ folder: String, _ language: String?, _ title: String?) -> HugoSections.Head
    {
        HugoSections.Head(folder: folder, language: language, title: title, aliases: [])
    }

    @Test("A section is called as in the first language, else as its folder")
    func names() {
        let sections = HugoSections(
            [
                head("sport", "en", "Sports"), head("sport", nil, "Deportes"),
                head("mar", "en", "The sea"), head("dos", nil, "Deportes"),
            ],
            in: "es"
        )
        #expect(sections.name(of: "sport") == "Deportes")
        #expect(sections.name(of: "mar") == "The sea")
        #expect(sections.name(of: "dos") == "Dos")
        #expect(sections.name(of: "posts") == nil)
    }

    @Test(
        "The first folder around a text counts",
        arguments: [("mar/2021/uno", "mar"), ("mar/uno", "mar"), ("uno", nil)]
            as [(String, String?)]
    )
    func folders(key: String, folder: String?) {
        #expect(HugoSections.folder(of: key) == folder)
    }

    @Test(
        "The head of a section lies right in its folder",
        arguments: [
            ("mar/_index", "mar"), ("_index", nil), ("posts/_index", nil),
            ("mar/playa/_index", nil), ("mar/uno", nil),
        ] as [(String, String?)]
    )
    func heads(key: String, folder: String?) {
        #expect(HugoSections.folder(headedBy: key) == folder)
    }
}
