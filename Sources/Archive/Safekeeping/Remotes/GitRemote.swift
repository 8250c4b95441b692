import Basics
import Foundation
import Transfers

/// A branch of a repository that has one commit, which each sending replaces: it never grows.
public struct GitRemote: StateRemote {
    private let address: String
    private let branch: String
    /// Where a repository of our own lies, which only knows what was sent and fetched last.
    private let folder: String
    private let machine: String
    private let repository: GitRepository

    public init(address: String, branch: String, folder: String, machine: String) {
        self.address = address
        self.branch = branch
        self.folder = folder
        self.machine = machine
        repository = GitRepository(
            address: address,
            branch: branch,
            folder: folder,
            known: "refs/pregonero/known",
            isPartial: false
        )
    }

    public var identity: String {
        ContentDigest(of: Array("git \(address) \(branch)".utf8)).text
    }

    /// The lease of the commit keeps two writers apart.
    public func lock(breaking: Bool) throws(StateError) {}
    public func unlock() {}

    public func pointer() throws(StateError) -> [UInt8]? {
        guard try StateError.of(repository.fetch) else { return nil }
        guard let bytes = try file(RemoteChange.pointerPath) else {
            throw .damaged("the branch '\(branch)', which holds no state")
        }
        return bytes
    }

    private func file(_ path: String) throws(StateError) -> [UInt8]? {
        try StateError.of { () throws(ToolRun.Failure) in try repository.file(path) }
    }

    public func names(in folder: String) throws(StateError) -> [String] {
        try StateError.of(entries).compactMap { entry in
            let parts = entry.path.split(separator: "/")
            return parts.count == 2 && parts[0] == folder[...] ? String(parts[1]) : nil
        }
    }

    public func fetch(_ paths: [String], into target: String) throws(StateError) {
        for path in paths {
            guard let bytes = try file(path) else { throw .damaged("\(path), which is not there") }
            do {
                let file = URL(filePath: "\(target)/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(bytes).write(to: file)
            } catch {
                throw .failed("\(target): \(SystemReason.of(error))", hint: "make room")
            }
        }
    }

    public func commit(_ change: RemoteChange) throws(StateError) {
        let isSent = try StateError.of { () throws(ToolRun.Failure) in
            try repository.push(try commit(of: change))
        }
        guard isSent else { throw .newerThere(moment: "just now", machine: "another machine") }
        if change.forgets { try? FileManager.default.removeItem(atPath: folder) }
    }

    private func commit(of change: RemoteChange) throws(ToolRun.Failure) -> String {
        let removed = Set(change.removed)
        var blobs: [String: String] = [:]
        for entry in try entries() where !removed.contains(entry.path) {
            blobs[entry.path] = entry.blob
        }
        for (path, file) in change.added {
            blobs[path] = try repository.word(["hash-object", "-w", file])
        }
        blobs[RemoteChange.pointerPath] = try repository.word(
            ["hash-object", "-w", "--stdin"],
            input: change.pointer
        )
        return try repository.word([
            "commit-tree", "-m", "State of the portal, from \(machine)", try tree(blobs),
        ])
    }

    private func entries() throws(ToolRun.Failure) -> [(path: String, blob: String)] {
        let known = repository.known
        guard try repository.revision(known) != nil else { return [] }
        let output = try repository.output(["ls-tree", "-r", "-z", known])
        return String(decoding: output, as: UTF8.self).split(separator: "\0")
            .compactMap { entry in
                let parts = entry.split(separator: "\t", maxSplits: 1)
                let words = parts.first?.split(separator: " ") ?? []
                return parts.count == 2 && words.count == 3
                    ? (String(parts[1]), String(words[2])) : nil
            }
    }

    /// The tree of all paths, none of which lies deeper than in one folder.
    private func tree(_ blobs: [String: String]) throws(ToolRun.Failure) -> String {
        var folders: [String: [String]] = [:]
        var lines: [String] = []
        for (path, blob) in blobs.sorted(by: { $0.key < $1.key }) {
            let parts = path.split(separator: "/", maxSplits: 1).map(String.init)
            if parts.count == 2 {
                folders[parts[0], default: []].append("100644 blob \(blob)\t\(parts[1])")
            } else {
                lines.append("100644 blob \(blob)\t\(path)")
            }
        }
        for (name, files) in folders.sorted(by: { $0.key < $1.key }) {
            let tree = try repository.word(["mktree"], input: Self.text(files))
            lines.append("040000 tree \(tree)\t\(name)")
        }
        return try repository.word(["mktree"], input: Self.text(lines))
    }

    private static func text(_ lines: [String]) -> [UInt8] {
        Array(lines.map { $0 + "\n" }.joined().utf8)
    }
}
