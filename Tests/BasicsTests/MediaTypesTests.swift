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
}
