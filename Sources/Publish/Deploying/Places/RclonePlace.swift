import Foundation
import Publishing
import Synchronization
import Transfers

/// Anything that rclone reaches: object stores, WebDAV, network drives.
public struct RclonePlace: FilePlace {
    private let store: RcloneStore

    /// - Parameter place: as `store:bucket/portal`.
    public init(place: String) {
        store = RcloneStore(place)
    }

    public var name: String { store.name }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    public func recordNames() throws(DeployError) -> Set<String> {
        let names = try DeployError.of { () throws(ToolRun.Failure) in
            try store.names(in: HostManifest.folder)
        }
        return Set(names.map { "\(HostManifest.folder)/\($0)" })
    }

    public func rootNames() throws(DeployError) -> Set<String> {
        let names = try DeployError.of { () throws(ToolRun.Failure) in
            try store.names(in: "", withFolders: true)
        }
        return Set(names.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    }

    public func read(_ name: String) throws(DeployError) -> [UInt8]? {
        try DeployError.of { () throws(ToolRun.Failure) in try store.read(name) }
    }

    public func put(_ names: [String], from folder: String, of release: Release) throws(DeployError)
    {
        // One run takes files of one kind, since it gives all of them the same headers.
        var groups: [[String]: [String]] = [:]
        for name in names {
            let headers = release.headers(of: name).map { "\($0.name): \($0.value)" }
            groups[headers, default: []].append(name)
        }
        for (headers, names) in groups.sorted(by: { $0.key.joined() < $1.key.joined() }) {
            let options =
                ["--ignore-times", "--no-traverse", "--retries", "2", "--transfers", "8"]
                + headers.flatMap { ["--header-upload", $0] }
            try run(["copy"] + options + ["--files-from-raw", "-", folder, store.place], names)
        }
    }

    public func remove(_ names: [String]) throws(DeployError) {
        try run(["delete", "--files-from-raw", "-", store.place], names)
        try removeFolders(of: names)
    }

    /// How many runs of the program there are at once where each of them does little.
    private static let width = 8

    /// Takes away those of their folders that are empty now, each before the one that it lies in: where stores have folders, they are in
    /// the way of files. Which of them are empty only the store knows: it keeps the others, and says so.
    private func removeFolders(of names: [String]) throws(DeployError) {
        let folders = WebSpace.folders(of: names).filter { $0 != HostManifest.folder }
        var left = Dictionary(grouping: folders) { folder in folder.count { $0 == "/" } }
        if folders.count > Self.most {
            // Where there are many, the program looks for them itself in those that they lie in.
            let depth = left.filter { $0.value.count <= Self.most }.keys.max() ?? 0
            try each("rmdirs", of: left[depth] ?? [])
            left = left.filter { $0.key < depth }
        }
        for (_, folders) in left.sorted(by: { $0.key > $1.key }) {
            try each("rmdir", of: folders)
        }
    }

    /// So many folders are taken away one by one: each takes a run of the program.
    private static let most = 64

    private func each(_ command: String, of folders: [String]) throws(DeployError) {
        let failure = Mutex<ToolRun.Failure?>(nil)
        for start in stride(from: 0, to: folders.count, by: Self.width) {
            let some = Array(folders[start..<min(start + Self.width, folders.count)])
            DispatchQueue.concurrentPerform(iterations: some.count) { index in
                do throws(ToolRun.Failure) {
                    try store.attempt([command, "--retries", "1", store.path(some[index])])
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
            if let error = failure.withLock(\.self) { throw DeployError(error) }
        }
    }

    private func run(_ arguments: [String], _ names: [String]) throws(DeployError) {
        try DeployError.of { () throws(ToolRun.Failure) in try store.run(arguments, on: names) }
    }
}
