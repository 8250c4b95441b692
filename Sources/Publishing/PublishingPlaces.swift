import Basics
import Foundation

/// Where a site is written and where its state is kept.
public struct PublishingPlaces: Sendable {
    /// Without a slash at the end, links resolved: what is renamed is the folder itself.
    let output: String
    private let state: String

    public init(output: String, state: String) {
        let bare = Self.bare(output)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: bare, isDirectory: &isFolder)
        self.output =
            exists && isFolder.boolValue
            ? Self.bare(URL(filePath: bare).resolvingSymlinksInPath().path(percentEncoded: false))
            : bare
        self.state = Self.bare(state)
    }

    /// Each output folder has a manifest of its own.
    var manifest: String { "\(state)/manifest-\(name)" }
    /// What a build that has not ended yet may have written.
    var journal: String { "\(manifest).pending" }

    /// Where the files for servers of one's own lie.
    public var server: String { "\(state)/server" }

    /// What the search index was made of.
    var searchRecord: String { "\(state)/search-\(name).json" }

    private var name: String {
        SHA256.digest(of: output).prefix(4).hexadecimal
    }

    private static func bare(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
