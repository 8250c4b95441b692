import Domain
import Testing

@testable import Pages

@Suite struct ServiceMarkTests {
    @Test(arguments: [("#000000", 0.0), ("#ffffff", 1.0), ("#808080", 0.2159)])
    func luminanceIsThatOfWCAG(colour: String, luminance: Double) {
        #expect(abs(ServiceMark.luminance(colour) - luminance) < 0.0005)
    }

    @Test(arguments: [
        ("#E50914", "#e50914"), ("00a8e1", "#00a8e1"), ("#fff", nil), ("red", nil), ("", nil),
        ("#12345g", nil), ("#1234567", nil), ("url(//evil)", nil), ("#１２３４５６", nil),
    ])
    func aColourHasSixDigits(text: String, colour: String?) {
        #expect(WatchOffer.colour(text) == colour)
    }

    @Test func theSameServiceHasTheSameMarkEverywhere() {
        #expect(
            ServiceMark("Sesión Doble", colour: nil) == ServiceMark("Sesión Doble", colour: nil)
        )
        #expect(ServiceMark("A", colour: "#ffffff") != ServiceMark("A", colour: "#000000"))
    }
}
