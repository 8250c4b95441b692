import Testing

@testable import Markdown

@Suite struct HTMLTagScannerTests {
    @Test(arguments: [
        ("<P>a</P >", ["p", "/p"]),
        ("<br/><img src=a/>", ["br", "img src"]),
        ("<a href='>' title=\"<b>\" x>", ["a href title x"]),
        ("<a =b=c/ d>", ["a =b d"]),
        ("<!DOCTYPE html><?x?><!--<b>--><!--><i><!---><u>", ["!", "!", "!", "!", "i", "!", "u"]),
        ("<!-- a -- > b --><i>", ["!", "i"]),
        ("1 < 2 <3 </ <>", []),
        ("<a href=\"x", []),
        ("<a href=", []),
        ("</a", []),
    ])
    func tagsAreFound(html: String, tags: [String]) {
        let found = HTMLTagScanner.tags(of: Array(html.utf8)).map { tag in
            let mark = tag.kind == .opening ? "" : tag.kind == .closing ? "/" : "!"
            return ([mark + tag.name] + tag.attributes.map(\.name)).joined(separator: " ")
        }
        #expect(found == tags)
    }
}
