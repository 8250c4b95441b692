import Basics
import Domain
import Fetching
import Foundation
import Pictures
import Publishing

/// Has the newsroom's own pictures of which there is no smaller copy published without what their files tell of who took
/// them and where. So are those that answer at an address of before, where no copy can.
struct BareOriginals {
    let store: PictureStore

    /// Raised whenever they are made in another way.
    private static let version = 1

    /// - Parameters:
    ///   - pictures: the newsroom's own, with their copies.
    ///   - moved: those that answer at an address of before.
    ///   - report: gets warnings of those that are left out.
    /// - Returns: all that may be published.
    /// - Throws: `ExitReason` when one cannot be written.
    func pictures(
        _ pictures: [ContentPicture],
        moved: [MovedFile],
        report: (Diagnostic) -> Void
    ) throws -> [ContentPicture] {
        var names: Set<String> = []
        let moved = Dictionary(moved.map { ($0.name, $0) }) { first, _ in first }
        let kept = try pictures.compactMap { picture -> ContentPicture? in
            let isMoved = moved[picture.address].map { $0.rendition(of: picture.copy) == nil }
            guard picture.copy == nil || isMoved ?? false,
                !picture.isDrawing
            else { return picture }
            do {
                let file = try file(of: picture)
                names.insert(name(of: picture.file))
                return picture.copy == nil ? picture.with(file: file) : picture
            } catch let error as PictureFault {
                report(leftOut(picture, error))
                return picture.copy == nil ? nil : picture
            } catch let error as RegularFile.Problem {
                report(leftOut(picture, error))
                return picture.copy == nil ? nil : picture
            }
        }
        removeAll(but: names)
        return kept
    }

    private func leftOut(_ picture: ContentPicture, _ error: any Error) -> Diagnostic {
        Diagnostic(
            .warning,
            "it is left out: \(error)",
            path: "Content/\(picture.address)",
            hint: "what it tells of who took it and where cannot be taken out: save it anew"
        )
    }

    private func name(of file: String) -> String {
        let state = "\(FileState.mark(of: file)) \(file) \(Self.version)"
        return String(ContentHash.of(state).prefix(24))
    }

    /// Where the one of a file lies, once it is made.
    func place(of file: String) -> URL {
        store.bare.appending(path: name(of: file), directoryHint: .notDirectory)
    }

    private func file(of picture: ContentPicture) throws -> String {
        let place = place(of: picture.file)
        if FileManager.default.fileExists(atPath: place.filePath) { return place.filePath }
        let bytes = try RegularFile.bytes(picture.file)
        guard let type = PictureType(bytes) else { throw PictureFault.unknownType }
        guard PictureEnd.isThere(type, bytes), let bare = BarePicture.of(bytes, type: type) else {
            throw PictureFault.cutOff
        }
        try write(bare, to: place)
        return place.filePath
    }

    private func write(_ bytes: [UInt8], to place: URL) throws(ExitReason) {
        do {
            try FileManager.default.createDirectory(
                at: store.bare,
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: place, options: .atomic)
        } catch {
            throw .buildFailed(
                "\(store.bare.filePath): the newsroom's own pictures cannot be kept there: "
                    + SystemReason.of(error),
                hint: "give it room and permissions, or name another folder with --state"
            )
        }
    }

    private func removeAll(but names: Set<String>) {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: store.bare.filePath)) ?? []
        where !names.contains(name) {
            try? files.removeItem(at: store.bare.appending(path: name))
        }
    }
}
