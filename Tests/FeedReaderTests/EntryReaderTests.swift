import FeedReader
import Foundation
import Testing
import WebURL

@Suite struct EntryReaderTests {
    @Test(arguments: [
        ("R&amp;amp;D &amp;lt;b&amp;gt;", "R&D <b>"),
        ("&lt;b&gt;Bold&lt;/b&gt; &lt;script&gt;alert(1)&lt;/script&gt;", "Bold"),
        ("1 &lt; 2 and List&lt;Int&gt;", "1 < 2 and List<Int>"),
        ("<![CDATA[A &amp; B]]>", "A & B"),
        ("  two\n   lines ", "two lines"),
        ("&lt;p&gt;one&lt;/p&gt;&lt;p&gt;two&lt;/p&gt;", "one two"),
        ("naked <b>mark</b>up", "naked markup"),
        ("&lt;![CDATA[twice]]&gt;", "twice"),
        ("H&lt;sub&gt;2&lt;/sub&gt;O &lt;3", "H2O <3"),
    ])
    func titleIsPlainText(source: String, title: String) throws {
        #expect(try FeedReader.item("<title>\(source)</title>").title == title)
    }

    @Test(arguments: [
        ("<title>AT&amp;amp;T &lt;b></title>", "AT&amp;T <b>"),
        ("<title type='html'>AT&amp;amp;T &lt;b&gt;x&lt;/b&gt;</title>", "AT&T x"),
        (
            "<title type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>a <b>b</b> &lt;</div></title>",
            "a b <"
        ),
        ("<title mode='escaped' type='text/html'>&lt;i&gt;x&lt;/i&gt;</title>", "x"),
        ("<title mode='base64' type='text/html'>PGI+eDwvYj4=</title>", "x"),
    ])
    func atomTitleFollowsItsType(source: String, title: String) throws {
        #expect(try FeedReader.entry(source).title == title)
    }

    @Test func bodyOfRSSIsRawHTML() throws {
        let entry = try FeedReader.item(
            """
            <description>&lt;p&gt;a &amp;amp; b&lt;/p&gt;</description>
            <content:encoded><![CDATA[<p>long</p>]]></content:encoded>
            """
        )
        #expect(entry.summary == "<p>a &amp; b</p>")
        #expect(entry.content == "<p>long</p>")
        #expect(entry.body == "<p>long</p>")
    }

    @Test func descriptionAloneIsSummaryAndBody() throws {
        let entry = try FeedReader.item("<description>short</description>")
        #expect(entry.summary == "short")
        #expect(entry.content == nil)
        #expect(entry.body == "short")
    }

