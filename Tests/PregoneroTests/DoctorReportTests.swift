import Domain
import Foundation
import Testing

@testable import pregonero

/// What `doctor` says of sources, and whether somebody has to see to them.
@Suite struct DoctorReportTests {
    private static let now = Date(timeIntervalSince1970: 1_790_000_000)

    private func status(
        _ id: SourceID,
        _ condition: SourceCondition = .ok,
        _ change: (inout SourceStatus) -> Void = { _ in }
    ) -> SourceStatus {
        var status = SourceStatus(source: id, condition: condition, at: Self.now)
        status.lastSuccess = Self.now
        change(&status)
        return status
    }

    private func verdict(_ statuses: SourceStatus...) -> String {
        let text = DoctorReport(statuses: statuses, now: Self.now).text
        return text.split(separator: "\n").last.map(String.init) ?? ""
    }

    @Test func theLastLineNamesWhoNeedsHands() throws {
        let ailing = [
            status("vieja", .gone) { $0.goneSince = Self.now },
            status("otra") { $0.movedTo = "https://otra.example/" },
            status("muda", .empty) { $0.failures = 3 },
            status("lenta") {
                $0.rhythm = SourceRhythm(newestItem: Self.now - 30 * 86_400, cadence: 3_600)
            },
        ]
        let well = [
            status("bien"), status("nueva", .empty), status("tarde", .stale) { $0.failures = 1 },
        ]
        let report = DoctorReport(statuses: ailing + well, now: Self.now)
        #expect(
            report.text.hasSuffix(
                "\n4 of 7 sources need hands: vieja (gone), otra (moved), muda (never answered), "
                    + "lenta (silent)"
            )
        )
        let json = try JSONSerialization.jsonObject(with: Data(try report.json.utf8))
        let named = (json as? [String: Any])?["needHands"] as? [String]
        #expect(named == ["vieja", "otra", "muda", "lenta"])
    }

    @Test func whatAFeedSaysAgainstItsUseIsTold() throws {
        let report = DoctorReport(
            statuses: [
                status("a") {
                    $0.reading = ReadingReport(
                        accepted: 2,
                        remarks: ["x"],
                        objections: ["access:restriction: deny", "robots: noai"]
                    )
                }
            ],
            now: Self.now
        )
        #expect(
            report.text.contains(
                "it asks not to be used: access:restriction: deny; robots: noai\n"
            )
        )
        #expect(report.text.contains("2 entries accepted, 1 repaired: x\n"))
        #expect(try report.json.contains("\"objections\""))
        #expect(!DoctorReport(statuses: [status("a")], now: Self.now).text.contains("asks not"))
    }

    @Test func thatNothingIsToBeDoneIsSaidToo() {
        #expect(verdict(status("a")) == "1 source, none of which needs hands")
        #expect(verdict(status("a"), status("b")) == "2 sources, none of which needs hands")
    }

    @Test(arguments: [
        (0, "usually several at once"), (59, "usually several at once"), (60, "usually every 1m"),
        (7_200, "usually every 2h00m"),
    ])
    func aRhythmIsToldInWordsThatMeanSomething(cadence: Int, words: String) {
        let report = DoctorReport(
            statuses: [
                status("a") { $0.rhythm = SourceRhythm(newestItem: Self.now, cadence: cadence) }
            ],
            now: Self.now
        )
        #expect(report.text.contains(", \(words)\n"), "\(report.text)")
    }
}
