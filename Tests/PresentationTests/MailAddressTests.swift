import Presentation
import Testing

@Suite struct MailAddressTests {
    @Test func aLetterCarriesSubjectAndText() {
        let address = MailAddress.letter(
            subject: "¿Qué es «uno & dos»?",
            text: "https://example.org/n/a/"
        )
        #expect(
            address == "mailto:?subject=%C2%BFQu%C3%A9%20es%20%C2%ABuno%20%26%20dos%C2%BB%3F"
                + "&body=https://example.org/n/a/"
        )
    }

    @Test func controlCharactersAreTwoDigits() {
        #expect(MailAddress.letter(subject: "a\nb", text: "") == "mailto:?subject=a%0Ab&body=")
    }

    @Test func aLetterGoesToWhoIsNamed() {
        let address = MailAddress.letter(to: "a@example.org", subject: "b", text: "c")
        #expect(address == "mailto:a@example.org?subject=b&body=c")
    }
}
