import Basics
import Foundation
import Testing

@Suite struct FileCloneTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "copy-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test func whatIsWrittenLaterIsInOneOfThemOnly() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let bytes = Data((0..<100_000).map { UInt8(truncatingIfNeeded: $0) })
        try bytes.write(to: folder.appending(path: "a"))
        try Data("former".utf8).write(to: folder.appending(path: "b"))
        try Data("of a build that was killed".utf8).write(to: folder.appending(path: "b.new"))
        #expect(FileClone.make(of: path("a"), at: path("b")))
        let handle = try FileHandle(forWritingTo: folder.appending(path: "a"))
        try handle.write(contentsOf: Data("changed".utf8))
        try handle.close()
        #expect(try Data(contentsOf: folder.appending(path: "b")) == bytes)
        #expect(try names() == ["a", "b"])
    }

    @Test(arguments: [0o600, 0o640]) func whoMayReadItIsTheSame(mode: Int) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("secret".utf8).write(to: folder.appending(path: "a"))
        #expect(chmod(path("a"), mode_t(mode)) == 0)
        #expect(FileClone.make(of: path("a"), at: path("b")))
        var status = stat()
        #expect(stat(path("b"), &status) == 0)
        #expect(status.st_mode & 0o777 == mode_t(mode))
    }

    @Test func whatCannotBeCopiedLeavesWhatLayThere() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("former".utf8).write(to: folder.appending(path: "b"))
        #expect(!FileClone.make(of: path("a"), at: path("b")))
        #expect(try Data(contentsOf: folder.appending(path: "b")) == Data("former".utf8))
        #expect(try names() == ["b"])
    }
}
