import Domain
import Pages
import Testing

@testable import Publishing

@Suite struct SlotSurveyTests {
    private func survey(_ text: String, hosts: [String] = ["count.example"]) -> SlotSurvey {
        SlotSurvey(
            [(path: "Templates/slots/footer.mustache", text: text)],
            allowance: SlotAllowance(hosts: hosts)
        )
    }

    @Test(arguments: [
        (
            "<script src=\"https://count.example/a.js\" defer></script>",
            ["script-src", "connect-src"]
        ),
        ("<p><img alt=\"\" src='https://count.example/p.gif'></p>", ["img-src"]),
        ("<iframe src=\"//count.example/x\"></iframe>", ["frame-src"]),
        ("<link rel=\"stylesheet\" href=\"https://count.example/a.css\">", ["style-src"]),
        ("<form action=\"https://count.example/sub\"><input></form>", ["form-action"]),
    ])
    func aHostGetsTheDirectivesItNeeds(text: String, directives: [String]) {
        let survey = survey(text)
        #expect(survey.problems == [])
        #expect(survey.allowances.map(\.directive) == directives)
        #expect(survey.allowances.allSatisfy { $0.source == "https://count.example" })
    }

    @Test(arguments: [
        ("<video poster=\"https://count.example/a.jpg\"></video>", ["img-src"]),
        ("<img srcset=\"/a.png 1x, https://count.example/a.png 2x\">", ["img-src"]),
        ("<source srcset=\"https://count.example/a.webp\">", ["img-src"]),
        ("<track src=\"https://count.example/a.vtt\">", ["media-src"]),
        ("<button formaction=\"https://count.example/x\">x</button>", ["form-action"]),
        ("<input type=\"image\" src=\"https://count.example/a.png\">", ["img-src"]),
        (
            "<link rel=\"preload\" as=\"script\" href=\"https://count.example/a.js\">",
            ["script-src"]
        ),
        ("<link rel=\"preload\" as=\"font\" href=\"https://count.example/a\">", ["font-src"]),
        ("<link rel=\"STYLESHEET alternate\" href=\"https://count.example/a.css\">", ["style-src"]),
        ("<link rel=\"apple-touch-icon\" href=\"https://count.example/a.png\">", ["img-src"]),
        (
            "<SCRIPT>x()</SCRIPT><img src=\"https://count.example/a.png\">",
            ["script-src", "img-src"]
        ),
    ])
    func whateverLoadsIsSeen(text: String, directives: [String]) {
        #expect(survey(text, hosts: []).problems.count == 1)
        let survey = survey(text)
        #expect(survey.problems == [])
        #expect(survey.allowances.map(\.directive) == directives)
    }

    @Test(arguments: [
        "<link rel=\"me\" href=\"https://social.example/@ana\">",
        "<link rel=\"license\" href=\"https://license.example/\">",
        "<link rel=\"preconnect\" href=\"https://cdn.example\">",
        "<!-- <script src=\"https://old.example/x.js\"></script> -->",
    ])
    func whatLoadsNothingNeedsNothing(text: String) {
        let survey = survey(text, hosts: [])
        #expect(survey.problems == [])
        #expect(survey.allowances.isEmpty)
    }

    @Test func whatNoPolicyOpensIsNamed() {
        let text = "<p>\n<object data=\"https://count.example/a\"></object>"
        #expect(survey(text).problems.map(\.line).contains(2))
    }

