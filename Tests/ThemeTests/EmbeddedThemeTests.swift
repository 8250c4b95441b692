import Foundation
import TestSupport
import Testing

@Suite struct EmbeddedThemeTests {
    /// The repository's `Templates`, seen from this file.
    private static let script = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Templates/embed.sh")

    @Test func embeddedFilesAreThoseInTheFolder() throws {
        let check = try StartedProgram.run(["/bin/sh", Self.script.path, "--check"])
        #expect(check.code == 0, "run make embed: \(check.errors)")
    }
}
