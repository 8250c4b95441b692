import Basics
import Foundation
import Transfers

/// Sends files by FTP with lftp.
struct LftpTool: WebSpaceTool {
    private let address: WebSpaceAddress
    private let tool: ToolRun

    init(address: WebSpaceAddress) {
        self.address = address
        tool = ToolRun(name: "lftp", secrets: address.secrets)
    }

    func held(_ name: String) throws(DeployError) -> [UInt8] {
        let result = try run(["cat \(name.doubleQuoted)"], isThere: true, within: ToolRun.question)
        try check(result)
        return result.output
    }

    func list(_ folder: String) throws(DeployError) -> [String] {
        let listing = "cls -1 \("\(folder)/".doubleQuoted)"
        let result = try run([listing], isThere: false, within: ToolRun.question)
        try check(result)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .compactMap { $0.split(separator: "/").last.map(String.init) }
    }

    func put(_ names: [String], from source: String, making folders: [String]) throws(DeployError) {
        let result = try run(
            Self.trying(folders.map { "mkdir -f \($0.doubleQuoted)" })
                + names.map { "put \("\(source)/\($0)".doubleQuoted) -o \($0.doubleQuoted)" },
            isThere: true
        )
        guard result.code != 0 else { return }
        // What failed is told by the name under which it came.
        let start = Self.start(of: names, leftBy: result)
        guard let start, result.errors.contains(Self.renaming) else {
            try? removeHalves(of: start.map { [names[$0]] } ?? [])
            return try check(result)
        }
        let rest = Array(names[start...])
        let second = try run(
            ["set xfer:use-temp-file no"]
                + rest.flatMap { Self.lines(replacing: $0, from: source) },
            isThere: true
        )
        guard second.code != 0 else { return }
        let left = Array(rest[(Self.start(of: rest, leftBy: second) ?? 0)...])
        guard second.errors.contains(Self.unmoved) else {
            try? removeHalves(of: left.filter { Self.isTold($0, by: second) })
            return try check(second)
        }
        try putStraight(left, from: source)
    }

    /// Puts files where the server gives no file another name: each comes under its own, and is half there until it is whole.
    private func putStraight(_ names: [String], from source: String) throws(DeployError) {
        try? removeHalves(of: Array(names.prefix(1)))
        let lines = names.map { "put \("\(source)/\($0)".doubleQuoted) -o \($0.doubleQuoted)" }
        try check(try run(["set xfer:use-temp-file no"] + lines, isThere: true), isWhole: false)
    }

    /// The first file that did not take its name; nil where nothing is told of any. Of a server that knows no such command at all
    /// lftp tells no name.
    private static func start(of names: [String], leftBy result: ToolRun.Result) -> Int? {
        let told = names.firstIndex { isTold($0, by: result) }
        return told ?? (result.errors.contains(unknown) ? names.startIndex : nil)
    }

    /// Whether lftp says of a file under its other name that something could not be done.
    private static func isTold(_ name: String, by result: ToolRun.Result) -> Bool {
        result.errors.contains("(\(half(of: name)))")
    }

