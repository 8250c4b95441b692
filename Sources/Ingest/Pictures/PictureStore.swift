import Fetching
public import Foundation

/// Where pictures lie in the state folder: what was fetched by its content, copies by content and recipe.
public struct PictureStore: Sendable {
    /// `.pregonero/pictures`.
    public let folder: URL

    public init(folder: URL) {
        self.folder = folder
    }

    public var originals: URL { folder.appending(path: "originals", directoryHint: .isDirectory) }
    public var copies: URL { folder.appending(path: "copies", directoryHint: .isDirectory) }
    /// Originals of the newsroom's own without what they tell of who took them.
    public var bare: URL { folder.appending(path: "bare", directoryHint: .isDirectory) }
    /// For files on their way.
    public var work: URL { folder.appending(path: "work", directoryHint: .isDirectory) }

    /// Makes the folders, and takes away what a build that was killed left half done.
    public func prepare() throws {
        try? FileManager.default.removeItem(at: work)
        for place in [originals, copies, work] {
            try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        }
    }

    /// Where what was fetched lies.
    public func original(_ hash: String) -> URL {
        originals.appending(path: hash, directoryHint: .notDirectory)
    }

    /// Keeps what was fetched under the hash of its content.
    public func keep(_ bytes: [UInt8]) throws -> String {
        let hash = ContentHash.of(bytes)
        let place = original(hash)
        if FileManager.default.fileExists(atPath: place.filePath) { return hash }
        try Data(bytes).write(to: place, options: .atomic)
        return hash
    }

    public func file(_ name: String) -> URL {
        copies.appending(path: name, directoryHint: .notDirectory)
    }

    public func has(_ name: String) -> Bool {
        FileManager.default.fileExists(atPath: file(name).filePath)
    }
}

extension URL {
    /// The path without percent-encoding.
    var filePath: String { path(percentEncoded: false) }
}
