import FeedReader
import Foundation
import Testing

@Suite struct ChannelReaderTests {
    @Test func channelOfRSS() throws {
        let feed = try FeedReader().read(
            text: SampleFeed.rss(
                "",
                channel: """
                    <description>All &lt;b&gt;news&lt;/b&gt;</description><language>es</language>
                    <copyright>© Crier</copyright><lastBuildDate>1 Mar 2026 10:00 GMT</lastBuildDate>
                    <image><url>https://a.example/logo.png</url><title>no</title><link>no</link></image>
                    <textInput><title>no</title><link>https://no.example/</link></textInput>
                    <ttl>60</ttl><skipHours><hour>0</hour><hour>24</hour><hour>7</hour></skipHours>
                    <skipDays><day>monday</day></skipDays>
                    <sy:updatePeriod>hourly</sy:updatePeriod><sy:updateFrequency>2</sy:updateFrequency>
                    <atom:link rel="hub" href="https://hub.example/"/>
                    <atom:link rel="self" href="https://crier.example/rss"/>
                    """
            )
        )
        #expect(feed.title == "The Crier")
        #expect(feed.link == "https://crier.example/")
        #expect(feed.subtitle == "All news")
        #expect(feed.language == "es")
        #expect(feed.rights == "© Crier")
        #expect(feed.updated == Date(timeIntervalSince1970: 1_772_359_200))
        #expect(feed.image == "https://a.example/logo.png")
        #expect(feed.schedule.ttlMinutes == 60)
        #expect(feed.schedule.skipHours == [0, 0, 7])
        #expect(feed.schedule.skipDays == ["Monday"])
        #expect(feed.schedule.updatePeriod == "hourly")
        #expect(feed.schedule.updateFrequency == 2)
    }

    @Test func itemsOfRDFStandBesideTheChannel() throws {
        let feed = try FeedReader().read(
            text: """
                <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"
                 xmlns="http://purl.org/rss/1.0/">
                <channel rdf:about="https://a.example/"><title>RDF</title>
                <items><rdf:Seq><rdf:li resource="https://a.example/1"/></rdf:Seq></items></channel>
                <item rdf:about="urn:1"><title>one</title><link>https://a.example/1</link></item>
                </rdf:RDF>
                """
        )
        #expect(feed.title == "RDF")
        #expect(feed.id == "https://a.example/")
        #expect(feed.entries.map(\.id) == ["urn:1"])
        #expect(feed.entries.map(\.key) == ["urn:1"])
    }

    @Test func atomFeedKeepsSourcesApart() throws {
        let feed = try FeedReader().read(
            text: SampleFeed.atom(
                """
                <entry><title>a</title><source><title>Origin</title><id>urn:o</id>
                <author><name>Ann</name></author></source></entry>
                """,
                feed: "<subtitle type='html'>x &amp;amp; y</subtitle><logo>/l.png</logo>"
            )
        )
        #expect(feed.id == "urn:crier")
        #expect(feed.subtitle == "x & y")
        #expect(feed.image == "/l.png")
        #expect(feed.entries.first?.title == "a")
        #expect(feed.entries.first?.id == nil)
        #expect(feed.entries.first?.author == "Ann")
    }

    @Test func channelDefinitionIsRead() throws {
        let feed = try FeedReader().read(
            text: """
                <CHANNEL BASE="https://a.example/" HREF="index.html" LASTMOD="2004-04-06T23:05-05:00">
                <TITLE>Old</TITLE><ITEM HREF="1.html" LASTMOD="2004-04-06T23:05-05:00">
                <TITLE>one</TITLE><ABSTRACT>first</ABSTRACT></ITEM></CHANNEL>
                """
        )
        #expect(feed.link == "https://a.example/index.html")
        #expect(feed.entries.first?.link == "https://a.example/1.html")
        #expect(feed.entries.first?.summary == "first")
        #expect(feed.updated == Date(timeIntervalSince1970: 1_081_310_700))
        #expect(feed.entries.first?.updated == feed.updated)
    }
}
