#if os(Linux)
import Foundation
import Testing

/// Commands that only look, where the state may not be written.
@Suite struct LookingTests {
    /// A site that was built, whose state is closed from now on.
    private func closed() async throws -> Workplace {
        let workplace = try await Workplace.built()
        try await workplace.shell("chmod -R a-w .pregonero")
        return workplace
    }

    @Test(arguments: [["list", "items"], ["list", "pages"], ["list", "held"], ["doctor", "a"]])
    func theySayTheSameAndLeaveItAsItIs(words: [String]) async throws {
        let workplace = try await closed()
        let names = "ls -lR --time-style=full-iso .pregonero"
        let before = try await workplace.shell(names)
        let run = try await workplace.runBound(words[0], words[1])
        #expect(run.code == 0, "\(run.errors)")
        #expect(try await workplace.shell(names).output == before.output)
        try await workplace.shell("chmod -R u+w .pregonero")
        #expect(try await workplace.run(words[0], words[1]).output == run.output)
    }

    @Test func whatWouldBeSentIsSaid() async throws {
        let workplace = try await closed()
        let place = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)").path(percentEncoded: false)
        let run = try await workplace.runBound("deploy", "--dry-run", "--to", place)
        #expect(run.code == 0, "\(run.errors)")
        #expect((run.output + run.errors).contains(" would be sent"), "\(run.errors)")
        #expect(!FileManager.default.fileExists(atPath: place))
        try await workplace.shell("chmod -R u+w .pregonero")
    }

    @Test func aBuildSaysWhatToDo() async throws {
        let workplace = try await closed()
        let run = try await workplace.runBound("build", "--offline")
        #expect(run.code == 1)
        #expect(run.errors.contains("the lock cannot be opened: Permission denied"))
        #expect(run.errors.contains("name the copy with --state"))
        try await workplace.shell("chmod -R u+w .pregonero")
    }
}
#endif
