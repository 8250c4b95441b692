import Basics
import Testing

@Suite struct ZoneShorthandTests {
    @Test(arguments: [
        ("PST", ZoneShorthand.of(zone: "America/Los_Angeles")),
        ("GMT+2", .steady(zone: "Etc/GMT-2")), ("UTC+01:00", .steady(zone: "Etc/GMT-1")),
        ("GMT-0300", .steady(zone: "Etc/GMT+3")), ("UTC+0", .steady(zone: "UTC")),
        ("GMT+5:30", .steady(zone: "GMT+0530")), ("MST", .steady(zone: "Etc/GMT+7")),
        ("BST", .open(zones: ["Europe/London", "Asia/Dhaka"])),
    ])
    func aShorthandIsUnderstood(name: String, meaning: ZoneShorthand) {
        #expect(ZoneShorthand(name) == meaning)
    }

    @Test(arguments: [
        "", "UTC", "GMT", "GMT+19", "GMT+x", "+02:00", "Europe/Madrid", "CET", "EST5EDT", "CEST",
        "gmt+2", "Madrid",
    ])
    func otherNamesAreNone(name: String) {
        #expect(ZoneShorthand(name) == nil)
    }
}
