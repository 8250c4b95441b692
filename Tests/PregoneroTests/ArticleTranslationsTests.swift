import Foundation
import Testing

/// An article of the newsroom's own says where it can be read in other languages, and builds keep that right.
@Suite struct ArticleTranslationsTests {
    private func workplace(_ articles: [String: String] = [:]) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        for (name, head) in articles { try write(name, head, in: workplace) }
        return workplace
    }

    /// Two of one name, in both languages of the site.
    private func pair() throws -> Workplace {
        try workplace(["presa": "title: La presa", "presa.en": "title: The dam"])
    }

    private func write(
        _ name: String,
        _ head: String,
        _ text: String = "Un texto.",
        in workplace: Workplace
    ) throws {
        try workplace.write(
            "---\n\(head)\ndate: 2026-11-20\n---\n\(text) \(name)\n",
            to: "Content/articles/\(name).md"
        )
    }

    /// The page of an article, by its headline.
    private func page(_ title: String, in site: BuiltSite) throws -> (path: String, text: String) {
        let page = try #require(site.pages(containing: ">\(title)</h1>").first, "\(title)")
        return ("/" + page.dropLast("index.html".count), site.text(page))
    }

    private func alternate(_ language: String, _ path: String) -> String {
        "<link rel=\"alternate\" hreflang=\"\(language)\" href=\"https://example.org\(path)\">"
    }

    /// Whether two articles lead to each other.
    private func arePaired(
        _ spanish: String,
        _ english: String,
        in workplace: Workplace
    ) throws -> Bool {
        let site = try workplace.site()
        let one = try page(spanish, in: site)
        let other = try page(english, in: site)
        let links = [
            alternate("es", one.path), alternate("en", other.path),
            alternate("x-default", one.path),
        ]
        let found = [one.text, other.text].map { text in links.map { text.contains($0) } }
        let isWhole = found.allSatisfy { $0 == [true, true, true] }
        // Both lead to each other, or none says anything.
        #expect(isWhole || found == [[false, false, false], [false, false, false]], "\(found)")
        return isWhole
    }

    private func build(_ workplace: Workplace, _ arguments: String...) async throws -> String {
        let run = try await workplace.start(
            ["build", "--clock", Workplace.clock, "--allow-shrink"] + arguments
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        return run.errors
    }

    /// The pages of articles that a build writes anew or takes away, by their headlines before and after it.
    private func changes(in workplace: Workplace, _ change: () throws -> Void) async throws
        -> Set<String>
    {
        let before = try workplace.site()
        try change()
        _ = try await build(workplace)
        let after = try workplace.site()
        let changed = Set(before.pages + after.pages).filter { page in
            before.files[page] != after.files[page] && page.hasPrefix("n/")
        }
        return Set(changed.flatMap { [before.text($0), after.text($0)].compactMap(Self.headline) })
    }

    private static func headline(_ page: String) -> String? {
        page.firstMatch(of: /<h1[^>]*>(.*?)<\/h1>/).map { String($0.output.1) }
    }

    @Test func theNameOfAFilePairsIt() async throws {
        let workplace = try workplace([
            "2026/presa": "title: La presa", "2026/presa.en": "title: The dam",
            "presa.en": "title: Another dam",
        ])
        _ = try await build(workplace, "--strict")
        #expect(try arePaired("La presa", "The dam", in: workplace))
        let other = try page("Another dam", in: workplace.site())
        #expect(!other.text.contains("rel=\"alternate\" hreflang"))
    }

    @Test(arguments: ["uno", "dos"])
    func aKeyPairsWhateverFilesAreCalled(key: String) async throws {
        let workplace = try workplace([
            "uno": "title: La presa\nkey: \(key)\nid: p-1",
            "mappe/two": "title: The dam\nlanguage: en\nkey: \(key)",
        ])
        _ = try await build(workplace, "--strict")
        #expect(try arePaired("La presa", "The dam", in: workplace))
    }

    @Test func aKeyOfItsOwnPartsWhatNamesPair() async throws {
        let workplace = try workplace([
            "presa": "title: La presa\nkey: otra", "presa.en": "title: The dam",
        ])
        _ = try await build(workplace, "--strict")
        #expect(try !arePaired("La presa", "The dam", in: workplace))
    }

    @Test func theLanguageOfTheHeadGoesBeforeThatOfTheName() async throws {
        let workplace = try workplace([
            "presa.en": "title: La presa\nlanguage: es", "presa": "title: The dam\nlanguage: en",
        ])
        _ = try await build(workplace, "--strict")
        #expect(try arePaired("La presa", "The dam", in: workplace))
    }

    @Test func theWaysToOtherLanguagesLeadToTheTranslation() async throws {
        let workplace = try pair()
        _ = try await build(workplace)
        let site = try workplace.site()
        let one = try page("La presa", in: site)
        let other = try page("The dam", in: site)
        #expect(
            one.text.contains(
                "<li><a href=\"\(other.path)\" lang=\"en\" hreflang=\"en\" data-offer="
            )
        )
        #expect(
            one.text.contains("<p class=\"ui\" lang=\"en\" dir=\"auto\"><a class=\"go\"")
                && one.text.contains(">Read in English</a></p>")
        )
        #expect(other.text.contains(">Leer en español</a></p>"))
        #expect(other.text.contains("<li><a href=\"\(one.path)\" lang=\"es\" hreflang=\"es\""))
        #expect(site.brokenLinks() == [])
    }

    @Test func anArticleWithoutTranslationSaysNothingOfOthers() async throws {
        let workplace = try workplace(["presa": "title: La presa"])
        _ = try await build(workplace)
        let text = try page("La presa", in: workplace.site()).text
        #expect(!text.contains("rel=\"alternate\" hreflang") && !text.contains("Read in English"))
        #expect(text.contains("<li><a href=\"/en/\" lang=\"en\" hreflang=\"en\">"))
    }

    @Test func twoOfOneLanguageAreToldAndTheSecondIsNoTranslation() async throws {
        let workplace = try workplace([
            "a": "title: La presa\nkey: presa", "b": "title: Otra presa\nkey: presa",
            "c": "title: The dam\nlanguage: en\nkey: presa",
            "d": "title: Un borrador\nkey: presa\ndraft: true",
        ])
        let told = """
            Content/articles/b.md: warning: 'presa' is the key of Content/articles/a.md in 'es' \
            already; the article is the translation of none
            """
        for _ in 1...2 {
            let errors = try await build(workplace)
            #expect(errors.contains(told) && !errors.contains("Content/articles/d.md"), "\(errors)")
        }
        #expect(try arePaired("La presa", "The dam", in: workplace))
        let second = try page("Otra presa", in: workplace.site())
        #expect(!second.text.contains("rel=\"alternate\" hreflang"))
    }

    @Test(
        "What is not published is no translation",
        arguments: [
            "draft: true", "expires: 2026-11-20 12:00", "date: 2026-11-22", "key: [a]",
        ]
    )
    func unpublished(head: String) async throws {
        let workplace = try workplace(["presa": "title: La presa"])
        let date = head.hasPrefix("date") ? "" : "date: 2026-11-20\n"
        try workplace.write(
            "---\ntitle: The dam\n\(date)\(head)\n---\nText.\n",
            to: "Content/articles/presa.en.md"
        )
        _ = try await build(workplace)
        let text = try page("La presa", in: workplace.site()).text
        #expect(!text.contains("rel=\"alternate\" hreflang"))
    }

    @Test func aTranslationUnderEmbargoComesWithItsTime() async throws {
        let workplace = try workplace(["presa": "title: La presa"])
        try workplace.write(
            "---\ntitle: The dam\ndate: 2026-11-21 12:00\n---\nText.\n",
            to: "Content/articles/presa.en.md"
        )
        _ = try await build(workplace)
        #expect(try !page("La presa", in: workplace.site()).text.contains("Read in English"))
        #expect(try await workplace.build(at: "2026-11-21T11:30:00Z").code == 0)
        #expect(try arePaired("La presa", "The dam", in: workplace))
    }

    @Test func oneWithAMistakeStaysTheTranslation() async throws {
        let workplace = try workplace([
            "a": "title: La presa\nkey: presa", "b.en": "title: The dam\nkey: presa",
        ])
        _ = try await build(workplace)
        for head in ["title: The dam\nkey: presa\nsection: none", "title: The dam\nkey: presa\n]["]
        {
            try write("b.en", head, in: workplace)
            let changed = try await changes(in: workplace) {}
            #expect(changed == [])
        }
        #expect(try arePaired("La presa", "The dam", in: workplace))
    }

    @Test func aTranslationThatComesOrGoesHasTheOtherMadeAnewAndNothingElse() async throws {
        // Neighbours in one section name each other.
        let workplace = try workplace([
            "presa": "title: La presa", "otra": "title: Otra cosa\nsection: sports",
        ])
        _ = try await build(workplace)
        let pair: Set<String> = ["La presa", "The dam"]
        var changed = try await changes(in: workplace) {
            try write("presa.en", "title: The dam", in: workplace)
        }
        #expect(changed == pair)
        #expect(try arePaired("La presa", "The dam", in: workplace))
        changed = try await changes(in: workplace) {}
        #expect(changed == [])
        changed = try await changes(in: workplace) {
            try write("presa.en", "title: The dam", "Another text.", in: workplace)
        }
        #expect(changed == ["The dam"])
        changed = try await changes(in: workplace) {
            try write("presa.en", "title: The dam\ndraft: true", in: workplace)
        }
        #expect(changed.contains("La presa") && !changed.contains("Otra cosa"))
        #expect(try !page("La presa", in: workplace.site()).text.contains("Read in English"))
        changed = try await changes(in: workplace) {
            try write("presa.en", "title: The dam", in: workplace)
        }
        #expect(changed.isSuperset(of: pair))
        changed = try await changes(in: workplace) {
            try workplace.remove("Content/articles/presa.en.md")
        }
        #expect(changed.contains("La presa") && !changed.contains("Otra cosa"))
        #expect(try !page("La presa", in: workplace.site()).text.contains("Read in English"))
    }

    @Test func anotherKeyMakesBothAnewAsAFullBuildWould() async throws {
        let workplace = try pair()
        try write("otra", "title: Otra cosa", in: workplace)
        try write("other.en", "title: Something else", in: workplace)
        _ = try await build(workplace)
        let changed = try await changes(in: workplace) {
            try write("presa.en", "title: The dam\nkey: dam", in: workplace)
        }
        #expect(changed == ["La presa", "The dam"])
        #expect(try !arePaired("La presa", "The dam", in: workplace))
        _ = try await build(workplace, "--full", "--output", "full")
        #expect(try workplace.site().files == workplace.site("full").files)
    }

    @Test func whatAPageIsMadeFromNamesItsTranslations() async throws {
        let workplace = try pair()
        _ = try await build(workplace)
        let path = try page("La presa", in: workplace.site()).path
        let run = try await workplace.run("explain", path)
        #expect(
            run.output.contains("the same article in all its languages: en /"),
            "\(run.output) \(run.errors)"
        )
    }
}
