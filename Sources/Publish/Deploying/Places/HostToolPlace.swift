import Basics
import Foundation
import Publishing
import Transfers

/// A host that is sent to by its owners' own program.
public struct HostToolPlace: DeployPlace {
    private let tool: HostTool
    private let project: String
    private let branch: String
    /// Where the site is put together for it.
    private let folder: String
    private let published: PublishedAnswer
    /// The file that keeps which record was last sent to just this place.
    private let note: String

    /// - Parameters:
    ///   - tool: by which it is sent to.
    ///   - project: the site or project as they call it.
    ///   - branch: that is served as the site, where they have several.
    ///   - folder: where what is to be sent may lie.
    ///   - published: what the published site says that it has.
    public init(
        tool: HostTool,
        project: String,
        branch: String,
        folder: String,
        published: PublishedAnswer
    ) {
        self.tool = tool
        self.project = project
        self.branch = branch
        self.folder = "\(folder)/\(tool.name)"
        self.published = published
        let key = ContentDigest(of: Array("\(tool.name) \(project) \(branch)".utf8)).text
        note = "\(folder)/sent-\(key.prefix(16))"
    }

    public var name: String { "\(tool.name) \(project)" }
    public var limits: HostLimits? { tool.limits }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    /// Its address may show what another place has: that is the place's own where it was last sent there.
    public func records() throws(DeployError) -> HostRecords {
        switch published {
        case .nothing: HostRecords(origin: .site(isLastSent: false))
        case .record(let bytes):
            HostRecords(manifest: bytes, origin: .site(isLastSent: sent == Self.digest(bytes)))
        case .unknownHost where sent == nil: HostRecords(origin: .site(isLastSent: false))
        case .unknownHost: HostRecords(origin: .unanswered("nobody knows its name just now"))
        case .unanswered(let reason): HostRecords(origin: .unanswered(reason))
        }
    }

    private static func digest(_ manifest: [UInt8]) -> String { ContentDigest(of: manifest).text }

    private var sent: String? {
        (try? RegularFile.bytes(note)).map { String(decoding: $0, as: UTF8.self) }
    }

    public func send(_ release: Release) throws(DeployError) {
        let target = "\(folder)/site"
        try? FileManager.default.removeItem(atPath: folder)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        do {
            for file in release.site.files {
                try put("\(release.site.output)/\(file.name)", at: "\(target)/\(file.name)")
            }
            try put("\(release.scratch)/\(HostManifest.name)", at: "\(target)/\(HostManifest.name)")
        } catch {
            throw .failed("\(folder): \(SystemReason.of(error))", hint: "make room there")
        }
        // In a folder of its own, so that it finds no settings and no repository of others.
        let run = ToolRun(name: tool.program, folder: folder, environment: ["CI": "1"])
        let result: ToolRun.Result
        do {
            result = try run.run(tool.arguments(target, project, branch))
        } catch {
            throw .failed(error.reason, hint: "install it, as with npm install -g \(tool.package)")
        }
        guard result.code != 0 else {
            // Where it cannot be noted, the next run asks the program once more.
            let digest = Self.digest(release.plan.manifest.bytes)
            try? Data(digest.utf8).write(to: URL(filePath: note), options: .atomic)
            return
        }
        let output = String(decoding: result.output, as: UTF8.self)
        let reason = ToolRun.reason(result.errors.isEmpty ? output : result.errors)
        throw .failed("\(tool.program): \(reason)", hint: tool.hint)
    }

    /// By a second name, which takes no room, where the file system has them.
    private func put(_ source: String, at path: String) throws {
        try FileManager.default.createDirectory(
            at: URL(filePath: path).deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        if link(source, path) != 0 {
            try FileManager.default.copyItem(atPath: source, toPath: path)
        }
    }
}
