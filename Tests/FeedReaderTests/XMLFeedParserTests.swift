import FeedReader
import Testing

@Suite struct XMLFeedParserTests {
    @Test(arguments: [
        ("AT&T & co", "AT&T & co"),
        ("a < b <3", "a < b <3"),
        ("&undefined; &eacute;&#233;&#xE9;", "&undefined; ééé"),
        ("&#150;&#128;", "–€"),
        ("&#0;&#x110000;x&#;&#x;", "\u{FFFD}\u{FFFD}x&#;&#x;"),
        ("<![CDATA[1 < 2]]> and <![CDATA[3]]>", "1 < 2 and 3"),
        ("a<!-- no -->b<?php echo 1 ?>c", "abc"),
        ("x <b and c", "x <b and c"),
    ])
    func damagedTextIsKept(body: String, title: String) throws {
        #expect(try FeedReader.item("<title>\(body)</title>").title == title)
    }

    @Test func declaredEntitiesAreNeverExpanded() throws {
        let feed = try FeedReader().read(
            text: """
                <!DOCTYPE rss [<!ENTITY a "']>lol"> <!-- ]> --> <!ENTITY b SYSTEM "file:///etc/passwd">]>
                <rss><channel><title>&a;&b;</title><item><title>kept</title></item></channel></rss>
                """
        )
        #expect(feed.title == "&a;&b;")
        #expect(feed.entries.map(\.title) == ["kept"])
    }

    @Test func aDeclarationWithoutEndLosesNothing() throws {
        let feed = try FeedReader().read(
            text: "<?xml version='1.0'>" + SampleFeed.rss("<item><title>a</title></item>") + "<?x?>"
        )
        #expect(feed.entries.map(\.title) == ["a"])
    }

    /// Only the first is one: to look for the end of each would take the square of their number.
    @Test func furtherDeclarationsAreInstructions() throws {
        let feed = try FeedReader().read(
            text: SampleFeed.rss("<item><title>a<?xml b>c<i/>?>d</title></item>").replacing(
                "<rss",
                with: "<?xml version='1.0'?><rss"
            )
        )
        #expect(feed.entries.map(\.title) == ["ad"])
    }

    @Test func unclosedDocumentTypeLosesNothing() throws {
        let feed = try FeedReader().read(
            text: "<!DOCTYPE rss [ <!ENTITY a 'x>" + SampleFeed.rss("<item><title>a</title></item>")
        )
        #expect(feed.entries.map(\.title) == ["a"])
    }

    @Test func unclosedElementsEndWithTheirItem() throws {
        let feed = try FeedReader().read(
            text: SampleFeed.rss(
                """
                <item><title>one<link>https://a.example/1</link></item>
                <item><title>two</title><description>x<item><title>three</title></item>
                """
            )
        )
        #expect(feed.entries.count == 3)
        #expect(feed.entries.last?.title == "three")
        #expect(feed.warnings.map(\.message).contains("line 2: <title> is never closed"))
    }

