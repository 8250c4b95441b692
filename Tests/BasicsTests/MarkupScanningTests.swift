import Basics
import Testing

@Suite struct MarkupScanningTests {
    @Test(arguments: ["", "\u{301}", "\u{200D}", "\u{FE0F}"])
    func aSignIsFoundWhateverFollowsIt(_ mark: String) {
        let text = "ñ<a href=\"x\"\(mark)>\(mark)b"
        #expect(text.before("\"").utf8.elementsEqual("ñ<a href=".utf8))
        let found = text.place(of: "\"x\"")
        #expect(found.map { text[$0].utf8.elementsEqual("\"x\"".utf8) } == true)
        let rest = found.map { text[$0.upperBound...] } ?? ""
        #expect(rest.utf8.elementsEqual("\(mark)>\(mark)b".utf8))
        #expect(text.behind("ñ".utf8.count).begins(with: "<a "))
    }

    @Test func whatIsNotThereIsNotFound() {
        #expect("año".before(">") == "año")
        #expect("año".place(of: ">") == nil)
        #expect("".place(of: "<") == nil)
        #expect(!"<".begins(with: "<a"))
        #expect("ab".behind(3).isEmpty)
    }

    @Test func partsOfATextAreSearchedByThemselves() {
        let text = "<b><b>é</b>"
        let rest = text[text.index(after: text.startIndex)...]
        let found = rest.place(of: "<b>")
        #expect(found.map { text[$0.lowerBound...].begins(with: "<b>é") } == true)
    }
}