    @Test func nakedMarkupIsWrittenBack() throws {
        let entry = try FeedReader.item(
            #"<description>a <b class="x&quot;y">b</b> &lt; c<br>d<img src="i.png"/></description>"#
        )
        #expect(
            entry.summary == #"a <b class="x&quot;y">b</b> &lt; c<br>d<img src="i.png">"#
        )
    }

    @Test func sectionMarksInABodyGo() throws {
        let entry = try FeedReader.item(
            "<description><![CDATA[<p>a<![CDATA[b]]]]><![CDATA[></p>]]></description>"
        )
        #expect(entry.summary == "<p>ab</p>")
    }

    @Test(arguments: [
        ("<content>a &lt; b</content>", "a &lt; b"),
        ("<content>&lt;p&gt;untyped&lt;/p&gt;</content>", "<p>untyped</p>"),
        ("<content type='text'>&lt;b&gt;</content>", "&lt;b&gt;"),
        ("<content type='html'>&lt;b&gt;x&lt;/b&gt;</content>", "<b>x</b>"),
        (
            """
            <content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>
            <p>a<br/>&amp;lt;</p></div></content>
            """, "<p>a<br>&amp;lt;</p>"
        ),
        ("<content type='text/html' mode='base64'>PGI+eDwvYj4=</content>", "<b>x</b>"),
        ("<content mode='base64'>PGI+eDwvYj4=</content>", "&lt;b&gt;x&lt;/b&gt;"),
        (
            "<content type='html'><div xmlns='http://www.w3.org/1999/xhtml'>&lt;b>x&lt;/b></div></content>",
            "<b>x</b>"
        ),
        (
            "<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>&lt;b>x</div></content>",
            "&lt;b&gt;x"
        ),
        ("<content type='image/svg+xml'><svg><g/></svg></content>", "<svg><g></g></svg>"),
    ])
    func atomContentFollowsItsType(source: String, html: String) throws {
        #expect(try FeedReader.entry(source).content == html)
    }

    @Test(arguments: [
        (
            "<content type='text'>a &lt;\nb\n\n \nSee http://a.example/x?y&amp;z.\n</content>",
            "<p>a &lt;<br>b</p>"
                + "<p>See <a href=\"http://a.example/x?y&amp;z\">http://a.example/x?y&amp;z</a>.</p>"
        ),
        ("<summary>a\nb</summary>", "<p>a<br>b</p>"),
        ("<summary>a\r\nb\r\n\r\nc</summary>", "<p>a<br>b</p><p>c</p>"),
        ("<content mode='base64'>YQoKYg==</content>", "<p>a</p><p>b</p>"),
        ("<content type='html'>a\n\nb</content>", "a\n\nb"),
        ("<content>a http://a.example/</content>", "a http://a.example/"),
    ])
    func linesOfPlainTextOfAtomStayApart(source: String, body: String) throws {
        #expect(try FeedReader.entry(source).body == body)
    }

    @Test(arguments: [
        (
            "a &amp;amp; b\nc\n\n d https://a.example/?x&amp;amp;y",
            "<p>a &amp; b\nc</p><p>d "
                + "<a href=\"https://a.example/?x&amp;y\">https://a.example/?x&amp;y</a></p>"
        ),
        ("wrapped\nlines", "wrapped\nlines"),
        ("a\n\n&lt;b&gt;b&lt;/b&gt;", "a\n\n<b>b</b>"),
        ("1 &lt; 2\n\nb", "1 < 2\n\nb"),
        ("a &amp;lt;b&amp;gt;\n\nb", "a &lt;b&gt;\n\nb"),
        ("a &amp;#60;\n\nb", "a &#60;\n\nb"),
    ])
    func blankLinesOfRSSPartParagraphsWhereNothingIsATag(source: String, body: String) throws {
        #expect(try FeedReader.item("<description>\(source)</description>").body == body)
        #expect(try FeedReader.item("<content:encoded>\(source)</content:encoded>").body == body)
    }

    @Test func keyOfATextIsMadeOfItAsItCame() throws {
        let entry = try FeedReader.item("<title>a</title><description>b\n\nc</description>")
        #expect(entry.body == "<p>b</p><p>c</p>")
        #expect(entry.key == "149bccce694ff78da9e05eb8a0bffa6b")
    }

    @Test(arguments: [
        ("urn:uuid:1-2", "urn:uuid:1-2"), ("tag:a.example,2026:1", "tag:a.example,2026:1"),
        ("post-1", nil), ("javascript:x", nil),
    ])
    func idOfAtomNamesAnEntryWithoutALinkButIsNotFollowed(id: String, link: String?) throws {
        let entry = try FeedReader.entry("<id>\(id)</id><title>a</title>")
        #expect(entry.link == link)
        #expect(entry.resolvedLink == nil)
    }

    @Test func contentElsewhereIsALink() throws {
        let entry = try FeedReader.entry("<content src='https://a.example/1' type='text/html'/>")
        #expect(entry.content == nil)
        #expect(entry.link == "https://a.example/1")
    }

    @Test(arguments: [
        ("<link> https://a.example/1\n</link>", "https://a.example/1"),
        ("<link>https://a.example/?a=1&amp;amp;b=2</link>", "https://a.example/?a=1&b=2"),
        ("<guid>https://a.example/g</guid>", "https://a.example/g"),
        ("<guid isPermaLink='false'>https://a.example/g</guid>", nil),
        ("<link>javascript:alert(1)</link>", nil),
        ("<link> java\tscript:alert(1)</link>", nil),
        ("<link>data:text/html,x</link>", nil),
        ("<link/><atom:link href='https://a.example/2'/>", "https://a.example/2"),
        ("<link>/relative</link>", "/relative"),
    ])
    func linkOfAnItem(source: String, link: String?) throws {
        #expect(try FeedReader.item(source).link == link)
    }

    @Test func atomLinkPrefersTheAlternatePage() throws {
        let entry = try FeedReader.entry(
            """
            <link rel="self" href="https://a.example/self"/>
            <link rel="enclosure" href="https://a.example/1.mp3" length="9" type="audio/mpeg"/>
            <link rel="alternate" type="application/json" href="https://a.example/json"/>
            <link rel="http://www.iana.org/assignments/relation/alternate" href="https://a.example/1"/>
            """
        )
        #expect(entry.link == "https://a.example/1")
        #expect(
            entry.enclosures == [
                Enclosure(url: "https://a.example/1.mp3", type: "audio/mpeg", length: 9)
            ]
        )
    }

    @Test func addressesResolveAgainstTheBaseInForce() throws {
        let text = SampleFeed.atom(
            """
            <entry xml:base="b/"><link href="c.html"/>
            <content type="html" xml:base="d/">&lt;img src="e.png"&gt;</content></entry>
            """,
            attributes: "xml:base='https://a.example/a/'"
        )
        let entry = try FeedReader.onlyEntry(of: FeedReader().read(text: text))
        #expect(entry.link == "https://a.example/a/b/c.html")
        #expect(entry.resolvedLink?.href == "https://a.example/a/b/c.html")
        #expect(entry.baseURL?.href == "https://a.example/a/b/d/")
    }

    @Test func feedsPageThenItsAddressAreTheBaseWithoutXMLBase() throws {
        let item = "<item><link>x/1</link></item>"
        let linked = try FeedReader().read(
            text: SampleFeed.rss(item),
            base: "https://feeds.example/crier/rss.xml"
        )
        #expect(linked.entries.first?.link == "x/1")
        #expect(linked.entries.first?.resolvedLink?.href == "https://crier.example/x/1")
        let bare = try FeedReader().read(
            text: "<rss><channel>\(item)</channel></rss>",
            base: "https://feeds.example/crier/rss.xml"
        )
        #expect(bare.entries.first?.resolvedLink?.href == "https://feeds.example/crier/x/1")
        let lost = try FeedReader().read(text: "<rss><channel>\(item)</channel></rss>")
        #expect(lost.entries.first?.resolvedLink == nil)
    }

    @Test func baseThatRunsIsIgnored() throws {
        let entry = try FeedReader.entry(
            "<link href='c'/>",
            attributes: "xml:base='javascript:alert(1)//'"
        )
        #expect(entry.link == "c")
        #expect(entry.baseURL == nil)
    }

    @Test func idThatIsNoAddressIsNotFollowed() throws {
        let entry = try FeedReader.item("<guid>abc 123</guid>")
        #expect(entry.id == "abc 123")
        #expect(entry.resolvedLink == nil)
    }

    @Test func datesComeFromTheFirstElementThatHasOne() throws {
        let march = Date(timeIntervalSince1970: 1_772_359_200)
        let item = try FeedReader.item(
            "<dc:date>2026-02-01</dc:date><pubDate>Sun, 01 Mar 2026 10:00:00 GMT</pubDate>"
        )
        #expect(item.published == march)
        let entry = try FeedReader.entry(
            "<published>2026-03-01T10:00:00Z</published><updated>2026-03-01T11:00:00Z</updated>"
        )
        #expect(entry.published == march)
        #expect(entry.updated == march.addingTimeInterval(3_600))
        let only = try FeedReader.item("<dc:date>2026-03-01T10:00:00Z</dc:date>")
        #expect(only.published == march)
        #expect(only.updated == march)
    }

    @Test(arguments: [
        ("<author>ann@a.example (Ann Lee)</author>", "ann@a.example (Ann Lee)", "Ann Lee"),
        ("<dc:creator>Ann</dc:creator><dc:creator>Bob</dc:creator>", "Ann, Bob", "Ann, Bob"),
        (
            "<author>ann@a.example</author><itunes:author>Ann Lee</itunes:author>", "Ann Lee",
            "Ann Lee"
        ),
        ("<author>Ann Lee &lt;ann@a.example&gt;</author>", "Ann Lee <ann@a.example>", "Ann Lee"),
        ("<author>ann@a.example</author>", "ann@a.example", nil),
    ])
    func authorOfAnItem(source: String, author: String, name: String?) throws {
        let entry = try FeedReader.item(source)
        #expect(entry.author == author)
        #expect(entry.authorName == name)
    }

    @Test func entryOfAtomInheritsTheFeedsAuthor() throws {
        let text = SampleFeed.atom(
            "<entry><title>a</title></entry><entry><author><name>Bob</name></author></entry>",
            feed: "<author><name>Ann</name><email>ann@a.example</email></author>"
        )
        let feed = try FeedReader().read(text: text)
        #expect(feed.entries.map(\.author) == ["Ann (ann@a.example)", "Bob"])
    }

    @Test func categoriesComeFromAllVocabularies() throws {
        let entry = try FeedReader.item(
            """
            <category>Sport &amp;amp; Play</category><category>Sport &amp;amp; Play</category>
            <dc:subject>Football</dc:subject><atom:category term="cup" label="The Cup"/>
            """
        )
        #expect(entry.categories == ["Sport & Play", "The Cup", "Football"])
    }

    @Test func numbersThatDoNotFitAreNil() throws {
        let entry = try FeedReader.item(
            """
            <enclosure url="https://a.example/a.mp3" length="99999999999999999999999"/>
            <enclosure url="https://a.example/b" length="-1"/>
            <pubDate>Thu, 01 Jan 99999 00:00:00 GMT</pubDate>
            """
        )
        #expect(entry.enclosures.map(\.length) == [nil, nil])
        #expect(entry.enclosures.map(\.type) == ["audio/mpeg", nil])
        #expect(entry.published == nil)
    }

    @Test func addressThatRunsIsNowhere() throws {
        let entry = try FeedReader.item(
            """
            <link>javascript:alert(1)</link><guid>javascript:alert(1)</guid>
            <enclosure url="data:text/html,x"/><media:thumbnail url="javascript:x"/>
            """
        )
        #expect(entry.link == nil)
        #expect(entry.id == nil)
        #expect(entry.enclosures.isEmpty)
        #expect(entry.media.isEmpty)
        #expect(!entry.key.contains("javascript"))
    }

    @Test func languageIsTheItemsOwnOrInherited() throws {
        let entry = try FeedReader.entry("<title>a</title>", attributes: "xml:lang='es_MX'")
        #expect(entry.language == "es-MX")
        #expect(try FeedReader.item("<dc:language>fr</dc:language>").language == "fr")
    }
}
