import Domain
import Foundation
import Testing

@testable import SourceKinds

/// Rows that are outlets: what is said of codes that nobody knows.
@Suite struct OutletRowTests {
    private func read(
        _ text: String,
        from address: String = "data/rows.yaml",
        countries: Set<String>? = ["es", "gb"]
    ) throws -> SourceReadingResult {
        let stub = try SourceStub("data", ["model": .text("outlet")], address: address)
        return try stub.kind.read(
            SourceAnswer(
                pages: [AnswerPage(bytes: Array(text.utf8))],
                receivedAt: SourceStub.now
            ),
            in: ReadingContext(
                source: stub.source,
                origin: .live,
                timeZone: .gmt,
                receivedAt: SourceStub.now,
                countries: countries
            )
        )
    }

    @Test func knownCodesAreTakenWithoutAWord() throws {
        let result = try read(
            "- {id: a, name: Uno, language: es, country: ES}\n"
                + "- {id: b, name: Dos, language: pt-BR, country: uk}\n"
                + "- {id: c, name: Tres, language: ast}\n"
        )
        #expect(result.diagnostics == [])
        #expect(result.outlets.map(\.language) == ["es", "pt-br", "ast"])
        #expect(result.outlets.map(\.country) == ["es", "gb", nil])
    }

    @Test(arguments: [
        ("qq", "'qq' is no language of ISO 639", "for example es, en or pt-br"),
        ("sp", "'sp' is no language of ISO 639", "did you mean 'es'?"),
        ("español", "'español' is no language tag", "for example es, en or pt-br"),
    ])
    func anUnknownLanguageIsKeptAndSaid(language: String, message: String, hint: String) throws {
        let result = try read("- id: a\n  name: Raro\n  language: \(language)\n")
        #expect(
            result.diagnostics == [
                Diagnostic(
                    .warning,
                    "\(message); it is shown as it is",
                    path: "Content/data/rows.yaml",
                    line: 3,
                    hint: hint
                )
            ]
        )
        #expect(result.outlets.map(\.language) == [language])
    }

    @Test func anUnknownCountryIsKeptAndSaid() throws {
        let result = try read("- id: a\n  name: Raro\n  country: ZZ\n")
        #expect(
            result.diagnostics == [
                Diagnostic(
                    .warning,
                    "'zz' is no country of ISO 3166; it is shown as it is",
                    path: "Content/data/rows.yaml",
                    line: 3,
                    hint: "two letters, as es or mx"
                )
            ]
        )
        #expect(result.outlets.map(\.country) == ["zz"])
        #expect(try read("- {id: a, name: Raro, country: zz}\n", countries: nil).diagnostics == [])
    }

    @Test func aCodeThatManyRowsShareIsSaidOnce() throws {
        let result = try read(
            "- {id: a, name: Uno, language: qq, country: zz}\n"
                + "- {id: b, name: Dos, language: qq, country: zz}\n"
        )
        #expect(result.diagnostics.map(\.line) == [1, 1])
        #expect(result.outlets.count == 2)
    }

    /// Nobody in the newsroom can mend them.
    @Test func theCodesOfOthersAreTheirs() throws {
        let result = try read(
            #"[{"id": "a", "name": "Raro", "language": "qq", "country": "zz"}]"#,
            from: "https://api.example/rows.json"
        )
        #expect(result.diagnostics == [])
        #expect(result.outlets.map(\.language) == ["qq"])
        #expect(result.outlets.map(\.country) == ["zz"])
    }
}
