import Basics
import Foundation
import Testing

@Suite struct TimeZoneNamesTests {
    @Test(arguments: [
        "Asia/Kolkata", "Asia/Calcutta", "Europe/Kyiv", "US/Pacific", "Etc/GMT+5", "CET", "EST5EDT",
        "Japan",
    ])
    func theDatabaseHasMoreThanTheUsualOnes(name: String) {
        #expect(TimeZoneNames.zone(name)?.identifier == name)
    }

    @Test(arguments: [
        "GMT+2", "UTC+2", "PST", "IST", "Foo/Bar", "", "europe/madrid", "../etc/passwd",
    ])
    func whatIsNoNameThereIsNoZone(name: String) {
        #expect(TimeZoneNames.zone(name) == nil)
    }

    @Test func greenwichHasNoOffset() {
        #expect(TimeZoneNames.zone("UTC")?.secondsFromGMT() == 0)
    }
}
