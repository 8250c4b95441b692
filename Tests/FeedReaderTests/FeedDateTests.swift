import Basics
import FeedReader
import Foundation
import Testing

@Suite struct FeedDateTests {
    @Test(arguments: [
        ("Sun, 01 Mar 2026 10:00:00 GMT", "2026-03-01T10:00:00Z"),
        ("Sun, 1 Mar 2026 10:00:00 +0100", "2026-03-01T09:00:00Z"),
        ("Sun, 01 Mar 26 10:00 EST", "2026-03-01T15:00:00Z"),
        ("01 Mar 2026 10:00:60 GMT", "2026-03-01T10:00:59Z"),
        ("Sunday, 01-Mar-26 10:00:00 UT", "2026-03-01T10:00:00Z"),
        ("Sun Mar  1 10:00:00 2026", "2026-03-01T10:00:00Z"),
        ("Sun Mar 01 10:00:00 +0200 2026", "2026-03-01T08:00:00Z"),
    ])
    func mailDates(text: String, utc: String) {
        #expect(FeedDate.parse(text).map(WebDate.rfc3339) == utc)
    }

    @Test(arguments: [
        ("2026-03-01T10:00:00Z", "2026-03-01T10:00:00Z"),
        ("2026-03-01t10:00:00.123456789+01:00", "2026-03-01T09:00:00Z"),
        ("2026-03-01 10:00:00 -0530", "2026-03-01T15:30:00Z"),
        ("2026-03-01T24:00:00Z", "2026-03-02T00:00:00Z"),
        ("2026-03-01T10:00", "2026-03-01T10:00:00Z"),
        ("2026-03-01", "2026-03-01T00:00:00Z"),
        ("2026-03", "2026-03-01T00:00:00Z"),
        ("2026", "2026-01-01T00:00:00Z"),
        ("20260301", "2026-03-01T00:00:00Z"),
        ("20260301T100000Z", "2026-03-01T10:00:00Z"),
        ("2026-060", "2026-03-01T00:00:00Z"),
        ("2026060", "2026-03-01T00:00:00Z"),
        ("2026-W09-7", "2026-03-01T00:00:00Z"),
        ("2026W097T1000Z", "2026-03-01T10:00:00Z"),
        ("2027-W01-1", "2027-01-04T00:00:00Z"),
        ("2020-W53-5", "2021-01-01T00:00:00Z"),
        ("2026/3/1 10:00:00", "2026-03-01T10:00:00Z"),
    ])
    func isoDates(text: String, utc: String) {
        #expect(FeedDate.parse(text).map(WebDate.rfc3339) == utc)
    }

    @Test(arguments: [
        ("Sun, 30Mar 2025 12:41:13 +0530", "2025-03-30T07:11:13Z"),
        ("Mon, 31 Mar 202510:50:41 +0530", "2025-03-31T05:20:41Z"),
        ("Seg, 24 Set 2018 19:18:49 -0300", "2018-09-24T22:18:49Z"),
        ("mer, 16 nov 2022 00:38:15 +0100", "2022-11-15T23:38:15Z"),
        ("mar., 01 déc. 2020 16:11:02 +0000", "2020-12-01T16:11:02Z"),
        ("domingo, 1 de marzo de 2026 10:00 CET", "2026-03-01T09:00:00Z"),
        ("Do, 29 Mär 2018 00:00:00 +0200", "2018-03-28T22:00:00Z"),
        ("Вс, 01 мар 2026 10:00:00 MSK", "2026-03-01T07:00:00Z"),
        ("Κυρ, 11 Ιούλ 2004 12:00:00 EST", "2004-07-11T17:00:00Z"),
        ("22.11.2022 12:16:00", "2022-11-22T12:16:00Z"),
        ("Fri, 05/03/2019 - 15:21", "2019-05-03T15:21:00Z"),
        ("Tue, 05/03/2019", "2019-03-05T00:00:00Z"),
        ("Friday, January 29, 2021 04:42 PM", "2021-01-29T16:42:00Z"),
        ("Nov. 16, 2020, 12:57 a.m.", "2020-11-16T00:57:00Z"),
        ("Mon, 16th Nov 2020 13:16:28 GMT", "2020-11-16T13:16:28Z"),
        ("Thu, 25 Aug 2016 00:00:00 Europe/Brussels", "2016-08-24T22:00:00Z"),
        ("Thu Nov 12 2020 17:00:00 GMT+0100 (CET)", "2020-11-12T16:00:00Z"),
        ("2004년 05월 28일  01:31:15", "2004-05-27T16:31:15Z"),
        ("2026年3月1日 10:00", "2026-03-01T10:00:00Z"),
        ("1520932969", "2018-03-13T09:22:49Z"),
        ("1520932969000", "2018-03-13T09:22:49Z"),
        ("Fri, 11 Mar 2016 01:15:00 +3000", "2016-03-11T01:15:00Z"),
    ])
    func datesAsPeopleWriteThem(text: String, utc: String) {
        #expect(FeedDate.parse(text).map(WebDate.rfc3339) == utc)
    }

