import Foundation
import Publishing
import Synchronization
import Transfers

/// Anything that rclone reaches: object stores, WebDAV, network drives.
public struct RclonePlace: FilePlace {
    /// As `store:bucket/portal`.
    private let place: String
    private let tool: ToolRun

    public init(place: String) {
        self.place = place.hasSuffix("/") ? String(place.dropLast()) : place
        tool = ToolRun(name: "rclone", secrets: ToolRun.secrets(inPlace: place))
    }

    public var name: String {
        tool.secrets.reduce(place) { $0.replacingOccurrences(of: $1, with: "…") }
    }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    /// The codes of rclone for what is not there.
    private static let missing: Set<Int32> = [3, 4]

    public func recordNames() throws(DeployError) -> Set<String> {
        let result = try tool.deploying(["lsf", "--files-only", path(HostManifest.folder)])
        if Self.missing.contains(result.code) { return [] }
        try check(result)
        let names = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        return Set(names.map { "\(HostManifest.folder)/\($0)" })
    }

    public func read(_ name: String) throws(DeployError) -> [UInt8]? {
        let result = try tool.deploying(["cat", path(name)])
        // Of a file that is not there some stores give nothing, without a word.
        if Self.missing.contains(result.code) || (result.code == 0 && result.output.isEmpty) {
            return nil
        }
        try check(result)
        return result.output
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
            try check(
                try tool.deploying(
                    [
                        "copy", "--ignore-times", "--no-traverse", "--retries", "2", "--transfers",
                        "8", "--files-from-raw", "-",
                    ] + headers.flatMap { ["--header-upload", $0] } + [folder, place],
                    input: Array(names.joined(separator: "\n").utf8)
                )
            )
        }
    }

    public func remove(_ names: [String]) throws(DeployError) {
        try check(
            try tool.deploying(
                ["delete", "--files-from-raw", "-", place],
                input: Array(names.joined(separator: "\n").utf8)
            )
        )
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
            try run("rmdirs", on: left[depth] ?? [])
            left = left.filter { $0.key < depth }
        }
        for (_, folders) in left.sorted(by: { $0.key > $1.key }) {
            try run("rmdir", on: folders)
        }
    }

    /// So many folders are taken away one by one: each takes a run of the program.
    private static let most = 64

    private func run(_ command: String, on folders: [String]) throws(DeployError) {
        let failure = Mutex<DeployError?>(nil)
        for start in stride(from: 0, to: folders.count, by: Self.width) {
            let some = Array(folders[start..<min(start + Self.width, folders.count)])
            DispatchQueue.concurrentPerform(iterations: some.count) { index in
                do throws(DeployError) {
                    _ = try tool.deploying([command, "--retries", "1", path(some[index])])
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
            if let error = failure.withLock(\.self) { throw error }
        }
    }

    /// As rclone takes it.
    private func path(_ name: String) -> String {
        place.hasSuffix(":") ? place + name : "\(place)/\(name)"
    }

    private func check(_ result: ToolRun.Result) throws(DeployError) {
        guard result.code != 0 else { return }
        throw .failed(
            "rclone: \(ToolRun.reason(result.errors))",
            hint: "see that 'rclone lsf' reads the place and 'rclone touch' writes it"
        )
    }
}
