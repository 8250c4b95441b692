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
}
