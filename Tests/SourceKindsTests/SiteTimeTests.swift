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

    @Test(arguments: [nil, "", " ", "x"])
    func otherTextIsNoTime(text: String?) {
        #expect(time.moment(text) == nil)
    }
}
