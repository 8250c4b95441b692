import Domain
import Foundation
import Testing

@Suite struct ReadingReportTests {
    @Test("whatever a source has written, a remark is one line of what can be read")
    func plain() {
        let report = ReadingReport(accepted: 1, remarks: ["a\u{0}\u{1B}[31m\nb\u{202E}c"])
        #expect(report.remarks == ["a[31m bc"])
    }

    @Test("a remark is no longer than a person reads")
    func short() {
        let report = ReadingReport(
            accepted: 1,
            remarks: [String(repeating: "a", count: 1_000_000), String(repeating: "a", count: 300)]
        )
        #expect(report.remarks.map(\.count) == [301, 300])
    }

    @Test("what an answer says of its use is kept, and nothing where it says nothing")
    func terms() throws {
        let told = ReadingReport(
            accepted: 1,
            license: License("CC0"),
            objections: ["robots: noai\n"]
        )
        #expect(told.objections == ["robots: noai"])
        let data = try JSONEncoder().encode(told)
        #expect(try JSONDecoder().decode(ReadingReport.self, from: data) == told)
        let silent = try JSONEncoder().encode(ReadingReport(accepted: 1))
        let keys = try JSONSerialization.jsonObject(with: silent) as? [String: Any]
        #expect(keys.map { Set($0.keys) } == ["accepted", "dropped", "remarks"])
    }

    @Test("what a former program kept is read so, too")
    func kept() throws {
        let text = #"{"accepted":2,"dropped":1,"remarks":["it is '\u0000\u001bb'"]}"#
        let report = try JSONDecoder().decode(ReadingReport.self, from: Data(text.utf8))
        #expect(report == ReadingReport(accepted: 2, dropped: 1, remarks: ["it is 'b'"]))
        #expect(report.remarks == ["it is 'b'"])
        let again = try JSONEncoder().encode(report)
        #expect(try JSONDecoder().decode(ReadingReport.self, from: again) == report)
    }
}
