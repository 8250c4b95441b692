import HTMLCleaning
import Testing

/// What stays of texts of the newsroom's own where it trusts itself.
@Suite struct TrustedPolicyTests {
    private static let sanitizer = Sanitizer(policy: .trusted(frames: ["mapas.example"]))

    private static func clean(_ html: String) -> String { sanitizer.clean(html, base: nil) }

    @Test func ownFilmsStayWithTheirPartsAndAreNeverPlayedByThemselves() {
        #expect(
            Self.clean(
                """
                <video src="media/a.mp4" poster="pictures/a.jpg" width="640" height="360" autoplay \
                onplay="x()" class="wide" loop><track src="files/a.vtt" kind="Captions" srclang="es" \
                label="Español" default><p>No se ve.</p></video>
                """
            )
                == """
                <video src="media/a.mp4" poster="pictures/a.jpg" width="640" height="360" class="wide" \
                loop="" controls="" preload="metadata"><track src="files/a.vtt" kind="captions" \
                srclang="es" label="Español" default=""></video>
                """
        )
    }

    @Test func ownSoundsStayAmidWords() {
        #expect(
            Self.clean(
                "<p>Suena <audio><source src=\"media/a.mp3\" type=\"audio/mpeg\">x</audio> así.</p>"
            )
                == """
                <p>Suena <audio controls="" preload="metadata"><source src="media/a.mp3" \
                type="audio/mpeg"></audio> así.</p>
                """
        )
    }

    /// No reader's browser asks others before a click.
    @Test func whatLiesElsewhereIsALink() {
        #expect(
            Self.clean("<video src=\"https://otra.example/a.mp4\">x</video>")
                == "<p><a href=\"https://otra.example/a.mp4\" rel=\"noopener external\">"
                + "otra.example/a.mp4</a></p>"
        )
        let mixed = Self.clean(
            "<video poster=\"//otra.example/p.jpg\"><source src=\"https://otra.example/a.mp4\">"
                + "<source src=\"media/a.mp4\"></video>"
        )
        #expect(!mixed.contains("otra.example"))
        #expect(mixed.contains("<source src=\"media/a.mp4\">"))
    }

    @Test func aFrameOfAnAllowedHostIsALinkThatSaysSo() {
        #expect(
            Self.clean(
                "<iframe src=\"https://mapas.example/v?a=1&amp;b=2\" title=\"El río\"></iframe>"
            )
                == "<p><a href=\"https://mapas.example/v?a=1&amp;b=2\" class=\"frame\" "
                + "rel=\"noopener external\">El río</a></p>"
        )
        for address in [
            "https://otra.example/v", "http://mapas.example/v", "https://mapas.example.otra/",
            "https://mapas.example:8443@otra.example/",
        ] {
            let other = Self.clean("<iframe src=\"\(address)\" title=\"x\"></iframe>")
            #expect(!other.contains("class="), "\(address)")
        }
    }

    @Test func classesStayButNotThoseOfInserts() {
        #expect(
            Self.clean("<p class=\"nota  insert insert__note a&quot;b\">x</p>")
                == "<p class=\"nota\">x</p>"
        )
        #expect(Self.clean("<ul class=\"insert\"><li>x</li></ul>") == "<ul><li>x</li></ul>")
    }

    @Test func cleaningAgainChangesNothing() {
        let html =
            "<details class=\"a\"><summary>x</summary><video src=\"media/a.mp4\"></video></details>"
            + "<iframe src=\"https://mapas.example/v\"></iframe>"
        let once = Self.clean(html)
        #expect(Self.clean(once) == once)
    }

    /// Scripts, styles and forms are trusted to nobody.
    @Test(arguments: [
        "<script>alert(1)</script>", "<style>p{}</style>", "<form><input></form>",
        "<video src=\"javascript:alert(1)\"></video>", "<video src=\"data:video/mp4,x\"></video>",
        "<video><script>alert(1)</script></video>", "<object data=\"a.swf\"></object>",
        "<iframe srcdoc=\"<script>\"></iframe>", "<svg onload=\"x()\"></svg>",
        "<audio src=\"//otra.example/a.mp3\"></audio>",
    ])
    func whatIsDangerousStaysOut(html: String) {
        let cleaned = Self.clean(html)
        for mark in ["<script", "<style", "<form", "<object", "<svg", "<video", "<audio", "on"] {
            #expect(!cleaned.contains(mark) || cleaned.contains("rel=\"noopener"), "\(cleaned)")
        }
        #expect(!cleaned.contains("javascript") && !cleaned.contains("data:"))
    }

    @Test func whatIsTakenOutIsStillSaid() {
        #expect(
            Self.sanitizer.loss(of: "video", [("src", "media/a.mp4"), ("autoplay", "")])
                == .attributes(["autoplay"])
        )
        #expect(Self.sanitizer.loss(of: "video", []) == nil)
        #expect(Self.sanitizer.loss(of: "source", [("src", "media/a.mp3")]) == nil)
        #expect(Self.sanitizer.loss(of: "track", [("src", "files/a.vtt")]) == nil)
        #expect(Self.sanitizer.loss(of: "video", [("src", "https://b.example/a.mp4")]) == .link)
        #expect(
            Self.sanitizer.loss(
                of: "iframe",
                [("src", "https://mapas.example/"), ("width", "640")]
            ) == nil
        )
        #expect(Self.sanitizer.loss(of: "iframe", [("src", "https://b.example/")]) == .link)
        #expect(
            Self.sanitizer.loss(of: "p", [("class", "a"), ("style", "x")]) == .attributes(["style"])
        )
        #expect(Sanitizer(policy: .own).loss(of: "video", [("src", "media/a.mp4")]) == .content)
    }

    /// Unclosed films cost no more than the text is long.
    @Test func hostileFilmsAreBounded() {
        let html = String(repeating: "<video><video><source src=\"media/a.mp4\">", count: 20_000)
        #expect(Self.clean(html).utf8.count <= 1_000)
    }
}
