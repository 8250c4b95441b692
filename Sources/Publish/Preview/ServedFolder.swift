import Foundation

/// The files of the output folder, and none outside of it: a link that leads out of it leads nowhere.
struct ServedFolder {
    private let root: String

    /// - Parameter path: of the folder, without a slash at its end; it may itself be a link.
    init(_ path: String) {
        root = path
    }

    /// What lies at a path.
    enum Entry: Equatable {
        case file(PreviewBody.File)
        case folder
    }

    /// What lies at a path; nil for nothing, and for what is neither file nor folder.
    ///
    /// - Parameter path: a site path, with a slash at its beginning.
    /// - Returns: a file without its content.
    func entry(at path: String) -> Entry? {
        guard let place = real(root + path), let base = real(root),
            place == base || place.hasPrefix(base + "/")
        else { return nil }
        var status = stat()
        guard stat(place, &status) == 0 else { return nil }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: return .folder
        case S_IFREG: return .file(PreviewBody.File(path: place, size: Int(status.st_size)))
        default: return nil
        }
    }

    /// Where a path leads when all links are followed.
    private func real(_ path: String) -> String? {
        guard let pointer = realpath(path, nil) else { return nil }
        defer { free(pointer) }
        return String(cString: pointer)
    }
}
