import Basics
import Domain
import Foundation
import Pictures
import Publishing

/// A picture or a sound of the newsroom's own that also answers at an address of before.
struct MovedFile {
    /// The site path without its first slash.
    let address: String
    /// Below `Content/`.
    let name: String
    /// Where it lies.
    let file: String
    /// The line that says so, as messages name its file.
    let list: String

    /// Whether what it tells of who took it has to go before it is published.
    var isPhotograph: Bool { name.hasPrefix("pictures/") && MoveList.ending(name) != "svg" }

    /// The widest copy of the same type as the old address says.
    func rendition(of copy: PictureCopy?) -> PictureCopy.Rendition? {
        copy?.files.filter { $0.ending == MoveList.ending(name) }.max { $0.width < $1.width }
    }

    /// - Parameters:
    ///   - copies: of the newsroom's own pictures, by their addresses.
    ///   - store: where copies and bare originals lie.
    /// - Returns: what is published at the old address; nil while there is nothing.
    func published(_ copies: [String: PictureCopy], _ store: PictureStore) -> StaticFile? {
        var place = file
        if isPhotograph {
            let copy = copies[name]
            place =
                if let copy, let rendition = rendition(of: copy) {
                    store.file(copy.fileName(of: rendition)).filePath
                } else {
                    BareOriginals(store: store).place(of: file).filePath
                }
        }
        return FileState(place).map {
            StaticFile(address: address, file: place, name: list, state: $0)
        }
    }
}
