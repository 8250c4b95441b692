import Foundation
import Publishing
import Synchronization
import Transfers

/// Web space that takes files by FTP or SFTP.
public struct LftpPlace: FilePlace {
    /// Without user and password, as `ftp://ftp.example.org:2121`.
    private let server: String
    private let user: String?
    private let password: String?
    /// Relative where the server's own folder is meant.
    private let folder: String
    private let isEncrypted: Bool
    private let shell: String?
    private let tool: ToolRun

    /// How many files one run takes, and how many runs there are at once.
    private static let batch = 200
    private static let width = 4

    /// Nil for what is no such address.
    ///
    /// - Parameters:
    ///   - address: as `ftp://user:password@ftp.example.org/www`.
    ///   - environment: of the program; `RSYNC_RSH` says how ssh is called.
    public init?(address: String, environment: [String: String]) {
        guard let start = address.range(of: "://") else { return nil }
        let way = String(address[..<start.lowerBound])
        guard ["ftp", "ftps", "sftp"].contains(way) else { return nil }
        var rest = address[start.upperBound...]
        if let sign = rest.lastIndex(of: "@") {
            let words = rest[..<sign].split(separator: ":", maxSplits: 1)
            user = words.first.map(String.init)
            password = words.count == 2 ? String(words[1]) : nil
            rest = rest[rest.index(after: sign)...]
        } else {
            user = nil
            password = nil
        }
        let parts = rest.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        guard let host = parts.first, !host.isEmpty else { return nil }
        server = "\(way)://\(host)"
        let path = parts.count == 2 ? String(parts[1]) : ""
        // ssh has folders of a machine, FTP those of a user.
        folder = way == "sftp" && !path.hasPrefix("~") ? "/\(path)" : path
        isEncrypted = way == "ftps"
        shell = way == "sftp" && password == nil ? environment["RSYNC_RSH"] : nil
        tool = ToolRun(name: "lftp", secrets: ToolRun.secrets(in: address))
    }

    public var name: String { "\(server)/\(folder.drop { $0 == "/" })" }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { true }
    public var knowsPasswords: Bool { true }

    public func records() throws(DeployError) -> HostRecords {
        let names = try recordNames()
        return HostRecords(
            manifest: try read(HostManifest.name, among: names),
            pending: try read(PendingFiles.name, among: names)
        )
    }

    public func read(_ name: String) throws(DeployError) -> [UInt8]? {
        try read(name, among: try recordNames())
    }

    private func read(_ name: String, among names: Set<String>) throws(DeployError) -> [UInt8]? {
        guard names.contains(name) else { return nil }
        let result = try run(["cat \(Self.quoted(name))"], isThere: true)
        try check(result)
        return result.output
    }

    /// What of our records is there. Whether a file is there is asked by listing its folder, which is either done or fails: by the
    /// answer to a question for the file itself a bad line cannot be told from a missing file.
    private func recordNames() throws(DeployError) -> Set<String> {
        guard try list(".").contains(HostManifest.folder) else { return [] }
        return Set(try list(HostManifest.folder).map { "\(HostManifest.folder)/\($0)" })
    }

    /// The names in a folder there; none where the folder of the site is not there yet.
    private func list(_ folder: String) throws(DeployError) -> [String] {
        let result = try run(["cls -1 \(Self.quoted(folder + "/"))"], isThere: false)
        try check(result)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .compactMap { $0.split(separator: "/").last.map(String.init) }
    }

    public func put(
        _ names: [String],
        from source: String,
        of release: Release
    ) throws(DeployError) {
        let new = Set(release.plan.added + [HostManifest.name, PendingFiles.name])
        let batches = stride(from: 0, to: names.count, by: Self.batch).map {
            Array(names[$0..<min($0 + Self.batch, names.count)])
        }
        let failure = Mutex<DeployError?>(nil)
        for start in stride(from: 0, to: batches.count, by: Self.width) {
            let some = Array(batches[start..<min(start + Self.width, batches.count)])
            DispatchQueue.concurrentPerform(iterations: some.count) { index in
                do throws(DeployError) {
                    try put(some[index], from: source, new: new)
                } catch {
                    failure.withLock { $0 = $0 ?? error }
                }
            }
            if let error = failure.withLock(\.self) { throw error }
        }
    }

