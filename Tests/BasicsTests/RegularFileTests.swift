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

    /// Larger than what is read at once.
    @Test func aLargeFileIsReadInPartsThatStandInTheirOrder() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let count = 20 << 20 + 3
        var content = [UInt8](repeating: 7, count: count)
        for place in stride(from: 0, to: count, by: 4_093) {
            content[place] = UInt8(truncatingIfNeeded: place / 4_093 / 251)
        }
        try Data(content).write(to: folder.appending(path: "a"))
        #expect(try RegularFile.bytes(path("a")) == content)
        #expect(
            try RegularFile.bytes(path("a"), limit: 17 << 20) == Array(content.prefix(17 << 20))
        )
        // It has grown since its size was asked, or become shorter.
        for expected in [0, 5, 16 << 20, count - 1, count + 1, 40 << 20] {
            let descriptor = try RegularFile.opened(path("a")).descriptor
            defer { close(descriptor) }
            let read = try RegularFile.bytes(descriptor, expecting: expected)
            #expect(read == content, "\(expected) expected")
        }
    }

    /// As files of some file systems are.
    @Test func whatCanOnlyBeReadOnAndOnIsReadToItsEnd() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let content = (0..<50_000).map { UInt8(truncatingIfNeeded: $0 / 251) }
        for expected in [0, 100, content.count, 20 << 20] {
            var ends: [Int32] = [0, 0]
            #expect(pipe(&ends) == 0)
            defer { close(ends[0]) }
            #expect(write(ends[1], content, content.count) == content.count)
            close(ends[1])
            #expect(try RegularFile.bytes(ends[0], expecting: expected) == content)
        }
    }

    @Test func whatCannotBeReadIsSaidWhateverItsSize() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data([1]).write(to: folder.appending(path: "a"))
        let descriptor = open(path("a"), O_WRONLY)
        defer { close(descriptor) }
        for expected in [1, 20 << 20] {
            #expect(throws: RegularFile.Problem.failed("Bad file descriptor")) {
                try RegularFile.bytes(descriptor, expecting: expected)
            }
        }
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
