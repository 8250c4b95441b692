import Domain
import Foundation
import Pictures
import Publishing

/// The newsroom's own pictures below `Content/pictures`.
struct ContentPictures {
    let folder: OwnFolder

    /// All pictures in the order of their paths; files that are no picture are left out.
    ///
    /// - Parameter faults: is told of those.
    /// - Returns: each with its size.
    func all(_ faults: FileFaults) -> [ContentPicture] {
        zip(folder.names, folder.files).compactMap { name, file in
            guard let size = PictureSize(of: file) else {
                let path = "\(folder.name)/\(name)"
                if faults.checkFile(file, path: path) { faults.add([Self.damaged(path)]) }
                return nil
            }
            return ContentPicture(
                address: "pictures/\(name)",
                file: file.filePath,
                width: size.width,
                height: size.height
            )
        }
    }

    private static func damaged(_ path: String) -> Diagnostic {
        Diagnostic(
            .warning,
            "it is damaged, or no picture; it is left out",
            path: path,
            hint: "put an SVG, JPEG, PNG, GIF or WebP file there that other programs open"
        )
    }
}
