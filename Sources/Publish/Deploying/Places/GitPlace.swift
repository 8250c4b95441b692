import Basics
import Foundation
import Publishing
import Transfers

/// A branch of a repository from which pages are served. It has one commit, which each deploy replaces: it never grows.
public struct GitPlace: DeployPlace {
    public let name: String
    private let repository: GitRepository

    /// - Parameters:
    ///   - address: of the repository.
    ///   - branch: that pages are served from.
    ///   - folder: where repositories of our own may lie.
    public init(address: String, branch: String, folder: String) {
        let key = ContentDigest(of: Array("\(address) \(branch)".utf8)).text.prefix(16)
        repository = GitRepository(
            address: address,
            branch: branch,
            folder: "\(folder)/\(Self.beginning)\(key)",
            known: "refs/pregonero/deployed",
            isPartial: true
        )
        name = repository.shown("\(address)#\(branch)")
    }

    /// How the names of our own repositories begin.
    private static let beginning = "git-"

    /// Takes away our own repositories, which hold what was sent: they are made again.
    ///
    /// - Parameter folder: where they may lie.
    /// - Throws: what the file system says.
    public static func forget(in folder: String) throws {
        let files = FileManager.default
        for name in (try? files.contentsOfDirectory(atPath: folder)) ?? []
        where name.hasPrefix(beginning) {
            try files.removeItem(atPath: "\(folder)/\(name)")
        }
    }

    public var limits: HostLimits? { .gitHub }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    public func records() throws(DeployError) -> HostRecords {
        try DeployError.of(found)
    }

    private func found() throws(ToolRun.Failure) -> HostRecords {
        guard try repository.fetch() else { return HostRecords() }
        let known = repository.known
        let entry = try repository.word(["ls-tree", "--full-tree", known, HostManifest.name])
        guard !entry.isEmpty else { return HostRecords(isOfOthers: true) }
        let blob = ["cat-file", "blob", "\(known):\(HostManifest.name)"]
        return HostRecords(manifest: try repository.output(blob))
    }

    public func send(_ release: Release) throws(DeployError) {
        let isSent = try DeployError.of { () throws(ToolRun.Failure) in
            try repository.push(try commit(release))
        }
        guard isSent else { throw .overtaken }
    }

    private func commit(_ release: Release) throws(ToolRun.Failure) -> String {
        let plan = release.plan
        let known = repository.known
        // What a branch has that nobody knows of goes: the commit is the site, and nothing else.
        let isKnown = try repository.revision(known) != nil && release.former.manifest != nil
        try repository.git(isKnown ? ["read-tree", known] : ["read-tree", "--empty"])
        let names = isKnown ? plan.added + plan.changed : release.site.files.map(\.name)
        let entries =
            try blobs(names, in: release.site.output)
            + blobs([HostManifest.name], in: release.scratch)
        let gone = isKnown ? plan.removed : []
        let lines =
            gone.map { "0 \(String(repeating: "0", count: 40))\t\($0)" }
            + entries.map { "100644 \($0.blob)\t\($0.name)" }
        try repository.git(
            ["update-index", "-z", "--index-info"],
            input: Array(lines.map { $0 + "\0" }.joined().utf8)
        )
        let tree = try repository.word(["write-tree", "--missing-ok"])
        return try repository.word(["commit-tree", "-m", "The site, as it was built", tree])
    }

    private func blobs(
        _ names: [String],
        in folder: String
    ) throws(ToolRun.Failure) -> [(name: String, blob: String)] {
        guard !names.isEmpty else { return [] }
        let paths = names.map { "\(folder)/\($0)\n" }.joined()
        // One for each of them, or git fails.
        let output = try repository.output(
            ["hash-object", "-w", "--no-filters", "--stdin-paths"],
            input: Array(paths.utf8)
        )
        let blobs = String(decoding: output, as: UTF8.self).split(separator: "\n")
        return zip(names, blobs).map { ($0, String($1)) }
    }
}
