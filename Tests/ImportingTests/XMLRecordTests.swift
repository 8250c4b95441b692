import Testing

@testable import FeedReader

/// XML of other programs as elements, whatever is wrong with it.
@Suite struct XMLRecordTests {
    private func record(_ text: String, root: String = "item") -> XMLRecord? {
        XMLRecord(Array(text.utf8), root: root)
    }

    @Test("Elements keep their prefixes, attributes and words")
    func elements() throws {
        let item = try #require(
            record("<x/><item><wp:id a='1'> 7 </wp:id><b><![CDATA[x]]]]><![CDATA[>y]]></b></item>z")
        )
        #expect(item.value("wp:id") == "7")
        #expect(item["wp:id"]?.attributes == ["a": "1"])
        #expect(item.value("b") == "x]]>y")
        #expect(item.value("none") == "")
    }

    @Test(
        "What nobody closes ends with what it stands in",
        arguments: [
            "<item><a>1<b>2</a><c>3</c></item>", "<item><a>1</a><b>2</b><c>3",
            "<item><a>1</a></z><c>3</c></item>",
        ]
    )
    func open(_ text: String) throws {
        #expect(record(text)?.value("c") == "3")
    }

    @Test("Depth has a bound, and what is no such element is none")
    func bounds() {
        let deep = "<item>" + String(repeating: "<a>", count: 50_000) + "x"
        #expect(record(deep) != nil)
        #expect(record("<other></other>") == nil)
        #expect(record("") == nil)
    }
}
