import Basics
import Foundation
import Testing

@Suite struct DiskTests {
    @Test func whatIsOpenIsForcedAndWhatIsNotIsTold() throws {
        let path = FileManager.default.temporaryDirectory.appending(
            path: "disk-\(UUID().uuidString)"
        ).path
        let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0o644)
        try #require(descriptor >= 0)
        defer { unlink(path) }
        #expect(write(descriptor, "x", 1) == 1)
        #expect(Disk.force(descriptor) == 0)
        close(descriptor)
        let code = Disk.force(-1)
        let number = errno
        #expect(code == -1)
        #expect(number == EBADF)
    }

    @Test func aFolderIsForcedToo() throws {
        let descriptor = open(FileManager.default.temporaryDirectory.path, O_RDONLY | O_CLOEXEC)
        try #require(descriptor >= 0)
        defer { close(descriptor) }
        #expect(Disk.force(descriptor) == 0)
    }
}
