import FeedReader
import Foundation
import Testing

/// What a feed says of the use of its texts.
@Suite struct FeedTermsTests {
    @Test(arguments: [
        "<creativeCommons:license>https://cc.example/by</creativeCommons:license>",
        "<cc:license rdf:resource=\"https://cc.example/by\"/>",
        "<dcterms:license>https://cc.example/by</dcterms:license>",
        "<atom:link rel=\"license\" href=\"https://cc.example/by\"/>",
        "<link rel=\"license\" href=\"https://cc.example/by\"/>",
    ])
    func aLicenceIsReadInEachOfItsForms(element: String) throws {
        let address = "https://cc.example/by"
        #expect(try FeedReader.item("<title>a</title>\(element)").license == address)
        let feed = try FeedReader().read(text: SampleFeed.rss("", channel: element))
        #expect(feed.license == address)
    }

    @Test func rightsInGeneralAreNoLicence() throws {
        let text = SampleFeed.rss(
            "<item><title>a</title><dc:rights>CC0</dc:rights></item>",
            channel: "<copyright>© Crier</copyright>"
        )
        let feed = try FeedReader().read(text: text)
        #expect(feed.license == nil && feed.rights == "© Crier")
        #expect(feed.entries.map(\.license) == [nil] && feed.entries.map(\.rights) == ["CC0"])
    }

    @Test(arguments: [
        ("<access:restriction relationship=\"deny\"/>", ["access:restriction: deny"]),
        ("<access:restriction relationship=\"allow\"/>", []),
        ("<xhtml:meta name=\"robots\" content=\"NOINDEX,nofollow\"/>", ["robots: noindex"]),
        ("<meta name=\"robots\" content=\"noai, noimageai\"/>", ["robots: noai, noimageai"]),
        ("<xhtml:meta name=\"robots\" content=\"index, follow\"/>", []),
        ("<meta name=\"description\" content=\"noindex\"/>", []),
        (
            "<access:restriction relationship=\"deny\"/><access:restriction relationship=\"deny\"/>",
            ["access:restriction: deny"]
        ),
    ])
    func whatIsSaidAgainstItsUseIsHeard(element: String, objections: [String]) throws {
        let feed = try FeedReader().read(text: SampleFeed.rss("", channel: element))
        #expect(feed.objections == objections)
    }

    /// As its specification asks, beside the channel.
    @Test func aRestrictionMayStandBesideTheChannel() throws {
        let feed = try FeedReader().read(
            text: """
                <rss version="2.0" xmlns:f="http://www.bloglines.com/about/specs/fac-1.0">
                <f:restriction relationship="deny"/><channel><title>a</title></channel></rss>
                """
        )
        #expect(feed.objections == ["access:restriction: deny"])
    }

    @Test func anInspectionTellsBothWhereThereAreAny() throws {
        let feed = try FeedReader().read(
            text: SampleFeed.rss(
                "<item><title>a</title></item>",
                channel: "<dcterms:license>CC0</dcterms:license>"
                    + "<meta name=\"robots\" content=\"noai\"/>"
            )
        )
        let data = try JSONEncoder().encode(FeedInspection(feed))
        let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
        let told = object?["feed"] as? [String: Any]
        #expect(told?["license"] as? String == "CC0")
        #expect(told?["objections"] as? [String] == ["robots: noai"])
        let entries = object?["entries"] as? [[String: Any]]
        #expect(entries?.first?.keys.contains("license") == false)
    }
}
