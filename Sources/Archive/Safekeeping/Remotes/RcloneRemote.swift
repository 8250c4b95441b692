import Basics
import Foundation
import Transfers

/// Anything that rclone reaches: object stores, WebDAV, SFTP.
public struct RcloneRemote: StateRemote {
    /// As `store:bucket/portal`.
    private let place: String
    private let owner: LockOwner
    private let tool: ToolRun

    public init(place: String, machine: String, now: @escaping @Sendable () -> Int) {
        self.place = place.hasSuffix("/") ? String(place.dropLast()) : place
        owner = LockOwner(machine: machine, now: now)
        tool = ToolRun(name: "rclone", secrets: ToolRun.secrets(inPlace: place))
    }

    public var identity: String { ContentDigest(of: Array("rclone \(place)".utf8)).text }

    /// The codes of rclone for what is not there.
    private static let missing: Set<Int32> = [3, 4]

    public func lock(breaking: Bool) throws(StateError) {
        if !breaking, let bytes = try read(RemoteChange.lockPath) { try owner.check(bytes) }
        try write(Array(owner.text.utf8), to: RemoteChange.lockPath)
        // Whoever came later than we has written over it.
        guard let now = try read(RemoteChange.lockPath), owner.isOwn(now) else {
            throw .locked(by: "another machine", until: "it is done")
        }
    }

    public func unlock() {
        guard let bytes = try? read(RemoteChange.lockPath), owner.isOwn(bytes) else { return }
        _ = try? run(["deletefile", path(RemoteChange.lockPath)])
    }

    public func pointer() throws(StateError) -> [UInt8]? { try read(RemoteChange.pointerPath) }

    public func names(in folder: String) throws(StateError) -> [String] {
        let result = try tool.result(["lsf", "--files-only", path(folder)])
        if Self.missing.contains(result.code) { return [] }
        try check(result)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .map(String.init).sorted()
    }

    public func fetch(_ paths: [String], into folder: String) throws(StateError) {
        guard !paths.isEmpty else { return }
        try run(["copy", "--files-from-raw", "-", place, folder], paths)
        for path in paths where FileState("\(folder)/\(path)") == nil {
            throw .damaged("\(path), which is not there")
        }
    }

    public func commit(_ change: RemoteChange) throws(StateError) {
        let staging = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(owner.token)", directoryHint: .isDirectory)
        defer { try? FileManager.default.removeItem(at: staging) }
        do {
            for (path, file) in change.added {
                let target = staging.appending(path: path)
                try FileManager.default.createDirectory(
                    at: target.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try FileManager.default.copyItem(at: URL(filePath: file), to: target)
            }
        } catch {
            throw .failed(
                "\(staging.path): \(error.localizedDescription)",
                hint: "make room for temporary files"
            )
        }
        // The snapshot comes after what it names: whoever is ended before has left no trace of a state.
        let isSnapshot = { (path: String) in path.hasPrefix("\(Snapshot.folder)/") }
        let paths = change.added.map(\.path)
        for group in [paths.filter { !isSnapshot($0) }, paths.filter(isSnapshot)]
        where !group.isEmpty {
            let arguments = ["copy", "--no-traverse", "--files-from-raw", "-", staging.path, place]
            try run(arguments, group)
        }
        guard try pointer() == change.former else {
            throw .newerThere(moment: "just now", machine: "another machine")
        }
        try write(change.pointer, to: RemoteChange.pointerPath)
        guard !change.removed.isEmpty else { return }
        // What cannot be taken away now is taken away the next time.
        _ = try tool.result(
            ["delete", "--files-from-raw", "-", place],
            input: Array(change.removed.joined(separator: "\n").utf8)
        )
    }

    private func path(_ path: String) -> String {
        place.hasSuffix(":") ? place + path : "\(place)/\(path)"
    }

    private func read(_ path: String) throws(StateError) -> [UInt8]? {
        let result = try tool.result(["cat", self.path(path)])
        // Of a file that is not there some stores give nothing, without a word.
        if Self.missing.contains(result.code) || (result.code == 0 && result.output.isEmpty) {
            return nil
        }
        try check(result)
        return result.output
    }

    private func write(_ bytes: [UInt8], to path: String) throws(StateError) {
        try check(try tool.result(["rcat", self.path(path)], input: bytes))
    }

    private func run(_ arguments: [String], _ lines: [String] = []) throws(StateError) {
        try check(try tool.result(arguments, input: Array(lines.joined(separator: "\n").utf8)))
    }

    private func check(_ result: ToolRun.Result) throws(StateError) {
        guard result.code != 0 else { return }
        throw .failed(
            "rclone: \(ToolRun.reason(result.errors))",
            hint: "see that 'rclone lsf' reads the place and 'rclone touch' writes it"
        )
    }
}
