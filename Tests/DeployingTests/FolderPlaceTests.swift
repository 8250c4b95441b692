import Foundation
import Testing

@testable import Deploying

@Suite struct FolderPlaceTests {
    private func folder() throws -> String {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)").path(percentEncoded: false)
        for (name, text) in ["old/index.html": "new", "n/a.html": "a"] {
            let file = URL(filePath: "\(folder)/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
        }
        return folder
    }

    @Test func whatIsGoneOrAFolderByNowIsLeftOut() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try FolderPlace(folder: folder).remove(["old", "none", "n/a.html", "n/a.html/b"])
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }
        #expect(names?.sorted() == ["old", "old/index.html"])
    }

    @Test func whereNothingWasSentTheRootIsTold() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(try FolderPlace(folder: "\(folder)/none").records().strangers == [])
        #expect(try FolderPlace(folder: folder).records().strangers == ["n", "old"])
        let place = FolderPlace(folder: "\(folder)/old")
        #expect(try place.records().strangers == ["index.html"])
        try FileManager.default.createDirectory(
            atPath: "\(folder)/old/_deploy",
            withIntermediateDirectories: false
        )
        // Where one has begun, what stands there may be its own.
        try Data("x".utf8).write(to: URL(filePath: "\(folder)/old/_deploy/pending-1a"))
        #expect(try place.records().strangers == [])
    }

    @Test func recordsAreFoundByName() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let place = FolderPlace(folder: folder)
        #expect(try place.recordNames() == [])
        try FileManager.default.createDirectory(
            atPath: "\(folder)/_deploy",
            withIntermediateDirectories: false
        )
        for name in ["manifest", "pending-1a"] {
            try Data(name.utf8).write(to: URL(filePath: "\(folder)/_deploy/\(name)"))
        }
        #expect(try place.recordNames() == ["_deploy/manifest", "_deploy/pending-1a"])
        let records = try place.records()
        #expect(records.pending == ["_deploy/pending-1a": Array("pending-1a".utf8)])
        // Of what cannot be read nobody knows that nothing is there.
        let expected = DeployError.failed(
            "\(folder)/n/a.html/_deploy cannot be read: it is no folder",
            hint: "make the folder readable and writable, or name another"
        )
        #expect(throws: expected) {
            _ = try FolderPlace(folder: "\(folder)/n/a.html").recordNames()
        }
    }
}
