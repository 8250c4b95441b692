import Basics
import Testing

@testable import Publishing

@Suite struct EditionFileTests {
    private var edition: EditionFile {
        var head = EditionHead(number: 7, clock: 1_795_240_800, live: 12, files: 40)
        (head.added, head.changed, head.removed, head.back) = (1, 1, 1, 3)
        let (one, two) = (ContentDigest(of: [1]), ContentDigest(of: [2]))
        return EditionFile(
            head: head,
            changes: [
                FileChange("a b/index.html", before: nil, after: one),
                FileChange(":nginx.conf", before: one, after: two),
                FileChange("index.html", before: two, after: nil),
            ]
        )
    }

    @Test func isReadAsItWasWritten() {
        #expect(EditionFile(edition.text) == edition)
    }

    @Test func oneThatWasCutIsNone() {
        let text = edition.text
        for count in 0..<text.count {
            #expect(EditionFile(String(text.prefix(count))) == nil, "\(count)")
        }
    }

    @Test(arguments: ["../a", "/a", "a//b", "", "a/../b", ":../a", ":", "."])
    func noneNamesAFileElsewhere(_ file: String) {
        let text = edition.text.replacing("a b/index.html", with: file)
        #expect(EditionFile(text) == nil)
    }

    @Test(arguments: [
        "pregonero-edition 2 number=7 clock=1", "pregonero-edition 1 number=0 clock=1",
        "pregonero-edition 1 number=7 clock=x", "pregonero-edition 1 number=7 live",
        "pregonero-edition 1 number=7",
    ])
    func anotherHeadIsNone(_ line: String) {
        #expect(EditionHead(line[...]) == nil)
    }
}
