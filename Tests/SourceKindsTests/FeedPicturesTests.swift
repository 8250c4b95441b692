import Domain
import Foundation
import Testing

@testable import SourceKinds

@Suite struct FeedPicturesTests {
    private func picture(
        _ media: String,
        pictures: Source.Pictures = .offered
    ) throws -> Picture? {
        let feed = """
            <?xml version="1.0"?>
            <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>F</title>
            <item><title>Sube el agua</title><guid>1</guid>\(media)</item></channel></rss>
            """
        return try SourceStub("feed", pictures: pictures).read(feed).items.first?.picture
    }

    private static func content(_ name: String, _ rest: String) -> String {
        "<media:content url=\"https://a.example/\(name)\" \(rest)/>"
    }

    @Test func ofAGroupTheRenditionThatIsWideEnoughIsTaken() throws {
        let group =
            "<media:group>" + Self.content("s.jpg", "medium=\"image\" width=\"320\"")
            + Self.content("m.jpg", "medium=\"image\" width=\"1400\"")
            + Self.content("l.jpg", "medium=\"image\" width=\"6000\"") + "</media:group>"
        #expect(try picture(group)?.address == "https://a.example/m.jpg")
    }

    @Test func renditionsWithoutAGroupAreOnePictureToo() throws {
        let media = [140, 460, 1_400, 5_000].map {
            Self.content("a/\($0).jpg?s=\($0)9", "width=\"\($0)\"")
        }
        #expect(try picture(media.joined())?.address == "https://a.example/a/1400.jpg?s=14009")
    }

    @Test func aFaceThatSaysItIsTinyLeavesItsPlaceToTheTextsPicture() throws {
        let face = "<media:thumbnail height=\"30\" width=\"30\" url=\"https://a.example/f.png\"/>"
        let body =
            "<description>&lt;img src=\"https://a.example/b.jpg\"&gt;</description>"
        #expect(try picture(face + body, pictures: .all)?.address == "https://a.example/b.jpg")
        #expect(try picture(face) == nil)
    }

    @Test func aFilmIsNoPicture() throws {
        let media =
            Self.content("v.mp4", "medium=\"video\" width=\"1920\"")
            + Self.content("s.jpg", "medium=\"image\" width=\"320\"")
        #expect(try picture(media)?.address == "https://a.example/s.jpg")
    }

    @Test func creditAndLicenceComeAlong() throws {
        let picture = try picture(
            Self.content("s.jpg", "medium=\"image\"")
                + "<media:credit>Ana Ruiz</media:credit>"
                + "<media:license href=\"https://creativecommons.org/licenses/by/4.0/\"/>"
        )
        #expect(picture?.credit == "Ana Ruiz")
        #expect(picture?.license == "https://creativecommons.org/licenses/by/4.0/")
    }

    @Test(
        arguments: [
            ("Sube el agua", nil), ("SUBE EL AGUA", nil), ("IMG_2041.jpg", nil),
            ("El puente, con el agua en los ojos", "El puente, con el agua en los ojos"),
        ] as [(String, String?)]
    )
    func aDescriptionSaysSomething(text: String, expected: String?) throws {
        let media =
            "<media:content url=\"https://a.example/s.jpg\" medium=\"image\">"
            + "<media:description>\(text)</media:description></media:content>"
        #expect(try picture(media)?.alt == expected)
    }

    @Test func theFirstPictureOfTheTextStandsInWhereAllAreWanted() throws {
        let body =
            "<description>&lt;p&gt;&lt;img src=\"https://a.example/b.jpg\"&gt;&lt;/p&gt;</description>"
        #expect(try picture(body) == nil)
        #expect(try picture(body, pictures: .all)?.address == "https://a.example/b.jpg")
        #expect(try picture(body, pictures: .none) == nil)
    }

    @Test func theFaceOfAnAuthorIsNoPictureOfTheStory() throws {
        let face =
            "<media:content url=\"https://1.gravatar.com/avatar/ab?s=96\" medium=\"image\"/>"
        let all = face + Self.content("s.jpg", "medium=\"image\"")
        #expect(try picture(all)?.address == "https://a.example/s.jpg")
        #expect(try picture(face) == nil)
        let body =
            "<description>&lt;img src=\"https://a.example/b.jpg\"&gt;</description>"
        #expect(try picture(face + body, pictures: .all)?.address == "https://a.example/b.jpg")
    }

    @Test func whatIsAttachedIsOfferedToo() throws {
        let feed = """
            {"version": "https://jsonfeed.org/version/1.1", "title": "F", "items": [{"id": "1",
            "title": "Sube el agua", "content_text": "x", "attachments": [
            {"url": "https://a.example/a.mp3", "mime_type": "audio/mpeg"},
            {"url": "https://a.example/a.jpg", "mime_type": "IMAGE"}]}]}
            """
        let item = try SourceStub("feed", pictures: .offered).read(feed).items.first
        #expect(item?.picture?.address == "https://a.example/a.jpg")
    }

    @Test func aFeedFromElsewhereNamesNoFileOfOurs() throws {
        let media = Self.content("x", "").replacing(
            "https://a.example/x",
            with: "pictures/a.svg"
        )
        // Without a folder to look into, the name is an address like any other, and leads nowhere.
        #expect(try picture(media) == nil)
    }
}
