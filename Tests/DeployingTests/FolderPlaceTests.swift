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
}