    @Test(arguments: WrittenMonths.all)
    func monthsAreReadInEachLanguage(names: WrittenMonths) {
        #expect(names.months.count == 12)
        for (month, words) in names.months.enumerated() {
            let date = "2024-\(month < 9 ? "0" : "")\(month + 1)-10T00:00:00Z"
            for word in words {
                let texts =
                    ["10 \(word) 2024", "2024 \(word) 10"]
                    + names.weekdays.map { "\($0), 10 \(word) 2024" }
                let wrong = texts.filter { FeedDate.parse($0).map(WebDate.rfc3339) != date }
                #expect(wrong == [])
            }
        }
    }

    @Test(arguments: [
        ("28/11/2026 09:00:00 p. m.", "2026-11-28T21:00:00Z"),
        ("28/11/2026 09:00:00 p.\u{A0}m.", "2026-11-28T21:00:00Z"),
        ("28/11/2026 9:00 P.\u{202F}M.", "2026-11-28T21:00:00Z"),
        ("28/11/2026 12:30 a. m.", "2026-11-28T00:30:00Z"),
        ("28/11/2026 9:00 a. m. CET", "2026-11-28T08:00:00Z"),
        ("2026-11-28 09:00:00 p. m.", "2026-11-28T21:00:00Z"),
        ("a. mayo 3 2026 9:00", "2026-05-03T09:00:00Z"),
        ("2026/11/28 下午 9:00:00", "2026-11-28T21:00:00Z"),
        ("2026/11/28 上午 12:05", "2026-11-28T00:05:00Z"),
        ("2026年11月28日下午9:00", "2026-11-28T21:00:00Z"),
        ("2026年11月28日星期六 上午9:00", "2026-11-28T09:00:00Z"),
        ("2026年11月28日 午後9:00", "2026-11-28T21:00:00Z"),
    ])
    func halvesOfTheDayAreReadAsTheirLanguagesWriteThem(text: String, utc: String) {
        #expect(FeedDate.parse(text).map(WebDate.rfc3339) == utc)
    }

    @Test(arguments: [
        ("mar. 10/12/2024 08:00", "2024-12-10T08:00:00Z"),
        ("Pazartesi 09.12.2024", "2024-12-09T00:00:00Z"),
        ("Mar 10 2024", "2024-03-10T00:00:00Z"),
        ("mar 10 mar 2026", "2026-03-10T00:00:00Z"),
    ])
    func weekdayThatCouldBeAMonthIsNoneBesideADayInNumbers(text: String, utc: String) {
        #expect(FeedDate.parse(text).map(WebDate.rfc3339) == utc)
    }

    @Test(arguments: [
        "", "not a date", "soon", "0000-00-00 00:00:00", "Thu, 01 Jan 99999 00:00:00 GMT",
        "2026-02-30", "2026-13-01", "32 Jan 2026", "10:00", "5", "2026-03-01T10:61:00Z",
        "0001-01-01T00:00:00+09:00", "9999-12-31T23:00:00-02:00", "99999999999999999999999999", "+",
        "-", "---", ":", "2026-W60-1",
        String(repeating: "1 ", count: 10_000),
    ])
    func whatIsNoDateIsNil(text: String) {
        #expect(FeedDate.parse(text) == nil)
    }

    @Test(arguments: [
        "Thu, 01 Jan 1970 00:00:00 +0000", "1970-01-01T00:00:00.25Z", "1970-01-01T01:00:00+01:00",
        "Wed, 31 Dec 1969 19:00:00 EST", "1970-01-01", "1 Jan 1970", "1970", "0000000000",
    ])
    func theZeroOfComputersIsNoDate(text: String) {
        #expect(FeedDate.parse(text) == nil)
        for zone in ["America/Bogota", "Asia/Tokyo"].compactMap(TimeZone.init(identifier:)) {
            #expect(FeedDate.parse(text, in: zone) == nil)
        }
    }

