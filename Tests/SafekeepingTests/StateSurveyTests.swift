import Testing

@testable import Safekeeping

@Suite struct StateSurveyTests {
    @Test(arguments: [
        "archive.sqlite", "history.json", "responses/a", "manifest-01020304",
        "pictures/copies/a.webp", "erasures", "manifest-01020304.pending",
    ])
    func whatBuildsLeaveToEachOtherIsKept(_ path: String) {
        #expect(StateSurvey.isOurs(path))
    }

    @Test(arguments: [
        ("manifest-01020304.pending", true), ("manifest-01020304", false), ("a.pending", false),
    ])
    func whatABuildHasBegunIsKnown(path: String, isOne: Bool) {
        #expect(StateSurvey.isJournal(path) == isOne)
    }

    @Test(arguments: [
        "lock", "archive.sqlite-wal", "archive.sqlite.copy", "archive.sqlite.damaged-1",
        "editions-01020304/1", "server/nginx.conf", "sending/known.plist", "fetching/ready", "",
        "/etc/passwd", "a/../../b", "a//b", "a\nb", "responses/a.pregonero-new",
        "a/../\u{301}b", "\u{600}/../b", "a\r\nb",
    ])
    func whatThisMachineMakesOrNobodyNamesIsNot(_ path: String) {
        #expect(!StateSurvey.isOurs(path))
    }
}
