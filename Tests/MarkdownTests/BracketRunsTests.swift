import Testing

@testable import Markdown

@Suite struct BracketRunsTests {
    private static let address = "http://a.example/"

    @Test func anAddressBeforeAnEndlessRunIsReadAtOnce() async {
        let run = String(repeating: ")", count: 500_000)
        let html = await MarkdownRenderer().html(Self.address + run)
        let shown = "\(run.prefix(1_000)) \(run.dropFirst(1_000))"
        #expect(html == "<p><a href=\"\(Self.address)\">\(Self.address)</a>\(shown)</p>\n")
    }

    private static let runs: [(String, String, Int, Int?)] = [
        (address, ")", 1_000, nil), (address, ")", 1_001, 3), ("www.a.example", ")", 1_001, 3),
        (address, ").", 2_000, 3), (address, ")&amp;", 2_000, 3), ("", ")", 5_000, nil),
        (address, "f(a);", 5_000, nil), ("\(address) ", ")", 5_000, nil),
        ("\(address)\n", ")", 5_000, nil), (address, ") ", 5_000, nil),
    ]

    @Test(arguments: runs)
    func onlyARunBehindAnAddressIsParted(start: String, part: String, count: Int, line: Int?) {
        let text = "Uno (dos)\n\n\(start)\(String(repeating: part, count: count))\n"
        #expect(BracketRuns.firstLine(in: text) == line)
        #expect((BracketRuns.parted(text) == text) == (line == nil))
    }
}
