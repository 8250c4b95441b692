import Basics
import Foundation
import Testing

@Suite struct RegularFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "regular-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    @Test func aFileIsReadToItsEndOrTheLimit() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let content = Array(repeating: UInt8(7), count: 3 << 20)
        try Data(content).write(to: folder.appending(path: "a"))
        try Data().write(to: folder.appending(path: "empty"))
        #expect(try RegularFile.bytes(path("a")) == content)
        #expect(try RegularFile.bytes(path("a"), limit: 5) == Array(content.prefix(5)))
        #expect(try RegularFile.bytes(path("empty")) == [])
    }

    @Test func whatIsNoFileIsNamedAndNotWaitedFor() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(mkfifo(path("pipe"), 0o600) == 0)
        try FileManager.default.createDirectory(
            at: folder.appending(path: "folder"),
            withIntermediateDirectories: true
        )
        try FileManager.default.createSymbolicLink(
            atPath: path("device"),
            withDestinationPath: "/dev/zero"
        )
        #expect(throws: RegularFile.Problem.special) { try RegularFile.bytes(path("pipe")) }
        #expect(throws: RegularFile.Problem.special) { try RegularFile.bytes(path("device")) }
        #expect(throws: RegularFile.Problem.folder) { try RegularFile.bytes(path("folder")) }
        #expect(throws: RegularFile.Problem.missing) { try RegularFile.bytes(path("nothing")) }
    }
}
