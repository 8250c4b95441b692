import Basics
import Foundation
import Testing

@Suite struct WebDateTests {
    @Test(arguments: [
        (0.0, "Thu, 01 Jan 1970 00:00:00 GMT"),
        (784_111_777.9, "Sun, 06 Nov 1994 08:49:37 GMT"),
        (-1, "Wed, 31 Dec 1969 23:59:59 GMT"),
        (1_835_481_599, "Tue, 29 Feb 2028 23:59:59 GMT"),
        (1e300, "Fri, 31 Dec 9999 23:59:59 GMT"),
    ])
    func headersAndFeedsAreWrittenInGMT(seconds: Double, text: String) {
        #expect(WebDate.rfc1123(Date(timeIntervalSince1970: seconds)) == text)
    }

    @Test(arguments: [
        (-62_135_596_800.0, "0001-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        (0, "1970-01-01T00:00:00Z"), (951_782_400.9, "2000-02-29T00:00:00Z"),
        (4_107_542_399, "2100-02-28T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
        (-1e300, "0001-01-01T00:00:00Z"), (.nan, "1970-01-01T00:00:00Z"),
    ])
    func momentsAreWrittenInUTC(seconds: Double, text: String) {
        #expect(WebDate.rfc3339(Date(timeIntervalSince1970: seconds)) == text)
    }
}
