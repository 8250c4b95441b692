import FeedReader
import Testing

@Suite struct MediaFieldsTests {
    @Test func renditionsOfOnePictureAreChosenByWidth() throws {
        let entry = try FeedReader.item(
            """
            <media:group>
              <media:content url="https://a.example/s.jpg" medium="image" width="140" height="80"/>
              <media:content url="https://a.example/l.jpg" medium="image" width="1200" height="600"/>
            </media:group>
            <media:content url="https://a.example/other.jpg" medium="image" width="2000"/>
            """
        )
        #expect(entry.image == "https://a.example/l.jpg")
        #expect(entry.media.map(\.group) == [1, 1, 2])
        #expect(entry.media.map(\.width) == [140, 1_200, 2_000])
    }

    @Test func pictureCarriesItsCreditAndText() throws {
        let entry = try FeedReader.item(
            """
            <media:content url="https://a.example/p.webp">
              <media:credit>Ann / Agency</media:credit>
              <media:description type="html">A &lt;b&gt;crowd&lt;/b&gt;</media:description>
            </media:content><media:copyright>CC BY</media:copyright>
            """
        )
        #expect(
            entry.media == [
                MediaPicture(
                    url: "https://a.example/p.webp",
                    type: "image/webp",
                    medium: "image",
                    credit: "Ann / Agency",
                    license: "CC BY",
                    alt: "A crowd",
                    group: 1
                )
            ]
        )
    }

    @Test(arguments: [
        ("<media:thumbnail url='https://a.example/t.jpg'/>", "https://a.example/t.jpg"),
        ("<enclosure url='https://a.example/e.png'/>", "https://a.example/e.png"),
        ("<image><url>https://a.example/i.gif</url></image>", "https://a.example/i.gif"),
        ("<itunes:image href='https://a.example/c.jpg'/>", "https://a.example/c.jpg"),
        ("<media:content url='https://a.example/v.mp4' type='video/mp4'/>", nil),
        ("<enclosure url='https://a.example/a.mp3'/>", nil),
    ])
    func pictureOfAnEntry(source: String, image: String?) throws {
        #expect(try FeedReader.item(source).image == image)
    }

    @Test func firstPictureOfTheBodyIsFound() throws {
        let entry = try FeedReader.item(
            """
            <description><![CDATA[<img src="https://a.example/count.gif" width="1" height="1">
            <p>x<img src="javascript:x"><IMG alt="a > b" src='i/1.jpg?a=1&amp;b=2'></p>]]></description>
            """
        )
        #expect(entry.image == nil)
        #expect(entry.pictureInBody == "i/1.jpg?a=1&b=2")
    }

    @Test(arguments: [
        "src=\"https://a.example/smile.png\" width=\"72\" height=\"72\"",
        "src=\"https://a.example/line.gif\" height=\"20\"",
        "src=\"https://feeds.feedburner.com/~r/a/b\"",
        "src=\"https://pixel.wp.com/b.gif?x=1\"",
    ])
    func signsAndCountersDoNotStandForAStory(image: String) throws {
        let entry = try FeedReader.item(
            """
            <description><![CDATA[<p><img \(image)><img src="https://a.example/1.jpg"
            width="640" height="400"></p>]]></description>
            """
        )
        #expect(entry.pictureInBody == "https://a.example/1.jpg")
    }

    @Test(arguments: [
        ("src='https://a.example/lazy.gif' data-src='https://a.example/1.jpg'", "1.jpg"),
        ("data-lazy-srcset='https://a.example/s.jpg 320w, https://a.example/1.jpg 900w'", "1.jpg"),
        ("src='https://a.example/smile.png' class='wp-smiley' alt='x'", "next.jpg"),
        ("src='https://s.w.org/images/core/emoji/15/72x72/1f600.png'", "next.jpg"),
        ("src='https://a.example/count.gif' width='1px'", "next.jpg"),
        ("src='https://a.example/count.gif' style='display: none'", "next.jpg"),
        ("src='https://a.example/count.gif' hidden", "next.jpg"),
        ("src='https://a.example/button.gif' width='88px'", "next.jpg"),
        ("src='https://a.example/1.jpg' width='50%'", "1.jpg"),
    ])
    func pictureOfTheBodyIsTheOneThatReadersSee(image: String, name: String) throws {
        let entry = try FeedReader.item(
            """
            <description><![CDATA[<p><img \(image)><img src="https://a.example/next.jpg"></p>]]>
            </description>
            """
        )
        #expect(entry.pictureInBody == "https://a.example/\(name)")
    }

    private static func contents(_ files: [(String, Int)]) -> String {
        files.map { "<media:content width='\($0.1)' url='https://a.example/\($0.0)'/>" }
            .joined()
    }

    @Test func renditionsSideBySideAreOnePicture() throws {
        let renditions = [
            ("a/140.jpg?s=1", 140), ("a/460.jpg?s=2", 460), ("a/1200.jpg?s=3", 1_200),
        ]
        let entry = try FeedReader.item(Self.contents(renditions))
        #expect(entry.image == "https://a.example/a/1200.jpg?s=3")
        #expect(Set(entry.media.map(\.group)).count == 1)
        let two = renditions + [("b/140.jpg", 140), ("b/460.jpg", 460)]
        #expect(try FeedReader.item(Self.contents(two)).media.map(\.group) == [1, 1, 1, 4, 4])
        let named = [("x.jpg", 140), ("y.jpg", 460), ("z.jpg", 1_200)]
        #expect(try FeedReader.item(Self.contents(named)).media.map(\.group) == [1, 1, 1])
    }

    @Test(arguments: [
        ["river.jpg?w=300", "river.jpg?q=85&amp;width=900"],
        ["river.jpg?w=150", "river.jpg"],
        ["river-300x200.jpg", "river.jpg", "river_1024x683.jpg"],
    ])
    func addressesThatTellOnlySizesAreOnePicture(names: [String]) throws {
        let bare = names.map { "<media:content url='https://a.example/\($0)'/>" }.joined()
        let entry = try FeedReader.item(bare)
        #expect(Set(entry.media.map(\.group)) == [1])
        #expect(entry.image == entry.media.last?.url)
    }

    @Test(arguments: [
        [("20140328-131858.jpg", 1_200), ("20140328-132054.jpg", 1_200)],
        [("1.jpg", 1_200), ("2.jpg", 1_000), ("3.jpg", 900)],
        [("i.php?id=1", 800), ("i.php?id=2", 800)],
        [("1.jpg", 400), ("2.jpg", 1_200), ("3.jpg", 800)],
    ])
    func picturesOfAGalleryStaySeveral(names: [(String, Int)]) throws {
        let entry = try FeedReader.item(Self.contents(names))
        #expect(entry.media.map(\.group) == Array(1...names.count))
        #expect(entry.image == "https://a.example/\(names[0].0)")
    }

    @Test func picturesThatSayOrShowSomethingElseStaySeveral() throws {
        let said = try FeedReader.item(
            """
            <media:content width="400" url="https://a.example/1.jpg">
              <media:title>A bridge</media:title></media:content>
            <media:content width="1200" url="https://a.example/2.jpg">
              <media:title>A mayor</media:title></media:content>
            """
        )
        #expect(said.media.map(\.group) == [1, 2])
        let shaped = try FeedReader.item(
            """
            <media:content width="400" height="300" url="https://a.example/1.jpg"/>
            <media:content width="1200" height="1800" url="https://a.example/2.jpg"/>
            """
        )
        #expect(shaped.media.map(\.group) == [1, 2])
    }

    @Test(arguments: [
        (
            "<media:thumbnail width='240' url='https://a.example/s.jpg'/>"
                + "<media:content width='1200' url='https://a.example/l.jpg'/>", "l.jpg"
        ),
        (
            "<media:thumbnail width='75' url='https://a.example/s.jpg'/>"
                + "<media:content url='https://a.example/l.jpg'/>", "l.jpg"
        ),
        (
            "<media:content url='https://a.example/l.jpg'>"
                + "<media:thumbnail width='320' url='https://a.example/s.jpg'/></media:content>",
            "l.jpg"
        ),
        ("<media:thumbnail width='75' height='75' url='https://a.example/s.jpg'/>", nil),
        ("<media:thumbnail width='75' url='https://a.example/s.jpg'/>", "s.jpg"),
        (
            "<media:thumbnail width='30' height='30' url='https://a.example/face.png'/>"
                + "<enclosure url='https://a.example/e.jpg' type='IMAGE/JPEG'/>", "e.jpg"
        ),
    ])
    func aTinyPictureStandsBeforeNoOther(source: String, name: String?) throws {
        #expect(try FeedReader.item(source).image == name.map { "https://a.example/\($0)" })
    }

    @Test(arguments: [
        "<media:content url='https://a.example/p' type='png'/>",
        "<media:content url='https://a.example/p' type='IMAGE/JPEG'/>",
        "<media:content url='https://a.example/p' type='text/html' medium='img'/>",
        "<enclosure url='https://a.example/p' type='image'/>",
        "<enclosure url='https://a.example/p' type='jpg'/>",
        "<atom:link rel='enclosure' href='https://a.example/p' type='Image/PNG'/>",
    ])
    func aPictureIsKnownThoughItsTypeIsNotExact(source: String) throws {
        #expect(try FeedReader.item(source).image == "https://a.example/p")
    }

    @Test(arguments: ["application/octet-stream", "text/html", "binary/octet-stream", ""])
    func anAddressTellsWhatATypeDoesNot(type: String) throws {
        let address = "https://a.example/p.jpg"
        for element in ["enclosure", "media:content"] {
            let entry = try FeedReader.item("<\(element) url='\(address)' type='\(type)'/>")
            #expect(entry.image == address)
        }
    }

    @Test func soundsAndFilmsOfMediaRSSAreEnclosuresToo() throws {
        let entry = try FeedReader.item(
            """
            <enclosure url="https://a.example/1.mp3" type="audio/mpeg" length="9"/>
            <media:content url="https://a.example/1.mp3" type="audio/mpeg"/>
            <media:group>
              <media:content url="https://a.example/2.mp4" type="video/mp4" fileSize="7"/>
              <media:content url="https://a.example/2-small.mp4" type="video/mp4"/>
              <media:thumbnail url="https://a.example/2.jpg"/>
            </media:group>
            <media:content url="https://a.example/3.mp3"/>
            <media:content url="https://a.example/player" type="application/x-shockwave-flash"/>
            """
        )
        #expect(
            entry.enclosures == [
                Enclosure(url: "https://a.example/1.mp3", type: "audio/mpeg", length: 9),
                Enclosure(url: "https://a.example/2.mp4", type: "video/mp4", length: 7),
                Enclosure(url: "https://a.example/3.mp3", type: "audio/mpeg"),
            ]
        )
        #expect(entry.image == "https://a.example/2.jpg")
    }

    @Test func videoOffersItsThumbnailAndText() throws {
        let entry = try FeedReader.entry(
            """
            <media:group xmlns:media="http://search.yahoo.com/mrss/"><media:title>v</media:title>
            <media:content url="https://a.example/v" type="application/x-shockwave-flash"/>
            <media:thumbnail url="https://a.example/v.jpg" width="480"/>
            <media:description>seen</media:description></media:group>
            """
        )
        #expect(entry.title == "v")
        #expect(entry.image == "https://a.example/v.jpg")
        #expect(entry.summary == "seen")
    }

    @Test(arguments: [
        (
            "Seen &amp;amp; heard\nby us\n\nMore: https://a.example/ (https://b.example/).",
            "<p>Seen &amp; heard<br>by us</p><p>More: "
                + "<a href=\"https://a.example/\">https://a.example/</a> "
                + "(<a href=\"https://b.example/\">https://b.example/</a>).</p>"
        ),
        ("one line", "one line"),
    ])
    func linesOfADescriptionStayApart(source: String, body: String) throws {
        let entry = try FeedReader.item(
            """
            <media:group><media:content url="https://a.example/v.mp4" type="video/mp4"/>
            <media:description>\(source)</media:description></media:group>
            """
        )
        #expect(entry.body == body)
    }

    @Test func tagsOfADescriptionInHTMLPartItsLines() throws {
        let entry = try FeedReader.item(
            "<media:description type='html'>&lt;p&gt;a\nb&lt;/p&gt;</media:description>"
        )
        #expect(entry.body == "a b")
    }
}
