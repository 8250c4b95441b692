import Fetching
import Foundation
import Testing

@Suite struct RequestErrorTests {
    @Test(arguments: [
        (RequestError.unexpectedStatus(code: 503), "the server answered 503"),
        (
            .unexpectedStatus(code: 503, retryAfter: .seconds(120)),
            "the server answered 503 (retry after 120 s)"
        ),
        (
            .unexpectedStatus(code: 429, retryAfter: .date(Fixtures.now)),
            "the server answered 429 (retry after Sat, 21 Nov 2026 12:00:00 GMT)"
        ),
        (.unauthorized(code: 401), "the server refused access (401)"),
        (
            .hostPaused(host: "a.example", retryAfter: .seconds(600)),
            "a.example asked for a pause (retry after 600 s)"
        ),
        (
            .timeout(host: "a.example", after: .seconds(20)),
            "no complete answer from a.example within 20 s"
        ),
        (.cancelled, "the request was cancelled"),
        (.challenged(host: "a.example"), "a.example answered with a check for robots"),
        (.tls(host: "a.example", detail: "why"), "no secure connection to a.example: why"),
        (.noCertificates(detail: "why"), "no secure connection can be checked here: why"),
        (.tooLarge(.compression), "the answer swells more than 200-fold when decompressed"),
        (.tooLarge(.headers), "the answer's headers are larger than 64 KiB or 100 lines"),
        (.tooLarge(.body(bytes: 1000)), "the answer is larger than 1000 bytes"),
        (.redirectLoop(host: "a.example"), "a.example redirects in a circle"),
        (.emptyAnswer(host: "a.example"), "the answer from a.example is empty"),
        (.invalidHeader("X"), "the header \"X\" cannot be sent"),
        (.unreadableFile(path: "/a", detail: "why"), "cannot read /a: why"),
    ])
    func errorIsOneLineThatAPersonUnderstands(error: RequestError, text: String) {
        #expect(error.description == text)
    }

    @Test(arguments: [
        (RequestError.unresolvedHost("a.example"), true),
        (.connectionFailed(host: "a.example", detail: "why"), true),
        (.timeout(host: "a.example", after: .seconds(20)), true),
        (.unexpectedStatus(code: 503), false), (.challenged(host: "a.example"), false),
        (.noCertificates(detail: "why"), false),
    ])
    func anAnswerOfAnyKindHasReachedUs(error: RequestError, isUnreached: Bool) {
        #expect(error.isUnreached == isUnreached)
    }

    /// The next build may run where they are installed.
    @Test func missingCertificatesSayNothingOfTheServer() {
        let error = RequestError.noCertificates(detail: "why")
        #expect(error.effect(at: Fixtures.now) == .asksAgain)
        #expect(error.silentHost == nil)
    }
}
