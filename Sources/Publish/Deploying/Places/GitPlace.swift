import Basics
import Foundation
import Publishing
import Transfers

/// A branch of a repository from which pages are served. It has one commit, which each deploy replaces: it never grows.
public struct GitPlace: DeployPlace {
    private let address: String
    private let repository: GitAddress
    private let branch: String
    /// A repository of our own, which only knows what was sent and fetched last.
    private let folder: String
    private let tool: ToolRun

    private static let known = "refs/pregonero/deployed"
    private static let remote = "host"

    /// - Parameters:
    ///   - address: of the repository.
    ///   - branch: that pages are served from.
    ///   - folder: where repositories of our own may lie.
    public init(address: String, branch: String, folder: String) {
        self.address = address
        repository = GitAddress(address)
        self.branch = branch
        let key = ContentDigest(of: Array("\(address) \(branch)".utf8)).text.prefix(16)
        self.folder = "\(folder)/git-\(key)"
        tool = ToolRun(
            name: "git",
            secrets: repository.secrets,
            environment: [
                "GIT_DIR": self.folder, "GIT_INDEX_FILE": "\(self.folder)/sending",
                "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "GIT_CONFIG_NOSYSTEM": "1",
                "GIT_AUTHOR_NAME": "pregonero", "GIT_AUTHOR_EMAIL": "pregonero@localhost",
                "GIT_COMMITTER_NAME": "pregonero", "GIT_COMMITTER_EMAIL": "pregonero@localhost",
            ].merging(repository.environment) { $1 }
        )
    }

    public var name: String {
        tool.secrets.reduce("\(address)#\(branch)") { $0.replacingOccurrences(of: $1, with: "…") }
    }
    public var limits: HostLimits? { .gitHub }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    public func records() throws(DeployError) -> HostRecords {
        try prepare()
        guard let tip = try tip() else {
            _ = try run(["update-ref", "-d", Self.known])
            return HostRecords()
        }
        if try revision(Self.known) != tip {
            // Of what it has only the names are fetched, where the server can do that.
            try git([
                "fetch", "--quiet", "--depth=1", "--no-tags", "--filter=blob:none", Self.remote,
                "+refs/heads/\(branch):\(Self.known)",
            ])
        }
        let entry = try word(["ls-tree", "--full-tree", Self.known, HostManifest.name])
        guard !entry.isEmpty else { return HostRecords(isOfOthers: true) }
        let result = try run(["cat-file", "blob", "\(Self.known):\(HostManifest.name)"])
        guard result.code == 0 else { throw failure(result) }
        return HostRecords(manifest: result.output)
    }

    public func send(_ release: Release) throws(DeployError) {
        let plan = release.plan
        let former = try revision(Self.known)
        // What a branch has that nobody knows of goes: the commit is the site, and nothing else.
        let isKnown = former != nil && release.former.manifest != nil
        try git(isKnown ? ["read-tree", Self.known] : ["read-tree", "--empty"])
        let names = isKnown ? plan.added + plan.changed : release.site.files.map(\.name)
        var entries = try blobs(names, in: release.site.output)
        entries += try blobs([HostManifest.name], in: release.scratch)
        let gone = isKnown ? plan.removed : []
        let lines =
            gone.map { "0 \(String(repeating: "0", count: 40))\t\($0)" }
            + entries.map { "100644 \($0.blob)\t\($0.name)" }
        try git(
            ["update-index", "-z", "--index-info"],
            input: Array(lines.map { $0 + "\0" }.joined().utf8)
        )
        let tree = try word(["write-tree", "--missing-ok"])
        let commit = try word(["commit-tree", "-m", "The site, as it was built", tree])
        let result = try run([
            "push", "--quiet", "--force-with-lease=refs/heads/\(branch):\(former ?? "")",
            Self.remote, "\(commit):refs/heads/\(branch)",
        ])
        if result.code != 0 {
            let isLate = ["stale info", "fetch first", "rejected", "cannot lock ref"]
                .contains { result.errors.contains($0) }
            guard isLate, !result.errors.contains("hook declined") else { throw failure(result) }
            throw .overtaken
        }
        try git(["update-ref", Self.known, commit])
        // Of what is not needed any more nothing is to pile up here either.
        _ = try run(["gc", "--quiet", "--auto", "--prune=now"])
    }

    private func blobs(
        _ names: [String],
        in folder: String
    ) throws(DeployError) -> [(name: String, blob: String)] {
        guard !names.isEmpty else { return [] }
        let paths = names.map { "\(folder)/\($0)\n" }.joined()
        let result = try run(
            ["hash-object", "-w", "--no-filters", "--stdin-paths"],
            input: Array(paths.utf8)
        )
        guard result.code == 0 else { throw failure(result) }
        let blobs = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        guard blobs.count == names.count else { throw failure(result) }
        return zip(names, blobs).map { ($0, String($1)) }
    }

    private func prepare() throws(DeployError) {
        if FileState("\(folder)/HEAD") == nil {
            let plain = ToolRun(name: "git", environment: ["GIT_CONFIG_NOSYSTEM": "1"])
            let result = try plain.deploying(["init", "--quiet", "--bare", folder])
            guard result.code == 0 else { throw failure(result) }
        }
        for (key, value) in [
            ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", Self.remote),
        ] { try git(["config", key, value]) }
    }

    private func tip() throws(DeployError) -> String? {
        let result = try run(["ls-remote", Self.remote, "refs/heads/\(branch)"])
        guard result.code == 0 else { throw failure(result) }
        return String(decoding: result.output, as: UTF8.self).split { $0.isWhitespace }.first
            .map(String.init)
    }

    private func revision(_ name: String) throws(DeployError) -> String? {
        let result = try run(["rev-parse", "--verify", "--quiet", name])
        return result.code == 0 ? Self.line(result.output) : nil
    }

    /// With the address said anew each time: it is nowhere written down.
    private func run(
        _ arguments: [String],
        input: [UInt8] = []
    ) throws(DeployError) -> ToolRun.Result {
        let settings = [
            "remote.\(Self.remote).url=\(repository.plain)", "remote.\(Self.remote).promisor=true",
            "remote.\(Self.remote).partialclonefilter=blob:none",
        ]
        return try tool.deploying(settings.flatMap { ["-c", $0] } + arguments, input: input)
    }

    private func word(
        _ arguments: [String],
        input: [UInt8] = []
    ) throws(DeployError) -> String {
        let result = try run(arguments, input: input)
        guard result.code == 0 else { throw failure(result) }
        return Self.line(result.output)
    }

    private func git(_ arguments: [String], input: [UInt8] = []) throws(DeployError) {
        _ = try word(arguments, input: input)
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private func failure(_ result: ToolRun.Result) -> DeployError {
        .failed(
            "git: \(ToolRun.reason(result.errors))",
            hint: "see that 'git ls-remote' reads the repository and a push writes it"
        )
    }
}
