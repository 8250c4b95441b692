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

    @Test(
        arguments: [
            ("es", 1, "1.º"), ("es", 12, "12.º"), ("fr", 1, "1er"), ("fr", 2, "2e"),
            ("en", 1, "1st"),
            ("en", 2, "2nd"), ("en", 3, "3rd"), ("en", 11, "11th"), ("en", 22, "22nd"),
        ] as [(Language, Int, String)]
    )
    func placesAreCountedAsTheLanguageDoes(language: Language, number: Int, text: String) throws {
        #expect(try Sample.catalogue(language).ordinal(number) == text)
    }

    @Test(arguments: [
        ("0.99 EUR", "0,99\u{A0}€", "€0.99"), ("1,5 €", "1,50\u{A0}€", "€1.50"),
        ("£12", "12\u{A0}£", "£12"), ("12345.00 USD", "12.345,00\u{A0}USD", "12,345.00\u{A0}USD"),
        // What may mean something else is shown as it was written.
        ("$1.29", "$1.29", "$1.29"), ("1.290 EUR", "1.290 EUR", "1.290 EUR"),
        ("desde 3 EUR", "desde 3 EUR", "desde 3 EUR"), ("1 2 EUR", "1 2 EUR", "1 2 EUR"),
        ("99999999999999999999 EUR", "99999999999999999999 EUR", "99999999999999999999 EUR"),
        ("-1 EUR", "-1 EUR", "-1 EUR"), ("gratis", "gratis", "gratis"), ("", "", ""),
    ])
    func pricesAreWrittenAsTheLanguageDoes(source: String, spanish: String, english: String) throws
    {
        #expect(try Sample.catalogue("es").price(source) == spanish)
        #expect(try Sample.catalogue("en").price(source) == english)
    }

    /// Else browsers put a sign behind its number, and the groups of a telephone number the other way round.
    @Test(arguments: [("ar", "\u{200E}+34 900"), ("he", "\u{200E}+34 900"), ("es", "+34 900")])
    func digitsKeepTheirOrderAmidWordsFromRightToLeft(language: String, text: String) {
        #expect(Language(language).inOrder("+34 900") == text)
    }
}
