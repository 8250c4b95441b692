import Foundation
import Testing

@testable import Preview

@Suite struct FolderWatchTests {
    @Test func everyChangeIsNoticedAndHiddenFilesAreNot() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-watch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let deep = folder.appending(path: "a/b")
        try FileManager.default.createDirectory(at: deep, withIntermediateDirectories: true)
        let watch = FolderWatch([folder.path(percentEncoded: false), "/nowhere/at/all"])
        var seen = [watch.fingerprint]
        try Data("uno".utf8).write(to: deep.appending(path: "c.md"))
        seen.append(watch.fingerprint)
        try Data("dos y tres".utf8).write(to: deep.appending(path: "c.md"))
        seen.append(watch.fingerprint)
        try FileManager.default.removeItem(at: deep.appending(path: "c.md"))
        #expect(watch.fingerprint == seen[0])
        #expect(Set(seen).count == 3)
        try Data("uno".utf8).write(to: deep.appending(path: ".c.md.swp"))
        #expect(watch.fingerprint == seen[0])
    }

    @Test func whatLiesBehindLinksIsNoticed() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-watch-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for name in ["site", "elsewhere"] {
            try FileManager.default.createDirectory(
                at: folder.appending(path: name),
                withIntermediateDirectories: true
            )
        }
        symlink("../elsewhere", folder.appending(path: "site/articles").path)
        let watch = FolderWatch([folder.appending(path: "site").path])
        let before = watch.fingerprint
        try Data("uno".utf8).write(to: folder.appending(path: "elsewhere/a.md"))
        #expect(watch.fingerprint != before)
    }
}
