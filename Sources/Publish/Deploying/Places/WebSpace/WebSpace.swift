import Basics
import Foundation
import Publishing
import Synchronization

/// Web space without a shell: FTP by lftp, SFTP by OpenSSH.
public struct WebSpace: FilePlace {
    private let address: WebSpaceAddress
    private let tool: any WebSpaceTool

    /// How many files one run of the program takes, and how many runs there are at once.
    private static let batch = 200
    private static let width = 4

    /// - Parameters:
    ///   - address: where it is, and who asks.
    ///   - environment: of the program; `RSYNC_RSH` says how ssh is called.
    public init(at address: WebSpaceAddress, environment: [String: String]) {
        self.address = address
        tool =
            switch address.way {
            case .ftp, .ftps: LftpTool(address: address)
            case .sftp: SFTPTool(address: address, shell: environment["RSYNC_RSH"])
            }
    }

    public var name: String { address.name }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { true }
    public var knowsPasswords: Bool { true }

    /// Whether a file is there is asked by listing its folder, which is either done or fails: by the answer to a question for the
    /// file itself a bad line cannot be told from a missing file.
    public func recordNames() throws(DeployError) -> Set<String> {
        guard try tool.list(".").contains(HostManifest.folder) else { return [] }
        return Set(try tool.list(HostManifest.folder).map { "\(HostManifest.folder)/\($0)" })
    }

    public func rootNames() throws(DeployError) -> Set<String> {
        Set(try tool.list(".")).subtracting([".", ".."])
    }

    public func read(_ name: String) throws(DeployError) -> [UInt8]? { try tool.held(name) }

    public func put(
        _ names: [String],
        from source: String,
        of release: Release
    ) throws(DeployError) {
        let new = Set(release.plan.added + [HostManifest.name, release.journal, release.remains])
        let batches = stride(from: 0, to: names.count, by: Self.batch).map {
            Array(names[$0..<min($0 + Self.batch, names.count)])
        }
        let failure = Mutex<DeployError?>(nil)
        for start in stride(from: 0, to: batches.count, by: Self.width) {
            let some = Array(batches[start..<min(start + Self.width, batches.count)])
            DispatchQueue.concurrentPerform(iterations: some.count) { index in
                do throws(DeployError) {
                    let folders = Self.folders(of: some[index].filter(new.contains))
                    try tool.put(some[index], from: source, making: folders)
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
            if let error = failure.withLock(\.self) { throw error }
        }
    }

    public func remove(_ names: [String]) throws(DeployError) {
        try tool.remove(names, leaving: Self.folders(of: names).reversed())
    }

    public func removeHalves(of names: [String]) throws(DeployError) {
        try tool.removeHalves(of: names)
    }

    /// All folders that files lie in, each after the one that it lies in.
    static func folders(of names: [String]) -> [String] {
        let folders = Set(names.flatMap(\.foldersAround))
        return folders.sorted { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
    }
}
