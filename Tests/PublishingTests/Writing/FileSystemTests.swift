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

    /// What a rollback left that was killed may be another name of what an edition keeps.
    @Test func whatLiesBesideUnderAnotherNameIsNotWrittenInto() throws {
        let kept = try Scratch.file(".html")
        let path = try Scratch.file(".html")
        try FileSystem.write([1], to: kept)
        #expect(try FileSystem.link(kept, to: UnfinishedFiles.place(beside: path)))
        try FileSystem.replace(path, with: [2, 3])
        #expect(FileSystem.read(kept) == [1])
        #expect(FileSystem.read(path) == [2, 3])
        #expect(try FileSystem.link(kept, to: UnfinishedFiles.place(beside: path)))
        #expect(try FileCopy(of: path)?.replace(path)?.size == 2)
        #expect(FileSystem.read(kept) == [1])
    }

    @Test func aLinkThatLeadsNowhereIsNoFileInTheWay() throws {
        let link = try Scratch.file("")
        #expect(symlink("/nonexistent/disk", link) == 0)
        for path in [link, "\(link)/a/b"] {
            let error = #expect(throws: WriteError.self) { try FileSystem.makeFolder(path) }
            #expect(error?.description == "\(link): the link leads nowhere")
            #expect(error?.hint.hasPrefix("make what it leads to, or mount its disk") == true)
        }
    }

    @Test func aFullDiskHasRoomForFilesHere() throws {
        let path = try Scratch.file(".txt")
        let error = WriteError("\(path)/a/b", code: ENOSPC)
        #expect(error.description == "\(path)/a/b: the disk is full")
        #expect(error.hint.hasPrefix("free some space and build again; where editions are kept"))
    }

    /// A slash with a mark upon it is one character of two.
    @Test func foldersAreMadeUpToEachSlash() throws {
        let root = try Scratch.file("")
        let folder = "\(root)/a/\u{301}b/\u{600}/c"
        try FileSystem.makeFolder(folder)
        #expect(FileSystem.exists(folder))
        FileSystem.removeEmptyFolders(above: "a/\u{301}b/\u{600}/c/x", in: root)
        #expect(!FileSystem.exists("\(root)/a"))
    }
}
