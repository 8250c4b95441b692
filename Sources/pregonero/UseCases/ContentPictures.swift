import Domain
import Foundation
import Pictures
import Publishing

/// The newsroom's own pictures below `Content/pictures`.
struct ContentPictures {
    let folder: OwnFolder

    /// All pictures in the order of their paths; files that are no picture are left out.
    ///
    /// - Parameter faults: is told of those that cannot be read.
    /// - Returns: each with its size.
    func all(_ faults: FileFaults) -> [ContentPicture] {
        zip(folder.names, folder.files).compactMap { name, file in
            guard let size = PictureSize(of: file) else {
                faults.checkFile(file, path: "\(folder.name)/\(name)")
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
}
