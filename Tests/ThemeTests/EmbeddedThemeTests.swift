import Foundation
import Testing
import Theme

@Suite struct EmbeddedThemeTests {
    /// The repository's `Templates`, seen from this file.
    private static let folder = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Templates")

    @Test func embeddedFilesAreThoseInTheFolders() throws {
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.folder.path)
            .filter {
                $0.contains("/") && !$0.hasPrefix("gallery/") && !$0.hasPrefix("shortcodes/")
            }
            .filter { path in
                let file = Self.folder.appending(path: path, directoryHint: .checkFileSystem)
                return !file.hasDirectoryPath && !file.lastPathComponent.hasPrefix(".")
            }
        #expect(Theme.files.map(\.path) == paths.sorted())
    }

    @Test func embeddedFilesHaveTheBytesOfThoseInTheFolder() throws {
        for file in Theme.files {
            let content = try Data(contentsOf: Self.folder.appending(path: file.path))
            #expect(file.bytes == [UInt8](content), "\(file.path)")
        }
    }
}
