import HTMLCleaning
import Testing

@testable import pregonero

@Suite struct RemotePicturesTests {
    @Test(arguments: [
        ("<p>a<img src=\"https://x.example/a.jpg\" alt=\"\">b</p>", "<p>ab</p>"),
        ("<p><img src=\"https://x.example/a.jpg\" alt=\"\"></p><p>b</p>", "<p>b</p>"),
        (
            "<figure><img src=\"https://x.example/a.jpg\" alt=\"\"><figcaption>c</figcaption></figure>",
            ""
        ),
        ("<p>nothing</p>", "<p>nothing</p>"),
    ])
    func leaveNothingBehind(html: String, expected: String) {
        #expect(RemotePictures(sanitizer: Sanitizer()).removed(from: html) == expected)
    }

    @Test func ourOwnPicturesStay() {
        let html = "<p><img src=\"pictures/a.svg\" alt=\"\"></p>"
        let own = RemotePictures(sanitizer: Sanitizer(policy: .own))
        #expect(own.removed(from: html) == html)
    }
}
