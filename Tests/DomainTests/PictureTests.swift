import Domain
import Foundation
import Testing

@Suite struct PictureTests {
    private let picture = Picture(
        address: "https://a.example/\"x\".jpg",
        width: 640,
        height: nil,
        alt: "Un \"faro\"",
        credit: nil,
        isLocal: false
    )

    /// Archives hold hashes of this text: another one would mean that everything has changed.
    @Test func theFingerprintStaysAsItWas() {
        #expect(
            picture.fingerprint
                == "Picture(address: \"https://a.example/\\\"x\\\".jpg\", width: Optional(640), "
                + "height: nil, alt: Optional(\"Un \\\"faro\\\"\"), credit: nil, isLocal: false)"
        )
    }

    @Test func theLicenceBelongsToIt() {
        let licensed = Picture(address: "a", license: "CC0", isLocal: true)
        #expect(licensed.fingerprint.hasSuffix("isLocal: true) CC0"))
    }

    @Test func theCopyIsNoPartOfWhatWasReceived() throws {
        var copied = picture
        let file = PictureCopy.Rendition(width: 9, height: 9, bytes: 9, ending: "jpg")
        copied.copy = PictureCopy(key: "k", colour: 1, fallback: file, renditions: [])
        let decoded = try JSONDecoder().decode(Picture.self, from: JSONEncoder().encode(copied))
        #expect(decoded == picture)
        #expect(copied.fingerprint == picture.fingerprint)
    }

    @Test func ofRenditionsTheNarrowestThatIsWideEnoughIsBest() {
        let widths = [240, 720, 600, 1_440]
        let renditions = widths.map { Picture(address: "\($0)", width: $0, isLocal: false) }
        #expect(Picture.best(of: renditions, wanted: 560)?.address == "600")
        #expect(Picture.best(of: renditions, wanted: 2_000)?.address == "1440")
        #expect(Picture.best(of: [], wanted: 1) == nil)
    }
}
