import Domain
import Presentation
import Testing

@Suite struct NumberTextsTests {
    @Test(arguments: [(0, "0:00"), (59, "0:59"), (178, "2:58"), (3_723, "1:02:03")])
    func durationsHaveTwoDigitsForSeconds(seconds: Int, text: String) throws {
        #expect(try Sample.catalogue("es").duration(seconds: seconds) == text)
    }

    @Test(arguments: [
        (0.0, "in the same place"), (0.4, "less than 1 km away"), (1.4, "1 km"),
        (2_597.7, "2,598 km"),
    ])
    func whatIsNearIsSaidInWords(kilometres: Double, text: String) throws {
        #expect(try Sample.catalogue("en").distance(kilometres: kilometres) == text)
    }
}
