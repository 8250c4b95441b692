import Domain
import Foundation
import Testing

@testable import Presentation

@Suite struct ContentPolicyTests {
    private func policy(
        _ pictures: SiteSettings.Pictures = .local,
        store: MusicStore? = nil
    ) -> ContentPolicy {
        ContentPolicy(
            settings: SiteSettings(
                title: "Bando",
                baseURL: BaseURL(origin: "https://example.org", pathPrefix: ""),
                languages: ["es"],
                sections: [],
                pictures: pictures,
                store: store
            )
        )
    }

    @Test func nothingOfOthersIsLoadedByDefault() {
        #expect(
            policy().meta == "default-src 'none'; script-src 'self'; connect-src 'self'; "
                + "style-src 'self'; img-src 'self' data:; font-src 'self'; media-src 'self'; "
                + "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'"
        )
        #expect(policy(.remote).meta.contains("img-src 'self' data: https:;"))
    }

    @Test func onlyTheHostOfAShopsAPIMayBeAsked() {
        var store = MusicStore(name: "Discos", search: "https://discos.example/?q={term}")
        #expect(policy(store: store) == policy())
        store.api = "https://api.discos.example/search?term={term}"
        #expect(
            policy(store: store).meta.contains("connect-src 'self' https://api.discos.example;")
        )
        #expect(policy(store: store).foreignHosts == ["api.discos.example"])
    }

    @Test func theHeaderSaysMoreThanThePageMay() {
        #expect(policy().header == policy().meta + "; frame-ancestors 'none'")
        #expect(!policy().meta.contains("frame-ancestors"))
    }

    @Test(arguments: [
        "https://a.example", "https://a.example:8080", "http://127.0.0.1:80", "https://*.a.example",
        "data:", "https:", "'self'", "'sha256-Cbbom8LygYW/dVw+0fHk='",
    ])
    func whatAPolicyCanNameIsTaken(source: String) {
        var policy = policy()
        policy.allow(source, in: .frames)
        #expect(policy.allows(source, in: .frames))
        #expect(ContentPolicy(meta: policy.meta).allows(source, in: .frames))
    }

    @Test(arguments: [
        "https://x;sandbox", "https://*", "*", "https://a,b", "https://a b", "https://a'b", "'a",
        "'self' *", "''", "", "a.example", "https://", "https://*.", "https://a\u{301}.example",
        "https://a\r\nX: y", "https://a/;\u{301}x", "https://a.example/x", ":",
    ])
    func whatWouldOpenOrEndADirectiveStaysOut(source: String) {
        var policy = policy()
        policy.allow(source, in: .forms)
        #expect(policy == self.policy())
    }

    @Test func aSourceExtendsItsDirectiveAlone() {
        var policy = policy()
        policy.allow("https://a.example", in: .scripts)
        policy.allow("https://a.example", in: .scripts)
        policy.allow("https://b.example", in: .frames)
        #expect(policy.meta.contains("script-src 'self' https://a.example; connect-src 'self';"))
        #expect(policy.meta.contains("worker-src 'self'; frame-src https://b.example; base-uri"))
        #expect(policy.meta.components(separatedBy: "a.example").count == 2)
    }
}
