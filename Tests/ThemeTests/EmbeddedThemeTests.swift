import Foundation
import Testing

@Suite struct EmbeddedThemeTests {
    /// The repository's `Templates`, seen from this file.
    private static let script = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Templates/embed.sh")

    @Test func embeddedFilesAreThoseInTheFolder() throws {
        let check = Process()
        check.executableURL = URL(filePath: "/bin/sh")
        check.arguments = [Self.script.path, "--check"]
        try check.run()
        check.waitUntilExit()
        #expect(check.terminationStatus == 0, "run make embed")
    }
}
