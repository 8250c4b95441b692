import Domain
import Testing

@testable import Presentation

@Suite struct PictureCreditTests {
    @Test(arguments: [
        ("https://creativecommons.org/licenses/by-sa/4.0/", "CC BY-SA 4.0"),
        ("http://creativecommons.org/licenses/by/3.0/deed.es", "CC BY 3.0"),
        ("https://creativecommons.org/publicdomain/zero/1.0/", "CC0"),
        ("https://creativecommons.org/publicdomain/mark/1.0/", "Public Domain"),
        ("© Diario del Arla", "© Diario del Arla"),
        ("https://arla.example/terms", nil),
        ("", nil),
    ])
    func aLicenceHasAShortName(license: String, expected: String?) {
        #expect(PictureCredit.name(license) == expected)
    }

    @Test func creditAndLicenceStandTogether() {
        let picture = Picture(address: "a", credit: "Ana Ruiz", license: "CC0", isLocal: false)
        #expect(PictureCredit.line(picture, fallback: "Arla") == "Ana Ruiz · CC0")
        let plain = Picture(address: "a", isLocal: false)
        #expect(PictureCredit.line(plain, fallback: "Arla") == "Arla")
        #expect(PictureCredit.line(plain, fallback: nil) == nil)
    }
}
