import Basics
import Foundation
import Testing

@Suite struct AtomicFileTests {
    private let folder = FileManager.default.temporaryDirectory
        .appending(path: "atomic-\(UUID().uuidString)", directoryHint: .isDirectory)

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    }

    @Test(arguments: [AtomicFile.Force.nothing, .content, .name])
    func aFileIsReplacedAsAWhole(force: AtomicFile.Force) throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let old = Array(repeating: UInt8(7), count: 3 << 20)
        try AtomicFile(path("a")).write(old, force: force)
        let reader = try RegularFile.opened(path("a"))
        defer { close(reader.descriptor) }
        try AtomicFile(path("a")).write([1, 2, 3], force: force)
        #expect(try RegularFile.bytes(path("a")) == [1, 2, 3])
        // Who had it open goes on in the old one.
        #expect(try RegularFile.bytes(reader.descriptor, expecting: reader.size) == old)
        #expect(try names() == ["a"])
    }

    @Test func anEmptyOneIsWritten() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try AtomicFile(path("a")).write([])
        #expect(try RegularFile.bytes(path("a")) == [])
    }

    @Test func whatCannotTakeItsNameLeavesNothingBeside() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(
            atPath: path("a/b"),
            withIntermediateDirectories: true
        )
        let error = #expect(throws: POSIXError.self) { try AtomicFile(path("a")).write([1]) }
        #expect(error?.code == .EISDIR)
        #expect(throws: (any Error).self) { try AtomicFile(path("a")).copy(path("gone")) }
        #expect(try names() == ["a"])
    }

    @Test func whatIsBesideIsNamedByWhoeverWrites() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        // What was left by one that was killed goes, too.
        try Data("left".utf8).write(to: folder.appending(path: "b"))
        try AtomicFile(path("a"), beside: path("b")).write([1])
        #expect(try names() == ["a"])
    }

    @Test func aCopyReplacesOnlyWhenItIsWhole() throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data("old".utf8).write(to: folder.appending(path: "a"))
        #expect(throws: (any Error).self) { try AtomicFile(path("a")).copy(path("gone")) }
        #expect(try RegularFile.bytes(path("a")) == Array("old".utf8))
        try Data("left".utf8).write(to: folder.appending(path: "a.new"))
        try Data("new".utf8).write(to: folder.appending(path: "b"))
        try AtomicFile(path("a")).copy(path("b"))
        #expect(try RegularFile.bytes(path("a")) == Array("new".utf8))
        #expect(try names() == ["a", "b"])
    }
}
