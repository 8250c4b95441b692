import Domain
import Testing

@testable import SourceKinds

/// Feeds whose dates can be read in two ways.
@Suite struct FeedDateNoteTests {
    private func diagnostics(language: Language?) throws -> [Diagnostic] {
        try SourceStub("feed", address: "https://valle.example/feed", language: language).read(
            """
            <rss version="2.0"><channel><title>Valle</title>
            <item><guid>1</guid><title>Uno</title><pubDate>03/04/2026</pubDate></item>
            <item><guid>2</guid><title>Dos</title><pubDate>04/05/2026</pubDate></item>
            </channel></rss>
            """
        ).diagnostics
    }

    @Test("it is said once for all of them, with what to write")
    func note() throws {
        #expect(
            try diagnostics(language: nil) == [
                Diagnostic(
                    .warning,
                    "nothing tells whether the day or the month comes first in its dates, as "
                        + "'03/04/2026': they are read with the month first",
                    path: "stub",
                    hint: "write 'language: en-GB' into the source where the day comes first, "
                        + "'language: en-US' where the month does"
                )
            ]
        )
        #expect(try diagnostics(language: "en").count == 1)
    }

    @Test("what the source says of its language decides", arguments: ["en-GB", "en-US", "es"])
    func language(tag: String) throws {
        #expect(try diagnostics(language: Language(tag)) == [])
    }
}
