import Domain
import Foundation
import TestSupport
import Testing

@testable import SourceKinds

@Suite struct JSONPlaceholderPostsKindTests {
    private let sample = """
        [{"id":1,"slug":"uno","url":"https://posts.example/uno","title":"Uno","content":"Un <b>texto</b>.",
          "image":"https://posts.example/uno.png","thumbnail":null,"status":"published",
          "category":"local","publishedAt":"04/02/2023 13:25:21","updatedAt":"31/12/2023 09:00:00"},
         {"id":2,"title":"Borrador","status":"draft"},
         {"id":3,"title":"Sin fecha","publishedAt":"31/31/2023"}, {"id":4}]
        """

    @Test func datesHaveTheDayFirst() throws {
        let result = try SourceStub("jsonplaceholder-posts").read(sample)
        #expect(result.items.map(\.title) == ["Uno", "Sin fecha"])
        #expect(
            result.items[0].published == ISO8601DateFormatter().date(from: "2023-02-04T12:25:21Z")
        )
        #expect(result.items[1].published == nil)
        #expect(result.items[0].categories == ["local"])
        #expect(result.items[0].content?.text == "<p>Un &lt;b&gt;texto&lt;/b&gt;.</p>")
        #expect(
            result.batch.reading.remarks == [
                "row 2: left out: its status is 'draft'",
                "row 4: left out: it has no title or no id",
            ]
        )
    }

    @Test(.enabled(if: Shared.isAvailable))
    func theRecordedPostIsRead() throws {
        let bytes = try SourceStub.fixture("jsonplaceholder-org/posts.partial1.json")
        let text = String(decoding: bytes, as: UTF8.self).trimmingCharacters(
            in: .whitespacesAndNewlines
        )
        let result = try SourceStub("jsonplaceholder-posts").read(
            text.hasPrefix("[") ? text : "[\(text)]"
        )
        #expect(result.items.count == 1)
        #expect(result.items.first?.published != nil)
        #expect(result.items.first?.picture != nil)
    }
}
