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

    @Test(arguments: [
        ("es", "0.99 EUR", "0,99\u{A0}€"), ("en", "0.99 EUR", "€0.99"),
        ("fr", "0,5 GBP", "0,50\u{A0}£"),
        ("en", "1234.5 USD", "$1,234.50"), ("es", "3 XTS", "3\u{A0}XTS"),
        ("es", "2,99 €", "2,99 €"), ("es", "gratis", "gratis"), ("es", "-1 EUR", "-1 EUR"),
        ("es", "99999999999999999999 EUR", "99999999999999999999 EUR"), ("es", "", ""),
    ])
    func pricesStandAsTheLanguageWritesThem(language: Language, said: String, text: String) throws {
        #expect(try Sample.catalogue(language).price(said) == text)
    }
}
