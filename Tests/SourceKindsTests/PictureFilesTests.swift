import Foundation
import Testing

@testable import SourceKinds

@Suite struct PictureFilesTests {
    /// Whatever mark stands upon a slash: the path of a file ends no name elsewhere than the system does.
    @Test func onlyFilesOfTheFolderAreThere() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "pictures-\(UUID().uuidString)"
        )
        let content = folder.appending(path: "Content")
        try FileManager.default.createDirectory(at: content, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in [content.appending(path: "a.svg"), folder.appending(path: "\u{301}x")] {
            try Data("x".utf8).write(to: file)
        }
        let files = PictureFiles(contentFolder: content)
        #expect(files.has("a.svg"))
        #expect(!files.has("b.svg"))
        #expect(!files.has("../\u{301}x"))
        #expect(!files.has("/\u{301}x"))
        #expect(PictureFiles(contentFolder: nil).has("b.svg"))
    }
}
