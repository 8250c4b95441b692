import Basics
import Domain
import Foundation
import Publishing

/// The newsroom's own pieces of sound and film below `Content/media`.
struct ContentMedia {
    let folder: OwnFolder

    /// Of one file: they are short pieces, which readers fetch whole.
    static let mostBytes = 16 << 20

    /// All of them in the order of their paths; files that are none are left out, with a warning.
    func all(_ faults: FileFaults) -> [ContentMedium] {
        zip(folder.names, folder.files).compactMap { name, file in
            let path = "\(folder.name)/\(name)"
            guard faults.checkFile(file, path: path) else { return nil }
            let nameFault = FileNameFault.of(name, path: path)
            if let fault = nameFault ?? Self.fault(of: file, path: path) {
                faults.add([fault])
                return nil
            }
            return ContentMedium(address: "\(OwnMedia.folder)/\(name)", file: file.filePath)
        }
    }

    /// What to do with a piece that lies in `Content/static` and is short enough for `Content/media`.
    ///
    /// - Parameters:
    ///   - path: its path there.
    ///   - content: the folder `Content`.
    /// - Returns: nil for a long one.
    static func hint(forStatic path: String, in content: URL) -> String? {
        let file = content.appending(path: "static/\(path)", directoryHint: .notDirectory)
        guard FileState(file.filePath)?.size ?? 0 <= mostBytes else { return nil }
        let name = path.split(separator: "/").last ?? ""
        return "put it into Content/media, it has less than \(mostBytes >> 20) MB, "
            + "and write media/\(name)"
    }

    private static func fault(of file: URL, path: String) -> Diagnostic? {
        let ending = file.pathExtension.lowercased()
        guard let head = try? RegularFile.bytes(file.filePath, limit: MediaFormat.length),
            let type = MediaFormat(head), type.endings.contains(ending)
        else {
            return Diagnostic(
                .warning,
                "it is damaged, or not what its name says; it is left out",
                path: path,
                hint: "put an MP3, MP4, Ogg, WAV or WebM file there that other programs play"
            )
        }
        let size = FileState(file.filePath)?.size ?? 0
        guard size > mostBytes else { return nil }
        return Diagnostic(
            .warning,
            "it has \(size >> 20) MB, more than \(mostBytes >> 20); it is left out",
            path: path,
            hint: "a piece of half a minute is enough for a preview"
        )
    }
}
