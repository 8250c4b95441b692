import Fetching
import Foundation
import Testing

@Suite struct RetryAfterTests {
    @Test(arguments: [
        ("120", RetryAfter.seconds(120)), (" 0 ", .seconds(0)),
        ("99999999999999999999999", .seconds(1_000_000_000)),
        ("Sat, 21 Nov 2026 12:10:00 GMT", .date(Fixtures.now.addingTimeInterval(600))),
    ])
    func bothFormsAreRead(text: String, value: RetryAfter) {
        #expect(RetryAfter(text) == value)
    }

    @Test(arguments: ["", "-1", "1.5", "soon", "12 s"])
    func otherTextMeansNothing(text: String) {
        #expect(RetryAfter(text) == nil)
    }

    @Test(arguments: [
        (RetryAfter.seconds(120), Duration.seconds(120)),
        (.seconds(.max), .seconds(86400)),
        (.date(Fixtures.now.addingTimeInterval(600)), .seconds(600)),
        (.date(Fixtures.now.addingTimeInterval(-600)), .zero),
        (.date(.distantFuture), .seconds(86400)),
    ])
    func delayStaysBetweenNothingAndADay(value: RetryAfter, delay: Duration) {
        #expect(value.delay(from: Fixtures.now) == delay)
    }
}
