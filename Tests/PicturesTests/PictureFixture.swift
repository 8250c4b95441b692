import Domain
import Fetching
import Foundation
import TestSupport

@testable import Pictures

/// A store in a folder of its own.
final class PictureFixture: Sendable {
    let store: PictureStore

    init() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)", directoryHint: .isDirectory)
        store = PictureStore(folder: folder)
        try store.prepare()
    }

    deinit {
        try? FileManager.default.removeItem(at: store.folder)
    }

    static let thumbnailer = Thumbnailer.installed(
        path: ProcessInfo.processInfo.environment["PATH"]
    )

    var maker: CopyMaker { CopyMaker(store: store, thumbnailer: Self.thumbnailer) }

    func job(_ bytes: [UInt8], as shape: PictureShape = .story) throws -> CopyJob {
        let hash = try store.keep(bytes)
        return CopyJob(
            file: store.original(hash),
            hash: hash,
            header: try PictureHeader(bytes),
            recipe: PictureRecipe([shape])
        )
    }

    func bytes(_ copy: PictureCopy, _ file: PictureCopy.Rendition) throws -> [UInt8] {
        Array(try Data(contentsOf: store.file(copy.fileName(of: file))))
    }
}
