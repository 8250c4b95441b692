import FeedReader
import Testing

@Suite struct EntryKeyTests {
    private func entries(_ items: String) throws -> [ParsedEntry] {
        try FeedReader().read(text: SampleFeed.rss(items)).entries
    }

    @Test func idGoesBeforeLinkBeforeText() throws {
        let keys = try entries(
            """
            <item><guid isPermaLink="false"> Tag:X </guid><link>https://a.example/1</link></item>
            <item><link>https://a.example/2</link></item>
            <item><title>only text</title></item>
            """
        ).map(\.key)
        #expect(keys.prefix(2) == ["Tag:X", "https://a.example/2"])
        #expect(keys.last?.count == 32)
    }

    private let one =
        "<item><guid>same</guid><link>https://a.example/1</link><title>A</title></item>"
    private let two =
        "<item><guid>same</guid><link>https://a.example/2</link><title>B</title></item>"
    private let three =
        "<item><guid>same</guid><link>https://a.example/2</link><title>C</title></item>"

    @Test func aKeyIsMadeOfItsEntryAlone() throws {
        #expect(try entries(one + two).map(\.key) == ["same", "same"])
        #expect(try entries(one).map(\.key) == ["same"])
    }

    @Test func aSharedKeyIsJoinedByWhatIsInTheEntry() throws {
        let keys = try entries(one + two + three).map(\.ownKey)
        #expect(Set(keys).count == 3)
        #expect(try entries(three + one).map(\.ownKey) == [keys[2], keys[0]])
        #expect(
            try entries(two + "<item><guid>other</guid></item>").map(\.ownKey) == ["same", "other"]
        )
    }

    @Test func equalEntriesHaveOneKey() throws {
        let entries = try entries(one + one + "<item/><item/>")
        #expect(Set(entries.map(\.ownKey)).count == 2)
        #expect(!entries.map(\.ownKey).contains(""))
    }

    @Test func keyOfATextIsTheSameInEveryRun() throws {
        let keys = try entries("<item><title>a</title><description>b</description></item>")
            .map(\.key)
        #expect(keys == ["697222d0e0757277b806e9775b4e0ce2"])
    }
}
