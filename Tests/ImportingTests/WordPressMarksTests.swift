import Foundation
import Testing

@testable import Importing

/// The remarks in a post of WordPress that mean something.
@Suite struct WordPressMarksTests {
    private func text(_ content: String) throws -> ImportedText {
        let file = FileManager.default.temporaryDirectory.appending(
            path: "wxr-\(UUID().uuidString).xml"
        )
        let export = """
            <rss><channel><title>Faro</title><link>https://a.example</link>
            <wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>https://a.example</wp:base_site_url>
            <item><title>Uno</title><link>https://a.example/uno/</link>
            <content:encoded><![CDATA[\(content)]]></content:encoded><wp:post_id>1</wp:post_id>
            <wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt><wp:post_name>uno</wp:post_name>
            <wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item></channel></rss>
            """
        try Data(export.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var texts = try WordPressSite(file, zone: .gmt).texts()
        return try #require(try texts.next())
    }

    @Test(
        "What stands before the mark for lists is the summary",
        arguments: [
            ("Uno<!--more-->Dos", "Uno"), ("Uno <!-- more Sigue leyendo --> Dos", "Uno"),
            ("Uno<!--\nmore-->Dos", "Uno"), ("Uno<!--moreover-->Dos", nil),
            ("Uno <!-- more\n-->Dos<!--more-->Tres", "Uno Dos"), ("Uno<!-- more Dos", nil),
            ("Uno<!-- nomore --> Dos", nil),
        ] as [(String, String?)]
    )
    func teaser(_ content: String, expected: String?) throws {
        #expect(try text(content).summary == expected)
    }

    @Test(
        "A block of which there is no more than a mark is named, however many stand on one line",
        arguments: [
            ("<!-- wp:latest-posts /-->", ["latest-posts"]),
            ("<!-- wp:core/block {\"ref\":77} /-->", ["core/block"]),
            ("<!-- wp:a {\"b\":1} --><p>x</p><!-- /wp:a --><!-- wp:c {\"d\":1} /-->", ["c"]),
            ("<!-- wp:a {\"b\":1} /--><!-- wp:c {\"d\":{\"e\":1}} /-->", ["a", "c"]),
            ("<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->", []),
            ("<!-- wp:a {\"b\":\n1} /-->", []), ("<!-- wp:a {\"b\":1}/-->", []),
            ("<!-- wp:A /--><!-- wp: /--><!-- wp:a/-->", []), ("<!-- wp:a {} /", []),
        ] as [(String, [String])]
    )
    func blocks(_ content: String, names: [String]) throws {
        let losses = names.map { "the block '\($0)', which shows what lies elsewhere" }
        #expect(try text(content).losses == losses)
    }

    @Test(
        "A line of many remarks is read to its end",
        .timeLimit(.minutes(5)),
        arguments: [
            "<!-- wp:x {\"a\":1} -->", "<!-- wp:a {\"b\":1} --><p>x</p><!-- /wp:a -->",
            "<!-- wp:x {", "<!-- more ", "<!-- ",
        ]
    )
    func soup(_ piece: String) throws {
        let text = try text(String(repeating: piece, count: 40_000))
        #expect(text.losses.isEmpty)
        #expect(text.summary == nil)
    }
}
