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

    @Test(arguments: [nil, "", " ", "x"])
    func otherTextIsNoTime(text: String?) {
        #expect(time.moment(text) == nil)
    }
}
