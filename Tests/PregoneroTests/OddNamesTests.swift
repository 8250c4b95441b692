import Foundation
import Testing

/// What people type after `pregonero new`, however odd: a file that builds, or a word about why not.
@Suite struct OddNamesTests {
    private func workplace() throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure()
        return workplace
    }

    private func begun(_ run: Workplace.Run) throws -> String {
        #expect(run.code == 0, "\(run.errors)")
        return try #require(run.output.split(separator: "\n").first.map(String.init))
    }

    @Test(arguments: [
        "أحمد بن علي", "Ana \"la Roja\" Gil: hija", "C++", "no: [lista]", "#etiqueta",
        "日本語の名前", "Ñandú & Œuvre", "{{plantilla}}",
    ])
    func whateverTheNameItsFileBuilds(name: String) async throws {
        let workplace = try workplace()
        for kind in ["author", "topic"] {
            let file = try begun(try await workplace.run("new", kind, name))
            #expect(try workplace.text(at: file).contains("name: "))
        }
        let article = try begun(
            try await workplace.start(
                ["new", "article", name, "--section", "science", "--author", name]
                    + ["--clock", Workplace.clock]
            ).finished()
        )
        #expect(try workplace.text(at: article).contains("\nauthor: \""))
        _ = try begun(try await workplace.run("new", "page", name))
        let run = try await workplace.build("--strict", "--drafts")
        #expect(run.code == 0, "\(run.errors)")
        let site = try workplace.site()
        let escaped = name.replacing("&", with: "&amp;")
        let headed = site.pages.filter { page in
            site.text(page).replacing("&quot;", with: "\"").contains("<h1>\(escaped)</h1>")
        }
        #expect(headed.contains { $0.hasPrefix("autores/") }, "\(headed)")
        #expect(headed.contains { $0.hasPrefix("temas/") })
        #expect(headed.contains { $0.hasPrefix("n/") })
    }

    @Test(arguments: ["author", "topic"])
    func aNameThatNoArticleCanCarryIsRefused(kind: String) async throws {
        let workplace = try workplace()
        let long = String(repeating: "ñ", count: 300)
        let run = try await workplace.run("new", kind, long)
        #expect(run.code == 2)
        #expect(
            run.lastLine.hasSuffix(
                "the name has 300 characters; articles can carry names of at most 80"
            ),
            "\(run.errors)"
        )
        #expect(!workplace.exists("Content/\(kind)s"))
        _ = try begun(try await workplace.run("new", kind, String(repeating: "ñ", count: 80)))
    }

    @Test func aLongHeadlineIsOneAndALongAuthorIsNone() async throws {
        let workplace = try workplace()
        let long = String(repeating: "titular ", count: 38)
        let file = try begun(try await workplace.run("new", "article", long))
        #expect((file.split(separator: "/").last ?? "").count < 90)
        let run = try await workplace.run("new", "article", "Uno", "--author", long)
        #expect(run.code == 2)
        #expect(
            run.lastLine.hasSuffix(
                "the author's name has 304 characters; it can have at most 80"
            ),
            "\(run.errors)"
        )
    }

    @Test(arguments: ["author", "topic"])
    func namesThatDifferInCaseAloneAreOne(kind: String) async throws {
        let workplace = try workplace()
        let file = try begun(try await workplace.run("new", kind, "Ana Gil"))
        for other in ["ANA GIL", "ana gil", "Aná  Gíl"] {
            let run = try await workplace.run("new", kind, other)
            #expect(run.code == 2)
            #expect(run.lastLine.hasSuffix("Content/\(kind)s/ana-gil.md is there already"))
        }
        #expect(try workplace.text(at: file).contains("name: \"Ana Gil\""))
        _ = try begun(try await workplace.run("new", kind, "Ana Gil", "--language", "en"))
    }

    @Test func aSectionIsNamedByIDOrTitleAndAnUnknownOneNamesThemAll() async throws {
        let workplace = try workplace()
        let file = try begun(
            try await workplace.run("new", "article", "Uno", "--section", "DEPORTES")
        )
        #expect(try workplace.text(at: file).contains("section: sports"))
        let run = try await workplace.run("new", "article", "Dos", "--section", "deporte")
        #expect(run.code == 2)
        #expect(run.errors.contains("there is no section 'deporte'; "))
        #expect(run.errors.contains("sports"))
        let other = try await workplace.run("new", "article", "Tres", "--language", "fr")
        #expect(other.code == 2)
        #expect(other.lastLine.hasSuffix("'fr' is no language of the site; known: es, en"))
        for title in ["", "  ", "\n"] {
            let run = try await workplace.run("new", "page", title)
            #expect(run.code == 2 && run.lastLine.hasSuffix("it needs a title"))
        }
    }
}

extension Workplace {
    /// A file by its whole path.
    fileprivate func text(at path: String) throws -> String {
        try String(contentsOf: URL(filePath: path), encoding: .utf8)
    }
}