    /// What servers say that let no file take the name of another, as those on Windows: the former one goes before. Some let none
    /// take any other name.
    private static var renaming: Regex<Substring> { #/\b(?:55[03]|50[024]) /# }
    private static var unknown: Regex<Substring> { #/: Fatal error: 50[024] /# }
    private static var unmoved: Regex<Substring> { #/\bmv: [^\n]*\b(?:55[03]|50[024]) /# }

    /// A file comes under another name, and takes its own when it is whole and the former one is gone.
    private static func lines(replacing name: String, from source: String) -> [String] {
        let half = half(of: name)
        return ["put \("\(source)/\(name)".doubleQuoted) -o \(half.doubleQuoted)"]
            + trying(["rm -f \("./\(name)".doubleQuoted)"])
            + ["mv \("./\(half)".doubleQuoted) \("./\(name)".doubleQuoted)"]
    }

    /// Commands that may fail.
    private static func trying(_ lines: [String]) -> [String] {
        lines.isEmpty ? [] : ["set cmd:fail-exit no"] + lines + ["set cmd:fail-exit yes"]
    }

    func removeHalves(of names: [String]) throws(DeployError) {
        guard !names.isEmpty else { return }
        let lines = names.map { "rm -f \("./\(Self.half(of: $0))".doubleQuoted)" }
        _ = try run(Self.trying(lines), isThere: false)
    }

    func remove(_ names: [String], leaving folders: [String]) throws(DeployError) {
        let lines =
            names.map(Self.line(removing:))
            + Self.trying(folders.map { "rmdir -f \("./\($0)".doubleQuoted)" })
        let result = try run(lines, isThere: true)
        try check(result)
        let listed = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        let there = Set(listed.map(String.init))
        guard let left = names.first(where: { there.contains("./\($0)") }) else { return }
        throw .kept(left, by: "lftp", result.errors)
    }

    /// Of a file that is gone a server may say the same as of one that it keeps. So one that could not be removed is listed, which
    /// tells it also from a folder; where that fails, the root is, since without a line nothing is known.
    private static func line(removing name: String) -> String {
        let path = "./\(name)"
        // In the name of a file, not in those of its folders, lftp knows patterns.
        let start = path.lastSlash ?? path.startIndex
        let signs = Array("*?[]\\".utf8)
        let pattern = String(path[start...]).spelled { signs.contains($0) ? "?" : nil }
        return "rm \(path.doubleQuoted) || cls -1 \("\(path[..<start])\(pattern)".doubleQuoted)"
            + " || recls -1 . > /dev/null"
    }

    /// - Parameters:
    ///   - lines: commands in the folder of the site.
    ///   - isThere: whether the folder is to be made where it is not.
    ///   - limit: how long it may say nothing, in seconds.
    /// - Returns: what lftp said, which is nothing where the folder is not there and is not to be made.
    /// - Throws: when there is no lftp.
    private func run(
        _ lines: [String],
        isThere: Bool,
        within limit: Int = ToolRun.sending
    ) throws(DeployError) -> ToolRun.Result {
        let server = serverAddress.doubleQuoted
        var head = [
            "set cmd:interactive no", "set net:max-retries 3", "set net:timeout 30",
            "set net:reconnect-interval-base 2", "set xfer:clobber yes",
            // Who gives names to hosts is asked by limits of its own, of days.
            "set dns:max-retries 3", "set dns:fatal-timeout 60",
            // Each file takes its place in one step when it is whole.
            "set xfer:use-temp-file yes", "set xfer:temp-file-name \(Self.halfMark)*",
            "set ftp:list-options -a",
            // Names are ours, whatever the language of the machine: in another one signs would become question marks.
            "set file:charset UTF-8",
        ]
        if address.way == .ftps {
            head += ["set ftp:ssl-force yes", "set ftp:ssl-protect-data yes"]
        }
        head.append("set cmd:fail-exit yes")
        if let user = address.user {
            let word = " --password \((address.password ?? "").doubleQuoted)"
            head.append("open --user \(user.doubleQuoted)\(word) \(server)")
        } else {
            head.append("open \(server)")
        }
        let folder = address.folder
        if !folder.isEmpty {
            if isThere {
                head += Self.trying(["mkdir -p -f \(folder.doubleQuoted)"])
                head.append("cd \(folder.doubleQuoted)")
            } else {
                // Whoever cannot be reached is told from a folder that is not there by asking for the root.
                head += ["cls -1 . > /dev/null", "cd \(folder.doubleQuoted) || exit 0"]
            }
        }
        let script = (head + lines).map { $0 + "\n" }.joined()
        return try tool.deploying(
            ["-f", "/dev/stdin"],
            input: Array(script.utf8),
            within: limit
        )
    }

    /// As lftp takes it: to it `ftps` is what servers speak at a port of its own, secure from the first word. At all others a
    /// server is asked for security, and has to grant it.
    private var serverAddress: String {
        let isSecureFromTheFirst = address.way == .ftps && address.port == Self.securePort
        return "\(isSecureFromTheFirst ? "ftps" : "ftp")://\(address.server)"
    }

    private static let securePort = "990"

    /// How it is opened by hand.
    private var byHand: String {
        address.way == .ftps && address.port != Self.securePort
            ? "lftp -e \"set ftp:ssl-force yes\" \(serverAddress)" : "lftp \(serverAddress)"
    }

    /// Where `isWhole`, no file can be half there under its own name.
    private func check(_ result: ToolRun.Result, isWhole: Bool = true) throws(DeployError) {
        guard result.code != 0 else { return }
        let errors = result.errors.lowercased()
        // 552: exceeded storage allocation (RFC 959, 4.2.1); three digits alone also stand in the names of temporary files.
        let isFull =
            errors.contains("no space") || errors.contains("quota") || errors.contains(#/\b552 /#)
        throw .failed(
            "lftp: \(ToolRun.reason(result.errors))",
            hint: isFull
                ? "make room there and deploy again; \(isWhole ? "the site there is whole" : "until then a file may be half there")"
                : "see that '\(byHand)' opens it with this name and password, and that the folder can be written"
        )
    }
}
