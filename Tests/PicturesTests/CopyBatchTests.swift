import Foundation
import Testing

@testable import Pictures

/// How a batch names the pictures that it is made from.
@Suite struct CopyBatchTests {
    private let fixture: PictureFixture

    init() throws {
        fixture = try PictureFixture()
    }

    /// As on memory cards and in shared folders.
    @Test(arguments: [true, false]) func itNeedsNoLinks(isNamedByLink: Bool) throws {
        let folder = fixture.store.folder
        var picture = folder.appending(path: "uno.jpg")
        try Data("uno".utf8).write(to: picture)
        if isNamedByLink {
            let inner = folder.appending(path: "in", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
            picture = inner.appending(path: "otro.jpg")
            #expect(symlink("../uno.jpg", picture.filePath) == 0)
        }
        let place = folder.appending(path: "0.jpg").filePath
        try CopyBatch.name(picture, as: place) { _, _ in false }
        #expect(try String(contentsOfFile: place, encoding: .utf8) == "uno")
        var status = stat()
        #expect(lstat(place, &status) == 0 && status.st_mode & S_IFMT == S_IFREG)
    }

    @Test func whatIsNotThereIsNamed() throws {
        let folder = fixture.store.folder
        #expect(throws: (any Error).self) {
            try CopyBatch.name(
                folder.appending(path: "nada.jpg"),
                as: folder.appending(path: "0.jpg").filePath
            ) { _, _ in false }
        }
        #expect(
            "\(PictureFault.unwritable("No space left on device"))"
                == "its copy cannot be written: No space left on device"
        )
    }
}
