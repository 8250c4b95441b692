import Testing

@testable import HTMLCleaning

@Suite struct CleaningLossTests {
    private func loss(_ name: String, _ attributes: (String, String)...) -> CleaningLoss? {
        Sanitizer(policy: .own).loss(of: name, attributes.map { (name: $0.0, value: $0.1) })
    }

    @Test func whatStaysIsNoLoss() {
        #expect(loss("p") == nil && loss("div") == nil && loss("details") == nil)
        #expect(loss("a", ("href", "otra.md"), ("title", "x")) == nil)
        #expect(
            loss("img", ("src", "pictures/x.jpg"), ("alt", "<a> \"b\""), ("width", "20")) == nil
        )
        #expect(loss("i", ("lang", "fr")) == nil && loss("ol", ("start", "3")) == nil)
        for name in [
            "td", "th", "tr", "thead", "tbody", "tfoot", "caption", "li", "dt", "dd", "summary",
            "figcaption", "figure", "kbd", "sup", "h2", "br", "hr", "pre", "blockquote",
        ] { #expect(loss(name) == nil, "\(name)") }
        #expect(loss("td", ("colspan", "2")) == nil)
    }

    @Test func elementsThatGoAreNamedWithWhatTakesTheirPlace() {
        #expect(loss("script", ("src", "https://a.example/x.js")) == .content)
        #expect(loss("svg") == .content && loss("style") == .content)
        #expect(loss("iframe", ("src", "https://a.example/x")) == .link)
        #expect(loss("video", ("src", "https://a.example/x.mp4")) == .link)
        #expect(loss("span") == .tag && loss("font", ("color", "red")) == .tag)
        #expect(loss("form") == .tag && loss("form", ("action", "/x/")) == .tag)
        #expect(loss("a", ("href", "javascript:x")) == .element && loss("img") == .element)
    }

    @Test func attributesThatGoAreNamed() {
        #expect(loss("p", ("style", "color:red"), ("title", "x")) == .attributes(["style"]))
        #expect(loss("div", ("class", "box")) == .attributes(["class"]))
        #expect(
            loss("a", ("href", "/x/"), ("onclick", "x()"), ("target", "_blank"))
                == .attributes(["onclick", "target"])
        )
        #expect(loss("td", ("colspan", "x")) == .attributes(["colspan"]))
    }
}
