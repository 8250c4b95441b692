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

    /// As earlier programs wrote it.
    private var plain: String {
        let text = edition.text
        return String(text[..<text.index(text.endIndex, offsetBy: -ContentDigest.digits - 2)])
            + "\n"
    }

    @Test func oneWithoutItsHashIsRead() {
        #expect(plain.hasSuffix(" index.html\nend\n"))
        #expect(EditionFile(plain) == edition)
        var oldest = edition
        oldest.changes = []
        let lines = plain.split(separator: "\n")
        #expect(EditionFile("\(lines[0])\n\(lines[4])\n") == oldest)
    }

    @Test func oneWithoutSomeOfItsLinesIsNone() {
        for text in [edition.text, plain] {
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for number in 1...3 {
                var fewer = lines
                fewer.remove(at: number)
                #expect(EditionFile(fewer.joined(separator: "\n")) == nil, "\(number)")
            }
        }
    }

    @Test(arguments: [
        ("live=12", "live=13"), ("a b/index", "a c/index"), ("changed=1", "changed=2"),
    ])
    func oneThatWasChangedIsNone(old: String, new: String) {
        #expect(EditionFile(edition.text.replacing(old, with: new)) == nil)
    }

    @Test func oneThatWasCutIsNone() {
        let text = edition.text
        for count in 0..<text.count {
            #expect(EditionFile(String(text.prefix(count))) == nil, "\(count)")
        }
    }

    @Test(arguments: ["../a", "/a", "a//b", "", "a/../b", ":../a", ":", "."])
    func noneNamesAFileElsewhere(_ file: String) {
        let text = plain.replacing("a b/index.html", with: file)
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
