import Foundation
import Testing

@testable import Publishing

@Suite struct FileSystemTests {
    private func number(_ descriptor: Int32) -> UInt64? {
        var status = stat()
        return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : nil
    }

    /// Whoever has it would close by then what somebody else has opened.
    @Test func whatCannotBeWrittenToStaysOpen() throws {
        let path = try Scratch.file(".txt")
        try FileSystem.write([1], to: path)
        let descriptor = try #require(FileSystem.opened(path)?.descriptor)
        let before = number(descriptor)
        #expect(throws: WriteError.self) {
            try FileSystem.append([2], to: descriptor, path)
        }
        #expect(before != nil && number(descriptor) == before)
        FileSystem.shut(descriptor)
    }

    @Test(arguments: [10_000_000_000.0, -10_000_000_000.0])
    func aTimeFarAwayIsOne(seconds: Double) throws {
        let path = try Scratch.file(".txt")
        try FileSystem.write([1], to: path)
        try FileManager.default.setAttributes(
            [.modificationDate: Date(timeIntervalSince1970: seconds)],
            ofItemAtPath: path
        )
        let once = FileSystem.look(path)?.changed
        #expect(once != nil && FileSystem.look(path)?.changed == once)
    }
}
