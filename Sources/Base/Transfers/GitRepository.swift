import Foundation

/// A branch of a repository elsewhere that has one commit, which each sending replaces: it never grows. A repository of our own
/// only knows what was sent and fetched last.
public struct GitRepository: Sendable {
    private let address: GitAddress
    private let branch: String
    private let folder: String
    /// What our own calls the commit that was sent or fetched last.
    public let known: String
    /// Whether of what the branch has only the names are fetched, where the server can do that.
    private let isPartial: Bool
    private let tool: ToolRun

    private static let remote = "host"

    /// - Parameters:
    ///   - address: as it is configured.
    ///   - branch: that has the commit.
    ///   - folder: where our own lies.
    ///   - known: what our own calls the commit that was sent or fetched last.
    ///   - isPartial: whether of what the branch has only the names are fetched, where the server can do that.
    public init(address: String, branch: String, folder: String, known: String, isPartial: Bool) {
        self.address = GitAddress(address)
        self.branch = branch
        self.folder = folder
        self.known = known
        self.isPartial = isPartial
        tool = ToolRun(
            name: "git",
            secrets: self.address.secrets,
            environment: [
                "GIT_DIR": folder, "GIT_INDEX_FILE": "\(folder)/sending",
                "GIT_TERMINAL_PROMPT": "0", "LC_ALL": "C", "GIT_CONFIG_NOSYSTEM": "1",
                // Of the web: less than a byte in a second for so many of them is silence.
                "GIT_HTTP_LOW_SPEED_LIMIT": "1", "GIT_HTTP_LOW_SPEED_TIME": "120",
                "GIT_AUTHOR_NAME": "pregonero", "GIT_AUTHOR_EMAIL": "pregonero@localhost",
                "GIT_COMMITTER_NAME": "pregonero", "GIT_COMMITTER_EMAIL": "pregonero@localhost",
            ].merging(self.address.environment) { $1 }.merging(Self.shell) { $1 }
        )
    }

    /// How git calls ssh where nobody says how: it asks nobody, and ends a minute after the host has fallen silent.
    private static let shell: [String: String] = {
        let told = ProcessInfo.processInfo.environment
        let settings = ["config", "--global", "--includes", "--get", "core.sshCommand"]
        let isSaid =
            told["GIT_SSH_COMMAND"] != nil || told["GIT_SSH"] != nil
            || (try? ToolRun(name: "git").run(settings).code) == 0
        let options = "BatchMode=yes ConnectTimeout=20 ServerAliveInterval=15 ServerAliveCountMax=4"
        let words = options.split(separator: " ").map { " -o \($0)" }.joined()
        return isSaid ? [:] : ["GIT_SSH_COMMAND": "ssh\(words)"]
    }()

    /// A text without what no message may hold.
    public func shown(_ text: String) -> String { tool.hiding(in: text) }

    /// Fetches what the branch has, where that is not known already.
    ///
    /// - Returns: whether there is such a branch.
    public func fetch() throws(ToolRun.Failure) -> Bool {
        try prepare()
        guard let tip = try tip() else {
            _ = try run(["update-ref", "-d", known])
            return false
        }
        if try revision(known) != tip {
            let filter = isPartial ? ["--filter=blob:none"] : []
            // With progress it is heard that it goes on.
            let result = try run(
                ["fetch", "--progress", "--depth=1", "--no-tags"] + filter
                    + [remote, "+refs/heads/\(branch):\(known)"]
            )
            guard result.code == 0 else { throw failure(result) }
        }
        return true
    }

    /// Puts a commit in the place of the one that is known.
    ///
    /// - Returns: whether that one was there still.
    public func push(_ commit: String) throws(ToolRun.Failure) -> Bool {
        let former = try revision(known) ?? ""
        let result = try run([
            "push", "--progress", "--force-with-lease=refs/heads/\(branch):\(former)", remote,
            "\(commit):refs/heads/\(branch)",
        ])
        if result.code != 0 {
            if Self.isLate(result.errors) { return false }
            throw failure(result)
        }
        try git(["update-ref", known, commit])
        // Of what is not needed any more nothing is to pile up here either.
        _ = try run(["gc", "--quiet", "--auto", "--prune=now"])
        return true
    }

    /// Nil where there is no such commit.
    public func revision(_ name: String) throws(ToolRun.Failure) -> String? {
        let result = try run(["rev-parse", "--verify", "--quiet", name])
        return result.code == 0 ? Self.line(result.output) : nil
    }

