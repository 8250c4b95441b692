import Basics
import Foundation

/// Files that are published under names that carry their content's hash.
struct HashedAssets: Sendable {
    /// Asset name → site path: `base.css` → `/_/base.1a2b3c4d.css`.
    private(set) var paths: [String: String] = [:]
    /// Site path → content.
    private(set) var contents: [String: [UInt8]] = [:]

    /// Adds a file; the hash is the first eight hexadecimal digits of SHA-256 over its bytes.
    mutating func add(_ name: String, _ bytes: [UInt8]) {
        let hash = SHA256.digest(of: bytes).prefix(4).hexadecimal
        let file = name.split(separator: "/").last.map(String.init) ?? name
        let dot = file.lastIndex(of: ".") ?? file.endIndex
        let path = "/_/\(file[..<dot]).\(hash)\(file[dot...])"
        paths[name] = path
        contents[path] = bytes
    }
}
