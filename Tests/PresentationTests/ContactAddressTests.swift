import Presentation
import Testing

@Suite struct ContactAddressTests {
    @Test(arguments: [
        ("ana@example.org", "mailto:ana@example.org"), ("ana@localhost", nil),
        ("a b@example.org", nil),
        ("ana@example.org?cc=x@y.z", nil), ("<ana@example.org>", nil), ("@example.org", nil),
    ])
    func mailIsOneAddress(text: String, link: String?) {
        #expect(ContactAddress.mail(text) == link)
    }

    @Test(arguments: [
        ("+34 978 12-34 (5)", "tel:+3497812345"), ("978.123.456", "tel:978123456"), ("12", nil),
        ("call me 123", nil), ("1234567890123456", nil),
    ])
    func phoneIsItsDigits(text: String, link: String?) {
        #expect(ContactAddress.phone(text) == link)
    }

    @Test(arguments: [
        ("https://www.example.org/", "example.org"), ("http://a.example/ana/", "a.example/ana"),
    ])
    func addressesAreShownShort(address: String, shown: String) {
        #expect(ContactAddress.shown(address) == shown)
    }
}
