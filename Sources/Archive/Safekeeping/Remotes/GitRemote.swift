import Basics
import Foundation
import Transfers

/// A branch of a repository that has one commit, which each sending replaces: it never grows.
public struct GitRemote: StateRemote {
    private let address: String
    private let repository: GitAddress
    private let branch: String
    /// A repository of our own, which only knows what was sent and fetched last.
    private let folder: String
    private let machine: String
    private let tool: ToolRun

    private static let known = "refs/pregonero/known"

    public init(address: String, branch: String, folder: String, machine: String) {
        self.address = address
        repository = GitAddress(address)
        self.branch = branch
        self.folder = folder
        self.machine = machine
        tool = ToolRun(
            name: "git",
            secrets: repository.secrets,
            environment: [
                "GIT_DIR": folder, "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C",
                "GIT_AUTHOR_NAME": "pregonero", "GIT_AUTHOR_EMAIL": "pregonero@localhost",
                "GIT_COMMITTER_NAME": "pregonero", "GIT_COMMITTER_EMAIL": "pregonero@localhost",
                "GIT_CONFIG_NOSYSTEM": "1",
            ].merging(repository.environment) { $1 }
        )
    }

    public var identity: String {
        ContentDigest(of: Array("git \(address) \(branch)".utf8)).text
    }

    /// The lease of the commit keeps two writers apart.
    public func lock(breaking: Bool) throws(StateError) {}
    public func unlock() {}

    public func pointer() throws(StateError) -> [UInt8]? {
        try prepare()
        guard let tip = try tip() else {
            _ = try tool.result(["update-ref", "-d", Self.known])
            return nil
        }
        if try revision(Self.known) != tip {
            try git([
                "fetch", "--quiet", "--depth=1", "--no-tags", repository.plain,
                "+refs/heads/\(branch):\(Self.known)",
            ])
        }
        let result = try tool.result([
            "cat-file", "blob", "\(Self.known):\(RemoteChange.pointerPath)",
        ])
        guard result.code == 0 else {
            throw .damaged("the branch '\(branch)', which holds no state")
        }
        return result.output
    }

    public func names(in folder: String) throws(StateError) -> [String] {
        try entries().compactMap { entry in
            let parts = entry.path.split(separator: "/")
            return parts.count == 2 && parts[0] == folder[...] ? String(parts[1]) : nil
        }
    }

    public func fetch(_ paths: [String], into target: String) throws(StateError) {
        for path in paths {
            let result = try tool.result(["cat-file", "blob", "\(Self.known):\(path)"])
            guard result.code == 0 else { throw .damaged("\(path), which is not there") }
            do {
                let file = URL(filePath: "\(target)/\(path)")
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(result.output).write(to: file)
            } catch {
                throw .failed("\(target): \(error.localizedDescription)", hint: "make room")
            }
        }
    }

    public func commit(_ change: RemoteChange) throws(StateError) {
        let former = try revision(Self.known)
        let removed = Set(change.removed)
        var blobs: [String: String] = [:]
        for entry in try entries() where !removed.contains(entry.path) {
            blobs[entry.path] = entry.blob
        }
        for (path, file) in change.added { blobs[path] = try word(["hash-object", "-w", file]) }
        blobs[RemoteChange.pointerPath] = try word(
            ["hash-object", "-w", "--stdin"],
            input: change.pointer
        )
        let commit = try word([
            "commit-tree", "-m", "State of the portal, from \(machine)", try tree(blobs),
        ])
        let result = try tool.result([
            "push", "--quiet", "--force-with-lease=refs/heads/\(branch):\(former ?? "")",
            repository.plain, "\(commit):refs/heads/\(branch)",
        ])
        if result.code != 0 {
            let isLate = ["stale info", "fetch first", "rejected", "cannot lock ref"]
                .contains { result.errors.contains($0) }
            let isRefused = result.errors.contains("hook declined")
            guard isLate, !isRefused else { throw failure(result) }
            throw .newerThere(moment: "just now", machine: "another machine")
        }
        guard !change.forgets else {
            try? FileManager.default.removeItem(atPath: folder)
            return
        }
        try git(["update-ref", Self.known, commit])
        // Of what is not needed any more nothing is to pile up here either.
        _ = try tool.result(["gc", "--quiet", "--auto", "--prune=now"])
    }

    private func prepare() throws(StateError) {
        guard FileState("\(folder)/HEAD") == nil else { return }
        let plain = ToolRun(name: "git", environment: ["GIT_CONFIG_NOSYSTEM": "1"])
        let result = try plain.result(["init", "--quiet", "--bare", folder])
        guard result.code == 0 else { throw failure(result) }
    }

    private func tip() throws(StateError) -> String? {
        let result = try tool.result(["ls-remote", repository.plain, "refs/heads/\(branch)"])
        guard result.code == 0 else { throw failure(result) }
        return String(decoding: result.output, as: UTF8.self).split { $0.isWhitespace }.first
            .map(String.init)
    }

    private func revision(_ name: String) throws(StateError) -> String? {
        let result = try tool.result(["rev-parse", "--verify", "--quiet", name])
        return result.code == 0 ? Self.line(result.output) : nil
    }

    private func entries() throws(StateError) -> [(path: String, blob: String)] {
        guard try revision(Self.known) != nil else { return [] }
        let result = try tool.result(["ls-tree", "-r", "-z", Self.known])
        guard result.code == 0 else { throw failure(result) }
        return String(decoding: result.output, as: UTF8.self).split(separator: "\0")
            .compactMap { entry in
                let parts = entry.split(separator: "\t", maxSplits: 1)
                let words = parts.first?.split(separator: " ") ?? []
                return parts.count == 2 && words.count == 3
                    ? (String(parts[1]), String(words[2])) : nil
            }
    }

    /// The tree of all paths, none of which lies deeper than in one folder.
    private func tree(_ blobs: [String: String]) throws(StateError) -> String {
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
            let tree = try word(["mktree"], input: Self.text(files))
            lines.append("040000 tree \(tree)\t\(name)")
        }
        return try word(["mktree"], input: Self.text(lines))
    }

    private static func text(_ lines: [String]) -> [UInt8] {
        Array(lines.map { $0 + "\n" }.joined().utf8)
    }

    private func word(_ arguments: [String], input: [UInt8] = []) throws(StateError) -> String {
        let result = try tool.result(arguments, input: input)
        guard result.code == 0 else { throw failure(result) }
        return Self.line(result.output)
    }

    private func git(_ arguments: [String]) throws(StateError) { _ = try word(arguments) }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private func failure(_ result: ToolRun.Result) -> StateError {
        .failed(
            "git: \(ToolRun.reason(result.errors))",
            hint: "see that 'git ls-remote' reads the repository and a push writes it"
        )
    }
}