    @Test func strayEndTagsCloseNothing() throws {
        let feed = try FeedReader().read(
            text: SampleFeed.rss("<item></p></title><title>a</b></title></item>")
        )
        #expect(feed.entries.map(\.title) == ["a"])
        #expect(
            feed.warnings.map(\.message) == [
                "line 2: </p> closes nothing", "line 2: </title> closes nothing",
                "line 2: </b> closes nothing",
            ]
        )
    }

    @Test func namesMatchInAnyCase() throws {
        let entry = try FeedReader.item("<TITLE>a</title><PubDate>1 Mar 2026</PUBDATE>")
        #expect(entry.title == "a")
        #expect(entry.published != nil)
    }

    @Test func attributesAreReadInEveryForm() throws {
        let entry = try FeedReader.item(
            """
            <enclosure url=https://a.example/1?a=1&amp;b=2 length='12' type="audio/mpeg" type="x" odd/>
            """
        )
        #expect(
            entry.enclosures == [
                Enclosure(url: "https://a.example/1?a=1&b=2", type: "audio/mpeg", length: 12)
            ]
        )
    }

    @Test(arguments: [
        "xmlns:q='http://purl.org/dc/elements/1.1/'", "xmlns:q='https://PURL.org/dc/elements/1.1'",
        "xmlns:q='http://www.purl.org/dc/elements/1.1#'",
    ])
    func namespacesAreKnownByAddress(namespaces: String) throws {
        let entry = try FeedReader.item("<q:creator>Ann</q:creator>", namespaces: namespaces)
        #expect(entry.author == "Ann")
    }

    @Test func usualPrefixesNeedNoDeclaration() throws {
        let entry = try FeedReader.item(
            "<dc:creator>Ann</dc:creator><content:encoded>x</content:encoded>"
        )
        #expect(entry.author == "Ann")
        #expect(entry.content == "x")
    }

    @Test func foreignElementsDoNotCountAsTheFeeds() throws {
        let entry = try FeedReader.item(
            """
            <title>mine</title><g:title>g</g:title>
            <svg xmlns="http://www.w3.org/2000/svg"><title>drawing</title></svg>
            """,
            namespaces: "xmlns:g='http://base.google.com/ns/1.0'"
        )
        #expect(entry.title == "mine")
    }

    @Test func feedsOwnPrefixOrUnknownNamespaceIsTakenAsRSS() throws {
        let texts = [
            "<r:rss xmlns:r='http://any.example/'><r:channel><r:item><r:title>a</r:title></r:item>"
                + "</r:channel></r:rss>",
            "<rss xmlns='http://any.example/'><channel><item><title>a</title></item></channel></rss>",
            "<a:feed xmlns:a='http://www.w3.org/2005/Atom'><a:entry><a:title>a</a:title></a:entry>"
                + "</a:feed>",
            "<feed><entry><title>a</title></entry></feed>",
        ]
        for text in texts {
            #expect(try FeedReader().read(text: text).entries.map(\.title) == ["a"])
        }
    }

    @Test func depthIsCapped() throws {
        let deep =
            String(repeating: "<a>", count: 1_000) + "x" + String(repeating: "</a>", count: 1_000)
        let feed = try FeedReader().read(
            text: SampleFeed.rss(
                "<item><description>\(deep)</description><title>one</title></item>"
                    + "<item><title>two</title></item>"
            )
        )
        #expect(feed.entries.map(\.title) == ["one", "two"])
        #expect(
            feed.warnings.map(\.message) == [
                "line 2: elements nested deeper than 256 were flattened"
            ]
        )
    }

    @Test func depthWithoutEndTagsIsCapped() throws {
        let deep = String(repeating: "<a>", count: 1_000)
        let feed = try FeedReader().read(
            text: SampleFeed.rss(
                "<item><title>one</title>\(deep)</item><item><title>two</title></item>"
            )
        )
        #expect(feed.entries.map(\.title) == ["one", "two"])
    }

    @Test func attributesAreCapped() throws {
        let many = (0..<300).map { "a\($0)='1'" }.joined(separator: " ")
        let feed = try FeedReader().read(
            text: SampleFeed.rss("<item \(many)><title>a</title></item>")
        )
        #expect(feed.entries.map(\.title) == ["a"])
        #expect(
            feed.warnings.map(\.message) == ["line 2: only the first 256 attributes were read"]
        )
    }

    @Test func elementsOfOneEntryAreCapped() throws {
        var limits = FeedReader.Limits()
        limits.elements = 10
        let many = String(repeating: "<p>a</p>", count: 20)
        let text = SampleFeed.rss(
            "<item><title>one</title><description>\(many)</description></item>"
                + "<item><title>two</title></item>",
            channel: String(repeating: "<a/>", count: 20)
        )
        let feed = try FeedReader(limits: limits).read(text: text)
        #expect(feed.entries.map(\.title) == ["one", "two"])
        #expect(feed.entries.first?.summary?.filter { $0 == "a" }.count == 20)
        #expect(
            feed.warnings.map(\.message) == [
                "line 2: more than 10 elements: the rest was flattened"
            ]
        )
    }

    @Test(.timeLimit(.minutes(60))) func countlessNamespacesStayBounded() throws {
        let noise = (0..<20_000).map { "<a xmlns:p\($0)='u\($0)'>" }.joined()
        let feed = try FeedReader().read(
            text: SampleFeed.rss(
                "<item><title>a</title>\(noise)</item><item><dc:title>b</dc:title></item>"
            )
        )
        #expect(feed.entries.map(\.title) == ["a", "b"])
    }

    @Test func linesAreThoseOfTheDocument() throws {
        let feed = try FeedReader().read(
            text:
                "<rss>\r\n<channel>\r\n<item/>\n\n<item><pubDate>soon</pubDate></item></channel></rss>"
        )
        #expect(feed.entries.map(\.line) == [3, 5])
        #expect(feed.warnings.map(\.message) == ["line 5: no date: “soon”"])
    }

    @Test(arguments: ["", "<?xml-stylesheet href='a.css'?>", "<!-- ?> -->"])
    func aDeclarationThatNothingEndsTakesNothingWithIt(behind: String) throws {
        let text =
            "<?xml version='1.0' encoding='utf-8'>\(behind)<rss><channel><title>A</title>"
            + "<item><title>1 ?> 2</title></item></channel></rss>"
        let feed = try FeedReader().read(text: text)
        #expect(feed.title == "A")
        #expect(feed.entries.map(\.title) == ["1 ?> 2"])
    }
}
