import Foundation
import Pictures
import Publishing

/// Finds the newsroom's own pictures below `Content/pictures`.
struct ContentPictures {
    let folder: URL

    private static let endings = ["svg", "jpg", "jpeg", "png", "gif", "webp"]

    /// All pictures in the order of their paths; files that are no picture are left out.
    func all() -> [ContentPicture] {
        let pictures = folder.appending(path: "pictures", directoryHint: .isDirectory)
        let names =
            FileManager.default.enumerator(atPath: pictures.filePath)?
            .compactMap { $0 as? String } ?? []
        return names.filter { name in
            Self.endings.contains(String(name.split(separator: ".").last ?? "").lowercased())
        }
        .sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
        .compactMap { name in
            let file = pictures.appending(path: name, directoryHint: .notDirectory)
            return PictureSize(of: file).map {
                ContentPicture(
                    address: "pictures/\(name)",
                    file: file.filePath,
                    width: $0.width,
                    height: $0.height
                )
            }
        }
    }
}
