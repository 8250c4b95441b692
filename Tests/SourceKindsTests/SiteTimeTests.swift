import Foundation
import Testing

@testable import SourceKinds

@Suite struct SiteTimeTests {
    private let time = SiteTime(zone: SourceStub.madrid)

    @Test(arguments: [
        "2026-11-21 20:45", "2026-11-21T20:45:00", "2026-11-21t20:45", "2026-11-21T20:45:00.000",
        "2026-11-21 20:45:00,123456", "2026-11-21T19:45:00Z", "2026-11-21T20:45:00.000+01:00",
        "1795290300", "1795290300000",
    ])
    func whatNamesNoZoneIsInThatOfTheSite(text: String) {
        #expect(time.moment(text) == Date(timeIntervalSince1970: 1_795_290_300))
    }

    @Test(arguments: [
        "2026-11-21 20:45", "2026-11-21T19:45:00Z", "2026-11-21T20:45:00.000+01:00",
        "2026-11-21 20:45:00 +0100", "1795290300",
    ])
    func theFormsOfTheGuideAreTakenWithoutThoseOfFeeds(text: String) {
        let own = SiteTime(zone: SourceStub.madrid, takesFormsOfFeeds: false)
        #expect(own.moment(text) == Date(timeIntervalSince1970: 1_795_290_300))
    }

    @Test(arguments: [
        "05/12/2026 18:30", "5.11.2026 20:45", "5 nov 2026 20:45", "2026-12-05 18.30",
        "2026-12-05 18:30h", "2026-12-05 a las 18:30", "45234", "2026-02-30T10:00:00Z",
    ])
    func whatWouldBeGuessedIsNoTimeWithoutTheFormsOfFeeds(text: String) {
        let own = SiteTime(zone: SourceStub.madrid, takesFormsOfFeeds: false)
        #expect(own.moment(text) == nil)
    }

    /// As in heads and events: a time that is left out counts as if the clocks had not changed, of two the first is meant.
    @Test(arguments: [
        ("America/Santiago", "2026-09-06 00:00", "2026-09-06T04:00:00Z"),
        ("America/Santiago", "2026-09-06 00:15", "2026-09-06T04:15:00Z"),
        ("America/Havana", "2026-03-08 00:00", "2026-03-08T05:00:00Z"),
        ("Atlantic/Azores", "2026-03-29 00:30", "2026-03-29T01:30:00Z"),
        ("America/New_York", "2026-03-08 02:30", "2026-03-08T07:30:00Z"),
        ("Europe/Madrid", "2026-10-25 02:30", "2026-10-25T00:30:00Z"),
        ("Europe/Madrid", "2026-10-25 03:00", "2026-10-25T02:00:00Z"),
        ("Europe/Madrid", "2026-11-21 00:00", "2026-11-20T23:00:00Z"),
    ])
    func aroundAChangeOfClocksADayStaysThatDay(name: String, text: String, moment: String) throws {
        let time = SiteTime(zone: try #require(TimeZone(identifier: name)))
        let found = try #require(time.moment(text))
        #expect(found.formatted(.iso8601) == moment)
        #expect(time.day(of: found) == SiteTime.day(text))
    }

    @Test(arguments: [nil, "", " ", "x"])
    func otherTextIsNoTime(text: String?) {
        #expect(time.moment(text) == nil)
    }
}
