import Foundation
import Publishing
import Transfers

/// A host that is sent to by its owners' own program, which finds out itself what is new.
public struct OwnersToolPlace: DeployPlace {
    /// Whose program it is.
    public enum Owner: String, CaseIterable, Sendable {
        case netlify
        case cloudflare
    }

    private let owner: Owner
    private let project: String
    private let branch: String
    /// Where the site is put together for it.
    private let folder: String
    /// What the published site says that it has.
    private let published: [UInt8]?

    /// - Parameters:
    ///   - owner: whose host it is.
    ///   - project: the site or project as they call it.
    ///   - branch: that is served as the site, where they have several.
    ///   - folder: where what is to be sent may lie.
    ///   - published: what the published site says that it has; nil where that is not known.
    public init(
        owner: Owner,
        project: String,
        branch: String,
        folder: String,
        published: [UInt8]?
    ) {
        self.owner = owner
        self.project = project
        self.branch = branch
        self.folder = "\(folder)/\(owner.rawValue)"
        self.published = published
    }

    public var name: String { "\(owner.rawValue) \(project)" }
    public var limits: HostLimits? { owner == .cloudflare ? .cloudflare : nil }
    public var takesCopies: Bool { false }
    public var knowsPasswords: Bool { false }

    private var program: String { owner == .netlify ? "netlify" : "wrangler" }

    /// A page that stands in for what is not there is no record.
    public func records() throws(DeployError) -> HostRecords {
        let isOne = published.map { (try? HostManifest($0)) != nil } ?? false
        return HostRecords(manifest: isOne ? published : nil)
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
            throw .failed("\(folder): \(error.localizedDescription)", hint: "make room there")
        }
        // In a folder of its own, so that it finds no settings and no repository of others.
        let tool = ToolRun(name: program, folder: folder, environment: ["CI": "1"])
        let arguments =
            switch owner {
            case .netlify:
                ["deploy", "--prod", "--no-build", "--dir", target, "--site", project]
            case .cloudflare:
                [
                    "pages", "deploy", target, "--project-name", project, "--branch", branch,
                    "--commit-dirty=true",
                ]
            }
        let result: ToolRun.Result
        do {
            result = try tool.run(arguments)
        } catch {
            let package = owner == .netlify ? "netlify-cli" : "wrangler"
            throw .failed(error.reason, hint: "install it, as with npm install -g \(package)")
        }
        guard result.code != 0 else { return }
        let output = String(decoding: result.output, as: UTF8.self)
        let reason = ToolRun.reason(result.errors.isEmpty ? output : result.errors)
        throw .failed("\(program): \(reason)", hint: hint)
    }

    private var hint: String {
        switch owner {
        case .netlify: "set NETLIFY_AUTH_TOKEN, and name the site by the id that its settings show"
        case .cloudflare: "set CLOUDFLARE_API_TOKEN and CLOUDFLARE_ACCOUNT_ID, and name the project"
        }
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
