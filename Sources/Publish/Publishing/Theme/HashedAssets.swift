import Basics

/// Files that are published under names that carry their content's hash.
struct HashedAssets: Sendable {
    /// Asset name → site path: `base.css` → `/_/base.1a2b3c4d.css`.
    private(set) var paths: [String: String] = [:]
    /// Site path → content.
    private(set) var contents: [String: [UInt8]] = [:]

    /// Site path → where the file lies, of those that are not held: a site may have any number of sounds and films.
    private(set) var files: [String: String] = [:]

    /// Adds a file by its content.
    mutating func add(_ name: String, _ bytes: [UInt8]) {
        contents[place(name, ContentDigest(of: bytes))] = bytes
    }

    /// Adds a file that is copied from where it lies; none that cannot be read.
    mutating func add(_ name: String, file: String) {
        guard let digest = ContentDigest.ofFile(file) else { return }
        files[place(name, digest)] = file
    }

    /// Gives a file its path, with the first eight hexadecimal digits of SHA-256 over its bytes.
    private mutating func place(_ name: String, _ digest: ContentDigest) -> String {
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let path = "/_/\(file[..<dot]).\(digest.text.prefix(8))\(file[dot...])"
        paths[name] = path
        return path
    }

    /// The same without files that are copied from where they lie; what they would be called is still known.
    ///
    /// - Parameter names: of what is not to be published.
    /// - Returns: all of it, but for files that only those names have.
    func leavingOut(_ names: Set<String>) -> HashedAssets {
        guard !names.isEmpty else { return self }
        let kept = Set(paths.filter { !names.contains($0.key) }.values)
        var assets = self
        for path in names.compactMap({ paths[$0] }) where !kept.contains(path) {
            assets.files[path] = nil
        }
        return assets
    }
}