    @Test func aHostThatIsNotAllowedIsNamedWithItsLine() {
        let survey = survey("<p>\n<img src=\"https://other.example/x.gif\">", hosts: [])
        #expect(
            survey.problems.map(\.description) == [
                "Templates/slots/footer.mustache:2: error: the host 'other.example' is not allowed for 'img'\n"
                    + "hint: write 'slots: {allow: {img: [https://other.example]}}' beside 'site'"
            ]
        )
        #expect(survey.allowances.isEmpty)
    }

    @Test func besideOtherHostsOneMoreIsAddedToTheList() {
        let survey = survey("<script src=\"https://other.example/x.js\"></script>")
        let errors = survey.problems.filter { $0.severity == .error }
        #expect(errors.map(\.message) == ["the host 'other.example' is not allowed for 'script'"])
        #expect(errors.map(\.hint) == ["add it to slots.allow"])
    }

    /// The pages have browsers ask for it by https, and forms and this machine need none.
    @Test(arguments: ["http://count.example", "http://localhost:9"])
    func anOriginOfHTTPIsAllowedAsItIsWritten(origin: String) {
        let script = "<script src=\"\(origin)/x.js\"></script>"
        let survey = SlotSurvey(
            [(path: "Templates/slots/footer.mustache", text: script)],
            allowance: SlotAllowance(origins: [.script: [origin]])
        )
        #expect(survey.problems == [])
        #expect(survey.allowances == [PolicyAllowance(directive: "script-src", source: origin)])
    }

    @Test(arguments: ["count.example", "https://count.example"])
    func anOriginThatNoSlotUsesIsToldWhereItStands(written: String) {
        var allowance = SlotAllowance(origins: [.script: ["https://count.example"]])
        let place = WrittenPlaces.Place(path: "Content/site.yaml", line: 7, column: 3)
        allowance.places.add(written, of: "allow", at: place)
        let survey = SlotSurvey([], allowance: allowance)
        #expect(survey.problems.map(\.path) == ["Content/site.yaml"])
        #expect(survey.problems.map(\.line) == [7])
    }

    @Test func aHostThatNoSlotUsesOpensNothing() {
        let survey = survey("<p>Nada</p>")
        #expect(survey.allowances.isEmpty)
        #expect(survey.problems.map(\.severity) == [.warning])
    }

    @Test func aScriptIsNoHTML() {
        let lines = String(repeating: " rest = b;\n", count: 200)
        let script =
            "<script>if (a<b && c) {\n\(lines)} d = '<img src=\"https://no.example/\">'</script>"
        let survey = survey("\(script)<p onclick='x'>", hosts: [])
        #expect(survey.problems.map(\.line) == [202])
        #expect(survey.allowances.map(\.directive) == ["script-src"])
    }

    @Test func whatIsNoTagIsReadOnce() {
        let survey = survey("<b\(String(repeating: " rest = b;", count: 500))", hosts: [])
        #expect(survey.problems == [])
    }

    @Test func inlineScriptsAreAllowedByTheirHash() {
        let survey = survey(
            "{{! <script src=\"https://x.example/\"> }}<script>alert(1)</script>",
            hosts: []
        )
        #expect(survey.problems == [])
        #expect(
            survey.allowances.map(\.source) == [
                "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"
            ]
        )
    }

    @Test(arguments: [
        "<script>let a = \"{{siteTitle}}\"</script>", "<p onclick=\"x()\">", "<p style=\"a:b\">",
    ])
    func whatThePolicyForbidsIsSaid(text: String) {
        #expect(survey(text, hosts: []).problems.map(\.severity) == [.error])
    }

    @Test func addressesOfTheSiteItselfNeedNothing() {
        let survey = survey(
            "<img src=\"/p/a.png\"><a href=\"https://else.example/\">x</a>",
            hosts: []
        )
        #expect(survey.problems == [])
        #expect(survey.allowances.isEmpty)
    }

    private func strict(
        _ slots: [(String, String)],
        _ origins: [SlotAllowance.Kind: [String]]
    ) -> SlotSurvey {
        SlotSurvey(
            slots.map { (path: "Templates/slots/\($0.0).mustache", text: $0.1) },
            allowance: SlotAllowance(origins: origins)
        )
    }

    @Test func anOriginIsAllowedForWhatItIsNamedForAndWhereItStands() {
        let survey = strict(
            [
                ("footer", "<script src=\"https://count.example/a.js\"></script>"),
                ("after-article", "<img alt=\"\" src=\"https://ads.example/b.png\">"),
            ],
            [
                .script: ["https://count.example"], .connect: ["https://data.example"],
                .img: ["https://ads.example"],
            ]
        )
        #expect(survey.problems == [])
        #expect(
            survey.bySlot == [
                "footer": [
                    PolicyAllowance(directive: "script-src", source: "https://count.example"),
                    PolicyAllowance(directive: "connect-src", source: "https://data.example"),
                ],
                "after-article": [
                    PolicyAllowance(directive: "img-src", source: "https://ads.example")
                ],
            ]
        )
    }

    @Test func anOriginThatIsAllowedForSomethingElseIsRefused() {
        let survey = strict(
            [("footer", "<p>\n<img alt=\"\" src=\"https://count.example/a.gif\">")],
            [.script: ["https://count.example"]]
        )
        #expect(
            survey.problems.first?.description == """
                Templates/slots/footer.mustache:2: error: 'https://count.example' is not allowed for 'img'
                hint: add it to 'slots: {allow: {img: […]}}'
                """
        )
    }

    @Test func anOriginThatNoSlotNeedsOpensNothing() {
        let survey = strict([("footer", "<p>Nada</p>")], [.connect: ["https://data.example"]])
        #expect(survey.allowances.isEmpty)
        #expect(survey.warnings.count == 1)
    }
}
