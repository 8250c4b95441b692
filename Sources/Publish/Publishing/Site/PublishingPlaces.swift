import Basics
import Foundation

/// Where a site is written, where its state is kept and where the copies of pictures lie.
public struct PublishingPlaces: Sendable {
    /// Without a slash at the end, links resolved: what is renamed is the folder itself.
    let output: String
    let state: String
    /// The folder of the copies of pictures that pages show.
    let copies: String
    /// What of the state is of this output folder: each has its own, whose name tells where the folder lies as seen from
    /// the state, so that both can be moved and copied together.
    let name: String

    public init(output: String, state: String, copies: String) {
        self.output = Self.resolved(output)
        self.state = Self.bare(state)
        self.copies = copies
        name = Self.name(of: Self.way(from: Self.resolved(state), to: self.output))
    }

    private static func resolved(_ path: String) -> String {
        let bare = bare(path)
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: bare, isDirectory: &isFolder)
        return exists && isFolder.boolValue
            ? Self.bare(URL(filePath: bare).resolvingSymlinksInPath().path(percentEncoded: false))
            : bare
    }

    /// As `../public`.
    private static func way(from folder: String, to target: String) -> String {
        let start = folder.split(separator: "/")
        let end = target.split(separator: "/")
        let shared = zip(start, end).prefix { $0 == $1 }.count
        return (start.dropFirst(shared).map { _ in ".." } + end.dropFirst(shared))
            .joined(separator: "/")
    }

    static func name(of way: String) -> String {
        SHA256.digest(of: way).prefix(4).hexadecimal
    }

    /// The folder in which hosts keep what deploys leave for each other, beside the site.
    public static let hostRecords = "_deploy"

    static let manifestPrefix = "manifest-"

    var manifest: String { manifest(name) }
    func manifest(_ name: String) -> String { "\(state)/\(Self.manifestPrefix)\(name)" }
    /// What a build that has not ended yet may have written.
    var journal: String { journal(name) }
    func journal(_ name: String) -> String { manifest(name) + Self.journalEnding }
    static let journalEnding = ".pending"

    /// What the last build said of the site.
    var warnings: String { warnings(name) }
    func warnings(_ name: String) -> String { "\(manifest(name)).warnings" }

    static let editionsPrefix = "editions-"

    /// What the site was before, and what it takes to have it so again.
    var editions: String { editions(name) }
    func editions(_ name: String) -> String { "\(state)/\(Self.editionsPrefix)\(name)" }

    /// Where the files for servers of one's own lie.
    public var server: String { "\(state)/server" }

    /// What the search index was made of.
    var searchRecord: String { searchRecord(name) }
    func searchRecord(_ name: String) -> String { "\(state)/search-\(name).json" }

    private static func bare(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }
}
