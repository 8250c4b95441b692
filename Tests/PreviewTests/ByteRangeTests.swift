import Foundation
import Publishing
import Testing

@testable import Preview

@Suite struct ByteRangeTests {
    @Test(arguments: [
        ("bytes=0-0", 0..<1), ("bytes=0-9", 0..<10), ("bytes=2-5", 2..<6), ("Bytes=8-", 8..<10),
        ("bytes=-3", 7..<10), ("bytes=-99", 0..<10), ("bytes=4-99", 4..<10),
        ("bytes=0-99999999999", 0..<10),
    ])
    func aPartLiesWithinTheFile(header: String, part: Range<Int>) {
        #expect(ByteRange(header, of: 10) == .part(part))
    }

    @Test(arguments: ["bytes=10-", "bytes=10-12", "bytes=-0"])
    func whatLiesOutsideIsSaidToDoSo(header: String) {
        #expect(ByteRange(header, of: 10) == .outside)
    }

    @Test(arguments: [
        "", "bytes", "bytes=", "bytes=-", "bytes=5-4", "bytes=0-1,4-5", "bytes=a-b", "bytes=+1-2",
        "items=0-1", "bytes=1-2-3", "bytes=99999999999999999999-",
    ])
    func whatIsNoRangeIsTheWholeFile(header: String) {
        #expect(ByteRange(header, of: 10) == nil)
    }

    @Test func nothingIsThereOfAnEmptyFile() {
        #expect(ByteRange("bytes=0-", of: 0) == .outside)
        #expect(ByteRange("bytes=-5", of: 0) == .outside)
    }

    @Test func anAnswerHasThePartThatIsAskedFor() {
        let type = ServingRule.Header("Content-Type", "audio/mpeg")
        let whole = PreviewAnswer(
            status: 200,
            headers: [type],
            body: .bytes(Data("0123456789".utf8))
        )
        let part = whole.part("bytes=2-4")
        #expect(part.status == 206 && part.body.data == Data("234".utf8))
        #expect(part.headers == [type, .init("Content-Range", "bytes 2-4/10")])
        let outside = whole.part("bytes=20-")
        #expect(outside.status == 416 && outside.body.count == 0)
        #expect(outside.headers == [.init("Content-Range", "bytes */10")])
        #expect(whole.part("bytes=0-1,4-5") == whole)
        let missing = PreviewAnswer(status: 404, headers: [], body: .bytes(Data("no".utf8)))
        #expect(missing.part("bytes=0-0") == missing)
    }
}
