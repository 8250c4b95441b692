import Testing
import WebURL

@testable import SourceKinds

@Suite struct EndpointTests {
    @Test func queriesAreEncodedByteByByte() {
        let endpoint = Endpoint(
            "shows",
            "search",
            "filters",
            query: [("country", "us"), ("cursor", "240855:'Neath Canadian Skies"), ("x", nil)]
        )
        #expect(
            endpoint.address(at: "https://api.example")?.href
                == "https://api.example/shows/search/filters?country=us"
                + "&cursor=240855%3A%27Neath%20Canadian%20Skies"
        )
    }

    @Test func partsOfThePathAreEncodedToo() {
        #expect(
            Endpoint("v4", "a/b", "c d").address(at: "http://127.0.0.1:8080/proxy/")?.href
                == "http://127.0.0.1:8080/proxy/v4/a%2Fb/c%20d"
        )
    }

    @Test func aWholeAddressKeepsItsQuery() {
        let endpoint = Endpoint(.address("https://api.example/list?a=1"), query: [("page", "2")])
        #expect(endpoint.address(at: "")?.href == "https://api.example/list?a=1&page=2")
    }

    @Test func aFormIsEncoded() {
        let endpoint = Endpoint("api").posting(.form([.init("name", ""), .init("q", "a&b=ñ")]))
        #expect(endpoint.content?.bytes == Array("name=&q=a%26b%3D%C3%B1".utf8))
        #expect(endpoint.content?.type == "application/x-www-form-urlencoded")
    }
}