    /// What a file holds in the commit that is known; nil where it has none of that name.
    public func file(_ path: String) throws(ToolRun.Failure) -> [UInt8]? {
        let result = try run(["cat-file", "blob", "\(known):\(path)"])
        return result.code == 0 ? result.output : nil
    }

    /// - Throws: when git fails.
    /// - Returns: what it says.
    public func output(
        _ arguments: [String],
        input: [UInt8] = []
    ) throws(ToolRun.Failure) -> [UInt8] {
        let result = try run(arguments, input: input)
        guard result.code == 0 else { throw failure(result) }
        return result.output
    }

    /// - Throws: when git fails.
    /// - Returns: the first line of what it says.
    public func word(
        _ arguments: [String],
        input: [UInt8] = []
    ) throws(ToolRun.Failure) -> String {
        Self.line(try output(arguments, input: input))
    }

    /// - Throws: when git fails.
    public func git(_ arguments: [String], input: [UInt8] = []) throws(ToolRun.Failure) {
        _ = try output(arguments, input: input)
    }

    /// What git locks in our own repository while it writes there.
    private var locks: [String] { ["sending", "shallow", "config", "HEAD", known] }

    private func prepare() throws(ToolRun.Failure) {
        // One that was ended half-way has left them, and nobody else is at work here.
        for name in locks { unlink("\(folder)/\(name).lock") }
        if !FileManager.default.fileExists(atPath: "\(folder)/HEAD") {
            let plain = ToolRun(name: "git", environment: ["GIT_CONFIG_NOSYSTEM": "1"])
            let result = try plain.run(["init", "--quiet", "--bare", folder])
            guard result.code == 0 else { throw failure(result) }
        }
        guard isPartial else { return }
        for (key, value) in [
            ("core.repositoryFormatVersion", "1"), ("extensions.partialClone", Self.remote),
        ] { try git(["config", key, value]) }
    }

    private func tip() throws(ToolRun.Failure) -> String? {
        let result = try run(
            ["ls-remote", remote, "refs/heads/\(branch)"],
            within: ToolRun.question
        )
        guard result.code == 0 else { throw failure(result) }
        return String(decoding: result.output, as: UTF8.self).split { $0.isWhitespace }.first
            .map(String.init)
    }

    /// As git is told it. What is fetched in part needs a name.
    private var remote: String { isPartial ? Self.remote : address.plain }

    /// With the address said anew each time: it is nowhere written down.
    private func run(
        _ arguments: [String],
        input: [UInt8] = [],
        within limit: Int? = nil
    ) throws(ToolRun.Failure) -> ToolRun.Result {
        let settings =
            isPartial
            ? [
                "remote.\(Self.remote).url=\(address.plain)",
                "remote.\(Self.remote).promisor=true",
                "remote.\(Self.remote).partialclonefilter=blob:none",
            ] : []
        let words = settings.flatMap { ["-c", $0] } + arguments
        return try tool.run(words, input: input, within: limit)
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != 0x0A }, as: UTF8.self)
    }

    private func failure(_ result: ToolRun.Result) -> ToolRun.Failure {
        ToolRun.Failure(
            reason: "git: \(ToolRun.reason(result.errors))",
            hint: Self.hint(result.errors)
        )
    }

    /// What git says of a commit that is no longer the one which was to be replaced.
    private static let leases = ["(stale info)", "(fetch first)", "(non-fast-forward)"]
    /// What the other git says of it, or that somebody is about to replace it.
    private static let conflicts = [
        "but expected", "reference already exists", "incorrect old value", "File exists",
    ]

    /// Whether a push failed because somebody else was in between. What the repository refuses whoever sends it is no such
    /// thing.
    static func isLate(_ errors: String) -> Bool {
        errors.split(whereSeparator: \.isNewline).contains { line in
            if line.contains("cannot lock ref") || line.contains("[remote rejected]") {
                return conflicts.contains { line.contains($0) }
            }
            return line.contains("[rejected]") && leases.contains { line.contains($0) }
        }
    }

    /// What helps against a failure.
    static func hint(_ errors: String) -> String {
        let text = errors.lowercased()
        if text.contains("branch is currently checked out") {
            return "name another branch, or a repository that is bare"
        }
        let isRewinding =
            text.contains("(non-fast-forward)") || text.contains("force push")
            || text.contains("force-push")
        return isRewinding
            ? "each sending replaces the commit: let the branch take forced pushes, "
                + "as with 'git config receive.denyNonFastForwards false' there"
            : "see that 'git ls-remote' reads the repository and a push writes it"
    }
}
