import TestSupport
import Testing
import WebURL

/// The cases of web-platform-tests, `url/resources/urltestdata.json`.
@Suite(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
struct WebPlatformTests {
    @Test(arguments: URLCase.all)
    func caseHolds(_ sample: URLCase) throws {
        let url = sample.parsed
        guard let expected = sample.expected else {
            #expect(url?.href == nil)
            return
        }
        let parsed = try #require(url)
        #expect(Components(parsed) == expected)
        if let origin = sample.origin { #expect(parsed.origin == origin) }
    }

    @Test func serialisedFormReadsAsItself() {
        for sample in URLCase.all {
            guard let url = sample.parsed else { continue }
            #expect(WebURL(url.href).map(Components.init) == Components(url))
            let address = url.canonicalAddress
            #expect(WebURL(address)?.canonicalAddress == address)
        }
    }

    @Test func corpusIsWhole() {
        #expect(URLCase.all.count == 869)
    }
}
