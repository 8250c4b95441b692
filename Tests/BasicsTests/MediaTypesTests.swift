import Basics
import Testing

@Suite struct MediaTypesTests {
    @Test(arguments: [
        ("media/VOZ.MP3", "audio/mpeg"), ("a.b.m4a", "audio/mp4"), ("v1.2/README", nil),
        (".zip", "application/zip"), ("a.", nil), ("", nil), ("a.xyz", nil),
    ])
    func aFileIsWhatItsEndingSays(path: String, type: String?) {
        #expect(MediaTypes.type(ofFile: path) == type)
    }

    @Test(arguments: [
        ("https://x.example/a.jpg?w=1.5&of=b.png#c.gif", "image/jpeg"),
        ("https://x.example/", nil), ("https://x.pdf/?a.png", nil), ("a/b.WEBP#", "image/webp"),
    ])
    func anAddressIsWhatItsPathSays(address: String, type: String?) {
        #expect(MediaTypes.type(ofAddress: address) == type)
    }

    @Test(
        arguments: [
            ("image/png", "a.jpg", "image/png"), (" IMAGE/JPEG ", "a", "image/jpeg"),
            ("text/html; charset=utf-8", "a.jpg", "image/jpeg"), ("text/html", "a", "text/html"),
            ("application/octet-stream", "a.JPG?x=1", "image/jpeg"),
            ("application/octet-stream", "a", "application/octet-stream"),
            ("jpg", "a", "image/jpeg"), ("PNG", "a.gif", "image/png"), ("image", "a", "image/*"),
            ("image", "a.webp", "image/webp"), ("image/", "a", "image/*"),
            ("video", "a.jpg", "video/*"), ("", "a.mp3", "audio/mpeg"), ("", "a", nil),
            (nil, "a.mp3", "audio/mpeg"), (nil, "a", nil), ("x-odd", "a", "x-odd"),
        ] as [(String?, String, String?)]
    )
    func aWordThatIsNoTypeIsHelpedByTheAddress(word: String?, address: String, type: String?) {
        #expect(MediaTypes.type(called: word, at: "https://x.example/\(address)") == type)
    }
}
