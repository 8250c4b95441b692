import Basics
import FeedReader
import Foundation
import Testing

/// Dates with slashes mean what their feed and its language mean by them.
@Suite struct SlashedDatesTests {
    private func entries(
        _ dates: [String],
        of feed: String? = nil,
        _ habits: DateHabits
    ) throws -> [ParsedEntry] {
        let items = dates.enumerated().map { number, date in
            "<item><guid>\(number)</guid><pubDate>\(date)</pubDate></item>"
        }
        let channel = feed.map { "<language>\($0)</language>" } ?? ""
        let text = SampleFeed.rss(items.joined(), channel: channel)
        return try FeedReader(dates: habits).read(text: text).entries
    }

    /// The days that a feed names whose language the editor says, or it says itself, or is only that of the site.
    private func days(
        _ dates: [String],
        language: String? = nil,
        of feed: String? = nil,
        on site: String? = nil
    ) throws -> [String?] {
        let habits = DateHabits(language: language, usualLanguage: site)
        return try entries(dates, of: feed, habits).map { Self.day($0.published) }
    }

    private static func day(_ date: Date?) -> String? {
        date.map { String(WebDate.rfc3339($0).prefix(10)) }
    }

    @Test(arguments: ["en", "en-US", "en_us", "EN-ph", "en-Latn-US"])
    func whereEnglishIsWrittenAsInAmericaTheMonthComesFirst(language: String) throws {
        let march: [String?] = ["2026-03-05"]
        #expect(try days(["03/05/2026"], of: language, on: "es") == march)
        #expect(try days(["03/05/2026"], language: language) == march)
        #expect(try days(["03/05/2026"], on: language) == march)
    }

    @Test(arguments: ["es-ES", "es", "fr", "en-GB", "en-au", "pt_BR", "es-US"])
    func elsewhereTheDayComesFirst(language: String) throws {
        let may: [String?] = ["2026-05-03"]
        #expect(try days(["03/05/2026"], of: language, on: "en") == may)
        #expect(try days(["03/05/2026"], language: language) == may)
        #expect(try days(["03/05/2026"], on: language) == may)
    }

    /// Programs write `en-US` into feeds of all languages.
    @Test func whatTheEditorSaysOfTheLanguageCountsBeforeWhatTheFeedSays() throws {
        #expect(try days(["03/05/2026"], language: "es", of: "en-US") == ["2026-05-03"])
        #expect(try days(["03/05/2026"], language: "en", of: "es") == ["2026-03-05"])
    }

    @Test func whereNobodyKnowsTheLanguageTheMonthComesFirst() throws {
        #expect(try days(["03/05/2026"]) == ["2026-03-05"])
    }

    @Test(arguments: [nil, "es", "en-US"])
    func oneDateThatCanBeReadInOneWayDecidesForAllOfTheFeed(language: String?) throws {
        let days = try days(["12/11/2026", "13/11/2026", "02/11/2026"], of: language)
        #expect(days == ["2026-11-12", "2026-11-13", "2026-11-02"])
        let others = try self.days(["11/12/2026", "11/13/2026"], of: language)
        #expect(others == ["2026-11-12", "2026-11-13"])
    }

    @Test func oneOddDateDoesNotDecideAgainstTwo() throws {
        let dates = ["11/25/2026", "11/24/2026", "12/1/2026", "25/11/2026"]
        for language in ["en-US", "es"] {
            let days = try days(dates, of: language)
            #expect(days == ["2026-11-25", "2026-11-24", "2026-12-01", "2026-11-25"])
        }
    }

    @Test func whereAsManyTellTheOneOrderAsTheOtherTheLanguageDecides() throws {
        let dates = ["11/25/2026", "12/1/2026", "25/11/2026"]
        #expect(try days(dates, of: "en")[1] == "2026-12-01")
        #expect(try days(dates, of: "es")[1] == "2026-01-12")
    }

    @Test func aDateWhoseOrderIsOpenIsToldInBoth() throws {
        let dates = ["2/12/2026", "12/12/2026", "2026-12-01"]
        func others(_ dates: [String], _ language: String) throws -> [String?] {
            try entries(dates, DateHabits(language: language))
                .map { Self.day($0.publishedOtherwise) }
        }
        #expect(try others(dates, "en") == ["2026-12-02", nil, nil])
        #expect(try others(dates, "es") == ["2026-02-12", nil, nil])
        // One tells the order of all.
        for language in ["en", "es"] {
            let told = try others(dates + ["13/12/2026"], language)
            #expect(told == [nil, nil, nil, nil])
        }
    }

    @Test func aWeekdayDecidesToo() throws {
        let days = try days([
            "Fri, 05/03/2019", "Tue, 05/03/2019", "Wed, 06/03/2019", "04/03/2019",
        ])
        #expect(days == ["2019-05-03", "2019-03-05", "2019-03-06", "2019-03-04"])
    }

    @Test func otherSeparatorsKeepTheirOwnHabit() throws {
        #expect(try days(["03.05.2026", "3-5-2026"], of: "en-US") == ["2026-05-03", "2026-05-03"])
    }

    @Test func feedsInJSONAreReadAlike() throws {
        let items = ["12/11/2026", "13/11/2026"].enumerated().map { number, date in
            #"{"id": "\#(number)", "date_published": "\#(date)"}"#
        }
        let feed = try FeedReader().read(text: SampleFeed.json(items.joined(separator: ",")))
        let days = feed.entries.compactMap(\.published).map(WebDate.rfc3339)
        #expect(days == ["2026-11-12T00:00:00Z", "2026-11-13T00:00:00Z"])
    }

    @Test func datesThatNothingTellsAreNamed() throws {
        func open(_ dates: [String], _ language: String?) throws -> String? {
            let items = dates.enumerated().map { number, date in
                "<item><guid>\(number)</guid><pubDate>\(date)</pubDate></item>"
            }
            let channel = language.map { "<language>\($0)</language>" } ?? ""
            let text = SampleFeed.rss(items.joined(), channel: channel)
            return try FeedReader().read(text: text).openDate
        }
        let dates = ["2026-12-01", "12/12/2026", "03/04/2026", "05/06/2026"]
        for language in [nil, "en"] { #expect(try open(dates, language) == "03/04/2026") }
        for language in ["en-GB", "en-US", "es"] { #expect(try open(dates, language) == nil) }
        #expect(try open(dates + ["13/04/2026"], nil) == nil)
        #expect(try open(dates + ["04/13/2026"], nil) == nil)
        #expect(try open(["12/12/2026", "2026-12-01"], nil) == nil)
    }
}