    @Test(arguments: [
        "2026-11-29", "2026/11/29", "20261129", "26-11-29", "2026-333", "2026-W48-7",
        "Sun, 29 Nov 2026", "29 de noviembre de 2026", "29.11.2026", "2026年11月29日",
    ])
    func aDayAloneBeginsWhereItIsMeant(text: String) throws {
        #expect(FeedDate.parse(text).map(WebDate.rfc3339) == "2026-11-29T00:00:00Z")
        let bogota = try #require(TimeZone(identifier: "America/Bogota"))
        #expect(FeedDate.parse(text, in: bogota).map(WebDate.rfc3339) == "2026-11-29T05:00:00Z")
        let madrid = try #require(TimeZone(identifier: "Europe/Madrid"))
        #expect(FeedDate.parse(text, in: madrid).map(WebDate.rfc3339) == "2026-11-28T23:00:00Z")
    }

    @Test(arguments: [
        "2026-11-29T10:00", "Sun, 29 Nov 2026 10:00:00 GMT", "20261129100000",
        "29.11.2026 10:00", "2026-11-29 10",
    ])
    func anHourWithoutAZoneIsThatOfGreenwich(text: String) throws {
        let bogota = try #require(TimeZone(identifier: "America/Bogota"))
        #expect(FeedDate.parse(text, in: bogota).map(WebDate.rfc3339) == "2026-11-29T10:00:00Z")
    }

    /// In Santiago clocks went from midnight to one.
    @Test func aDayWithoutAMidnightBeginsWithItsFirstHour() throws {
        let santiago = try #require(TimeZone(identifier: "America/Santiago"))
        let date = FeedDate.parse("2026-09-06", in: santiago).map(WebDate.rfc3339)
        #expect(date == "2026-09-06T04:00:00Z")
    }

    @Test(arguments: [
        (-62_135_596_800.0, "0001-01-01T00:00:00Z"), (-1, "1969-12-31T23:59:59Z"),
        (1, "1970-01-01T00:00:01Z"), (951_782_400.9, "2000-02-29T00:00:00Z"),
        (4_107_542_399, "2100-02-28T23:59:59Z"), (253_402_300_799, "9999-12-31T23:59:59Z"),
    ])
    func whatIsWrittenIsReadAgain(seconds: Double, text: String) {
        #expect(FeedDate.parse(text)?.timeIntervalSince1970 == seconds.rounded(.down))
    }

    /// Where the site lies to the west a day begins later than in Greenwich, and a feed may write of it before.
    @Test(arguments: [
        // The site's own day has begun.
        ("2026-12-01T09:00:00Z", "2026-12-01T08:00:00Z"),
        // It has begun elsewhere alone.
        ("2026-12-01T02:00:00Z", "2026-12-01T02:00:00Z"),
        ("2026-12-01T00:00:00Z", "2026-12-01T00:00:00Z"),
        // It is to come.
        ("2026-11-30T23:59:59Z", "2026-12-01T08:00:00Z"),
    ])
    func aDayThatHasBegunInGreenwichIsNotAhead(now: String, date: String) throws {
        let habits = DateHabits(
            zone: try #require(TimeZone(identifier: "America/Los_Angeles")),
            now: try Date(now, strategy: .iso8601)
        )
        for day in ["2026-12-01", "1 December 2026", "12/01/2026"] {
            let text = SampleFeed.rss("<item><guid>1</guid><pubDate>\(day)</pubDate></item>")
            let entry = try #require(try FeedReader(dates: habits).read(text: text).entries.first)
            #expect(entry.published.map(WebDate.rfc3339) == date)
        }
    }

    @Test func anHourThatIsAheadStaysAhead() throws {
        let habits = DateHabits(now: try Date("2026-12-01T02:00:00Z", strategy: .iso8601))
        let text = SampleFeed.rss(
            "<item><guid>1</guid><pubDate>2026-12-01T03:00:00Z</pubDate></item>"
        )
        let entry = try #require(try FeedReader(dates: habits).read(text: text).entries.first)
        #expect(entry.published.map(WebDate.rfc3339) == "2026-12-01T03:00:00Z")
    }
}
