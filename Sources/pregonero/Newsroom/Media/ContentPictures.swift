import Domain
import Foundation
import Pictures
import Publishing

/// The newsroom's own pictures below `Content/pictures`.
struct ContentPictures {
    let folder: OwnFolder

    /// All pictures in the order of their paths; files that are no picture, and drawings that could do more than be looked at, are
    /// left out.
    ///
    /// - Parameter faults: gets warnings of those.
    /// - Returns: each with its size.
    func all(_ faults: FileFaults) -> [ContentPicture] {
        zip(folder.names, folder.files).compactMap { name, file in
            let path = "\(folder.name)/\(name)"
            if let fault = FileNameFault.of(name, path: path) {
                faults.add([fault])
                return nil
            }
            guard let size = PictureSize(of: file) else {
                if faults.checkFile(file, path: path) { faults.add([Self.damaged(path)]) }
                return nil
            }
            if let fault = DrawingFault(of: file) {
                faults.add([Self.refused(path, fault)])
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

    private static func refused(_ path: String, _ fault: DrawingFault) -> Diagnostic {
        Diagnostic(
            .warning,
            "it holds \(fault.words); it is left out",
            path: path,
            line: fault.line,
            hint: DrawingFault.hint
        )
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
