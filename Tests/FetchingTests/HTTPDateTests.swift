import Fetching
import Foundation
import Testing

@Suite struct HTTPDateTests {
    @Test(arguments: [
        ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0),
        ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
        ("Sun Nov  6 08:49:37 1994", 784_111_777),
        ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
        ("Sat, 21 Nov 2026 12:00:00 GMT", 1_795_262_400),
        ("Tue, 29 Feb 2028 23:59:60 GMT", 1_835_481_600),
        ("wed, 1 jan 2003 1:02:03 gmt", 1_041_382_923),
        ("Mon, 31 Dec 1900 00:00:00 GMT", -2_177_539_200),
    ])
    func allThreeFormsAreRead(text: String, seconds: Double) {
        #expect(HTTPDate.parse(text) == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "", "0", "-1", "tomorrow", "Sun, 06 Foo 1994 08:49:37 GMT",
        "Sun, 36 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
        "Sun, 06 Nov 99999999999999999999 08:49:37 GMT",
        "a b c d e", "Sun, 06 Nov 123456 08:49:37 GMT",
    ])
    func otherTextIsNoDate(text: String) {
        #expect(HTTPDate.parse(text) == nil)
    }
}
