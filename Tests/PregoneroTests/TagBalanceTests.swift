import Testing

@testable import pregonero

@Suite struct TagBalanceTests {
    @Test(arguments: [
        ("", true), ("año", true), ("<p>a<br>b <img src=\"x\"></p>", true),
        ("<path d=\"M0\"/>", true),
        ("<p>a", false), ("a</p>", false), ("<b><i></b></i>", false), ("<h2>a</h2>", true),
        ("<h2>a</h3>", false), ("<p\u{301}>\u{301}a</p>\u{301}", true), ("<p>\u{301}a", false),
    ])
    func whatBeginsHasToEnd(html: String, isEven: Bool) {
        #expect(TagBalance(html).isEven == isEven)
    }

    @Test(arguments: [
        (["<div>", "<p>a</p>", "</div>"], true), (["<div><p>", "a</p></div>"], true),
        (["<div><p>", "a</div>", "</p>"], false), (["</div>", "<div>"], false),
        (["<b>", "<i></b></i>"], false), (["<b><i></b>", "</i>"], false),
    ])
    func partsAreOneText(parts: [String], isEven: Bool) {
        var carried = TagBalance()
        var read = TagBalance()
        for part in parts {
            carried.add(TagBalance(part))
            read.add(part)
        }
        #expect(carried.isEven == isEven && read.isEven == isEven)
        #expect(TagBalance(parts.joined()).isEven == isEven)
    }

    @Test func thousandsInOneAnotherAreEven() {
        let count = 200_000
        let html = String(repeating: "<b>", count: count) + String(repeating: "</b>", count: count)
        #expect(TagBalance(html).isEven)
    }
}
