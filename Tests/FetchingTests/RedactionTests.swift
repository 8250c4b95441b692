import Foundation
import Testing
import WebURL

@testable import Fetching

/// That no form of a secret is left in an address that is kept.
@Suite struct RedactionTests {
    @Test(arguments: [
        "plain4711", "with-dash_and.dot~4711", "a b+c/d=4711", "ñandú4711", "%41bc4711",
    ])
    func everySpellingOfASecretIsTakenOut(secret: String) throws {
        let spellings = [
            secret,
            secret.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? "",
            secret.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? "",
            secret.addingPercentEncoding(
                withAllowedCharacters: .init(charactersIn: "-._~").union(.alphanumerics)
            ) ?? "",
        ]
        for spelling in spellings {
            let url = try #require(WebURL("https://api.example/v1?token=\(spelling)&page=1"))
            var request = HTTPRequest(url: url)
            request.secrets = [secret]
            #expect(!request.redacted(url).href.contains("4711"), "\(spelling)")
        }
    }
}
