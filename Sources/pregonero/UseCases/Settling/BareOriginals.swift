import Basics
import Domain
import Fetching
import Foundation
import Pictures
import Publishing

/// Has the newsroom's own pictures of which there is no smaller copy published without what their files tell of who took
/// them and where.
struct BareOriginals {
    let store: PictureStore

    /// Raised whenever they are made in another way.
    private static let version = 1

    /// - Parameters:
    ///   - pictures: the newsroom's own, with their copies.
    ///   - report: is told of those that are left out.
    /// - Returns: all that may be published.
    /// - Throws: `ExitReason` when one cannot be written.
    func pictures(
        _ pictures: [ContentPicture],
        report: (Diagnostic) -> Void
    ) throws -> [ContentPicture] {
        var names: Set<String> = []
        let kept = try pictures.compactMap { picture -> ContentPicture? in
            guard picture.copy == nil, !picture.address.lowercased().hasSuffix(".svg") else {
                return picture
            }
            let name = name(of: picture)
            do {
                let file = try file(of: picture, name)
                names.insert(name)
                return picture.with(file: file)
            } catch let error as PictureFault {
                report(leftOut(picture, error))
                return nil
            } catch let error as RegularFile.Problem {
                report(leftOut(picture, error))
                return nil
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

    private func name(of picture: ContentPicture) -> String {
        let state = "\(FileFingerprint.of(picture.file)) \(picture.file) \(Self.version)"
        return String(ContentHash.of(state).prefix(24))
    }

    private func file(of picture: ContentPicture, _ name: String) throws -> String {
        let place = store.bare.appending(path: name, directoryHint: .notDirectory)
        if FileManager.default.fileExists(atPath: place.filePath) { return place.filePath }
        let bytes = try RegularFile.bytes(picture.file)
        guard let type = PictureType(bytes) else { throw PictureFault.unknownType }
        guard let bare = BarePicture.of(bytes, type: type) else { throw PictureFault.cutOff }
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
                    + "\(error.localizedDescription)\n"
                    + "hint: give it room and permissions, or name another folder with --state"
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
