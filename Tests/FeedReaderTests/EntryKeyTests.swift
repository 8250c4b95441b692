import FeedReader
import Testing

@Suite struct EntryKeyTests {
    private func keys(_ items: String) throws -> [String] {
        try FeedReader().read(text: SampleFeed.rss(items)).entries.map(\.key)
    }

    @Test func idGoesBeforeLinkBeforeText() throws {
        let keys = try keys(
            """
            <item><guid isPermaLink="false"> Tag:X </guid><link>https://a.example/1</link></item>
            <item><link>https://a.example/2</link></item>
            <item><title>only text</title></item>
            """
        )
        #expect(keys.prefix(2) == ["Tag:X", "https://a.example/2"])
        #expect(keys.last?.count == 32)
    }

    @Test func sharedIDIsJoinedByTheLink() throws {
        let keys = try keys(
            """
            <item><guid>same</guid><link>https://a.example/1</link></item>
            <item><guid>same</guid><link>https://a.example/2</link></item>
            <item><guid>other</guid><link>https://a.example/3</link></item>
            """
        )
        #expect(keys == ["same|https://a.example/1", "same|https://a.example/2", "other"])
    }

    @Test func keysAreDistinctEvenForEqualEntries() throws {
        let item = "<item><guid>same</guid><link>https://a.example/1</link></item>"
        let keys = try keys(item + item + item + "<item/><item/>")
        #expect(Set(keys).count == 5)
        #expect(!keys.contains(""))
    }

    @Test func keyOfATextIsTheSameInEveryRun() throws {
        let keys = try keys("<item><title>a</title><description>b</description></item>")
        #expect(keys == ["697222d0e0757277b806e9775b4e0ce2"])
    }
}
