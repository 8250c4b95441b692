import Foundation
import Testing

@testable import Markdown

@Suite struct FrontMatterDateTests {
    @Test(arguments: [
        ("2026-03-14", 1_773_442_800.0),
        ("2026-03-14 09:30", 1_773_477_000),
        ("2026-03-14T09:30", 1_773_477_000),
        ("2026-03-14 09:30:15", 1_773_477_015),
        ("2026-03-14 09:30:15.25", 1_773_477_015.25),
        ("2026-03-14T09:30:00+01:00", 1_773_477_000),
        ("2026-03-14 09:30:00 +01:00", 1_773_477_000),
        ("2026-03-14t08:30:00z", 1_773_477_000),
        ("2026-03-14T08:30:00.5Z", 1_773_477_000.5),
        ("2026-03-14T03:00:00-05:30", 1_773_477_000),
        ("2026-07-01", 1_782_856_800),
        ("2024-02-29", 1_709_161_200),
        // The hour that summer time leaves out.
        ("2026-03-29 02:30", 1_774_747_800),
    ])
    func momentIsReadInMadrid(text: String, seconds: Double) throws {
        let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
        let date = FrontMatterDate.parse(text, timeZone: madrid)
        #expect(date == Date(timeIntervalSince1970: seconds))
    }

    @Test(arguments: [
        "", "2026", "2026-3-14", "2026-02-30", "2025-02-29", "2026-13-01", "2026-00-10",
        "2026-01-00",
        "2026-03-14T", "2026-03-14 9:30", "2026-03-14 24:00", "2026-03-14 09:60",
        "2026-03-14 09:30:60",
        "2026-03-14 09:30:00.", "2026-03-14 09:30:00+1", "2026-03-14 09:30 CET", "2026-03-14x",
        "2026-03-14 09:30:00+01:00 ", "14-03-2026", "２０２６-03-14",
    ])
    func otherTextIsNoDate(text: String) {
        #expect(FrontMatterDate.parse(text, timeZone: .gmt) == nil)
    }
}