    private func put(
        _ names: [String],
        from source: String,
        new: Set<String>
    ) throws(DeployError) {
        let folders = Set(
            names.filter(new.contains).compactMap { name in
                name.lastIndex(of: "/").map { String(name[..<$0]) }
            }
        )
        var lines = ["set cmd:fail-exit no"]
        lines += folders.sorted().map { "mkdir -p -f \(Self.quoted($0))" }
        lines.append("set cmd:fail-exit yes")
        lines += names.map { "put \(Self.quoted("\(source)/\($0)")) -o \(Self.quoted($0))" }
        try check(try run(lines, isThere: true))
    }

    public func remove(_ names: [String]) throws(DeployError) {
        let folders = Set(
            names.flatMap { name in
                name.indices.filter { name[$0] == "/" }.map { String(name[..<$0]) }
            }
        )
        // Those that are not empty stay; the deepest go first.
        let deepest = folders.sorted { ($0.count, $0) > ($1.count, $1) }
        let lines =
            ["set cmd:fail-exit no"] + names.map { "rm -f \(Self.quoted($0))" }
            + deepest.map { "rmdir -f \(Self.quoted($0))" }
        _ = try run(lines, isThere: true)
    }

    /// - Parameters:
    ///   - lines: commands in the folder of the site.
    ///   - isThere: whether the folder is to be made where it is not.
    /// - Returns: what lftp said, which is nothing where the folder is not there and is not to be made.
    /// - Throws: when there is no lftp.
    private func run(_ lines: [String], isThere: Bool) throws(DeployError) -> ToolRun.Result {
        var head = [
            "set cmd:interactive no", "set net:max-retries 3", "set net:timeout 30",
            "set net:reconnect-interval-base 2", "set xfer:clobber yes",
            // Each file takes its place in one step when it is whole.
            "set xfer:use-temp-file yes", "set xfer:temp-file-name .pregonero-*",
            "set ftp:list-options -a",
        ]
        if isEncrypted { head += ["set ftp:ssl-force yes", "set ftp:ssl-protect-data yes"] }
        if let shell { head.append("set sftp:connect-program \(Self.quoted(shell))") }
        head.append("set cmd:fail-exit yes")
        if let user {
            let word = " --password \(Self.quoted(password ?? ""))"
            head.append("open --user \(Self.quoted(user))\(word) \(Self.quoted(server))")
        } else {
            head.append("open \(Self.quoted(server))")
        }
        if !folder.isEmpty {
            if isThere {
                head += [
                    "set cmd:fail-exit no", "mkdir -p -f \(Self.quoted(folder))",
                    "set cmd:fail-exit yes",
                ]
                head.append("cd \(Self.quoted(folder))")
            } else {
                // Whoever cannot be reached is told from a folder that is not there by asking for the root.
                head += ["cls -1 . > /dev/null", "cd \(Self.quoted(folder)) || exit 0"]
            }
        }
        let script = (head + lines).map { $0 + "\n" }.joined()
        return try tool.deploying(["-f", "/dev/stdin"], input: Array(script.utf8))
    }

    private func check(_ result: ToolRun.Result) throws(DeployError) {
        guard result.code != 0 else { return }
        let errors = result.errors.lowercased()
        // 552: exceeded storage allocation (RFC 959, 4.2.1); three digits alone also stand in the names of temporary files.
        let isFull =
            errors.contains("no space") || errors.contains("quota") || errors.contains(#/\b552 /#)
        throw .failed(
            "lftp: \(ToolRun.reason(result.errors))",
            hint: isFull
                ? "make room there and deploy again; the site there is whole"
                : "see that 'lftp \(server)' opens it with this name and password, and that the folder can be written"
        )
    }

    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
