import Foundation
import Testing

@testable import Deploying

@Suite struct RsyncPlaceTests {
    /// With port and key where the environment has them, and without what else may stand there.
    @Test func theHintCallsSshAsItWasCalled() throws {
        let place = RsyncPlace(
            at: try #require(RsyncAddress("ana@host.example:/srv/www")),
            machine: "taller",
            environment: ["RSYNC_RSH": "false -p 2222 -i key"]
        )
        let expected = DeployError.failed(
            "ssh: it said nothing",
            hint:
                "see that '$RSYNC_RSH ana@host.example touch /srv/www/x' works without a question, "
                + "and that rsync is installed there"
        )
        #expect(throws: expected) { _ = try place.records() }
    }

    /// What stands for ssh: a script that is given a host and a line of the shell.
    private func place(_ text: String, _ script: String) throws -> (RsyncPlace, folder: String) {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "rsync-\(UUID().uuidString)").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try Data("cd \(folder)\n\(script)\n".utf8).write(to: URL(filePath: "\(folder)/ssh"))
        let place = RsyncPlace(
            at: try #require(RsyncAddress(text)),
            machine: "taller",
            environment: ["RSYNC_RSH": "sh \(folder)/ssh"]
        )
        return (place, folder)
    }

    @Test func aLoginThatPrintsTextIsNamed() throws {
        let (place, folder) = try place("ana@host:/srv/www", #"echo "hola $1"; exec sh -c "$2""#)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let expected = DeployError.failed(
            "the login at ana@host prints text: 'hola ana@host'",
            hint:
                "let .bashrc, and what else runs at a login there, print nothing unless somebody types: "
                + "'$RSYNC_RSH ana@host true' has to say nothing"
        )
        #expect(throws: expected) { _ = try place.records() }
    }

    @Test func aLoginThatRunsNothingIsNamed() throws {
        let (place, folder) = try place("ana@host:/srv/www", "echo hola")
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let expected = DeployError.failed(
            "ana@host does not run what it is asked to",
            hint: "the user there needs a shell: see that '$RSYNC_RSH ana@host echo yes' says so"
        )
        #expect(throws: expected) { _ = try place.records() }
    }

    /// The folder of the user, in which no folder of that name is made.
    @Test(arguments: [
        ("ana@host:~/por tal/", "por tal", "ana@host:por tal"), ("ana@host:~", ".", "ana@host:."),
    ])
    func aPathMayBeginAtHome(text: String, path: String, name: String) throws {
        let (place, folder) = try place(text, #"exec sh -c "$2""#)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(place.name == name)
        let file = URL(filePath: "\(folder)/\(path)/current/_deploy/manifest")
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data("uno".utf8).write(to: file)
        #expect(try place.records().manifest == Array("uno".utf8))
    }

    @Test func anAddressOfSixteenBytesStandsInBrackets() throws {
        let (place, folder) = try place("ana@[::1]:/srv/a]:b", #"echo "to $1" >&2; exit 1"#)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        #expect(place.name == "ana@[::1]:/srv/a]:b")
        let error = #expect(throws: DeployError.self) { _ = try place.records() }
        guard case .failed(let reason, _) = error else { return }
        #expect(reason == "ssh: to ana@::1")
    }
}
