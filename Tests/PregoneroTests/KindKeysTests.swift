import Foundation
import SourceKinds
import Testing

/// `pregonero config --kind`: the keys of one kind of source and what each is for.
@Suite struct KindKeysTests {
    @Test(arguments: SourceKindTable.names)
    func theKeysOfAKindArePrintedWithoutASite(name: String) async throws {
        let kind = try #require(SourceKindTable.kind(name))
        let run = try await Workplace().run("config", "--kind", name)
        #expect(run.code == 0 && run.errors == "", "\(run.errors)")
        for key in kind.optionKeys {
            #expect(run.output.contains("\(key.name): \(key.type.words())"))
            #expect(run.output.contains("\n    \(key.purpose)\n"))
        }
        #expect(kind.optionKeys.isEmpty == run.output.contains("has no keys of its own"))
    }

    @Test func whatHasToBeThereIsSaid() async throws {
        let random = try await Workplace().run("config", "--kind", "randomuser").output
        #expect(random.contains("seed: text; required\n"))
        #expect(random.contains("results: whole number from 1 to 5000; default: 15\n"))
        let news = try await Workplace().run("config", "--kind", "newsapi").output
        #expect(news.contains("It needs a key: add 'key: \"${env:NEWSAPI_KEY}\"'.\n"))
    }

    @Test func programsGetThemAsJSON() async throws {
        let run = try await Workplace().run("config", "--kind", "randomuser", "--json")
        let rows = try #require(
            try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
        )
        let kind = try #require(SourceKindTable.kind("randomuser"))
        #expect(rows.compactMap { $0["name"] as? String } == kind.optionKeys.map(\.name))
        #expect(rows.first?["isRequired"] as? Bool == true)
    }

    @Test func aKindThatThereIsNotIsNamedWithTheNearest() async throws {
        let run = try await Workplace().run("config", "--kind", "newsapo")
        #expect(run.code == 2)
        #expect(run.errors.contains("there is no kind 'newsapo'"), "\(run.errors)")
        #expect(run.errors.contains("did you mean 'newsapi'?"), "\(run.errors)")
    }
}
