import Basics
import Foundation
import Transfers

/// Sends files by SFTP with OpenSSH's own program, which alone has a file take the place of another in one step
/// (`posix-rename@openssh.com`, section 4.3 of OpenSSH's PROTOCOL): lftp removes the former one before. Both sftp and what it calls
/// ssh by take words between double quotes.
struct SFTPTool: WebSpaceTool {
    private let address: WebSpaceAddress
    /// How ssh is called.
    private let shell: String
    private let tool: ToolRun

    /// - Parameters:
    ///   - address: of SFTP.
    ///   - shell: how ssh is called; nil for as it is usual.
    init(address: WebSpaceAddress, shell: String?) {
        self.address = address
        let shell = shell ?? "ssh -o ConnectTimeout=20 -o ServerAliveInterval=30"
        // ssh goes by what it is told first, and who sends with a key often has it ask nothing.
        self.shell = shell.replacing(#/^\S*ssh(?=\s|$)/#) { call in
            address.password == nil
                ? "\(call.output) -o BatchMode=yes"
                : "\(call.output) -o BatchMode=no -o NumberOfPasswordPrompts=1"
        }
        tool = ToolRun(
            name: "sftp",
            package: "openssh-client",
            formula: "openssh",
            secrets: address.secrets
        )
    }

    func list(_ folder: String) throws(DeployError) -> [String] {
        let result = try run(["ls -1a \("./\(folder)".doubleQuoted)"], isThere: false)
        if isAbsent(result) { return [] }
        try check(result)
        return String(decoding: result.output, as: UTF8.self).split(separator: "\n")
            .filter { !$0.hasPrefix("sftp> ") }
            .compactMap { $0.split(separator: "/").last.map(String.init) }
    }

    func held(_ name: String) throws(DeployError) -> [UInt8] {
        let copy = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: copy) }
        let names = "\("./\(name)".doubleQuoted) \(copy.path(percentEncoded: false).doubleQuoted)"
        try check(try run(["get \(names)"], isThere: true))
        guard let data = try? Data(contentsOf: copy) else {
            throw .failed("sftp: \(name) did not come", hint: "try again")
        }
        return [UInt8](data)
    }

    func put(_ names: [String], from source: String, making folders: [String]) throws(DeployError) {
        let head =
            folders.map { "-mkdir \("./\($0)".doubleQuoted)" } + ["lcd \(source.doubleQuoted)"]
        let result = try run(head + names.flatMap { Self.lines(putting: $0) }, isThere: true)
        if result.code == Self.failed, result.errors.contains(Self.renaming) {
            // A server that knows no such step, as few do: the former one goes before.
            let lines = names.flatMap { Self.lines(putting: $0, clearing: true) }
            try check(try run(head + lines, isThere: true), of: names)
        } else {
            try check(result, of: names)
        }
    }

    /// Where files do not come whole, none is left half.
    private func check(_ result: ToolRun.Result, of names: [String]) throws(DeployError) {
        do throws(DeployError) {
            try check(result)
        } catch {
            // Whether the disk is full was to be asked before.
            try? removeHalves(of: names.filter { result.errors.contains(Self.half(of: $0)) })
            throw error
        }
    }

    func removeHalves(of names: [String]) throws(DeployError) {
        guard !names.isEmpty else { return }
        let lines = names.map { "-rm \("./\(Self.half(of: $0))".doubleQuoted)" }
        _ = try run(lines, isThere: false)
    }

    /// A file comes under another name, and takes its own when it is whole.
    private static func lines(putting name: String, clearing: Bool = false) -> [String] {
        let place = "./\(name)".doubleQuoted
        let other = "./\(half(of: name))".doubleQuoted
        return ["put \(place) \(other)"] + (clearing ? ["-rm \(place)"] : [])
            + ["rename \(other) \(place)"]
    }

    func remove(_ names: [String], leaving folders: [String]) throws(DeployError) {
        // What servers say of a file that they keep they also say of a folder that has its name by now: all are listed.
        let lines =
            names.map { "-rm \("./\($0)".doubleQuoted)" }
            + names.map { "\(Self.listing)\("./\($0)".doubleQuoted)" }
            + folders.map { "-rmdir \("./\($0)".doubleQuoted)" }
        let result = try run(lines, isThere: true)
        try check(result)
        if let left = Self.left(of: names, result.output) {
            let errors = result.errors.split(separator: "\n").filter { $0.contains("delete") }
            throw .kept(left, by: "sftp", errors.joined(separator: "\n"))
        }
    }

    private static let listing = "-ls -1 "

    /// The first of the files that is listed after the command that asks for it. Where the machine knows no such signs, names are
    /// written otherwise, but what is in a folder of that name has one slash more.
    private static func left(of names: [String], _ output: [UInt8]) -> String? {
        var asked = names.makeIterator()
        var name: String?
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix("sftp> ") {
                name = line.hasPrefix("sftp> \(listing)") ? asked.next() : nil
            } else if let name,
                line.pathParts.count == "./\(name)".pathParts.count
            {
                return name
            }
        }
        return nil
    }

    /// The code of sftp where one of its commands failed; it is 255 where there is no line to the server.
    private static let failed: Int32 = 1
    private static let renaming = "rename "

    /// - Parameters:
    ///   - lines: commands in the folder of the site.
    ///   - isThere: whether the folder is to be made where it is not.
    /// - Returns: what sftp said, and each of its commands after `sftp> `.
    /// - Throws: when there is no sftp.
    private func run(_ lines: [String], isThere: Bool) throws(DeployError) -> ToolRun.Result {
        var head: [String] = []
        if !address.folder.isEmpty {
            if isThere {
                head = WebSpace.folders(of: [address.folder + "/"])
                    .filter { !$0.isEmpty }.map { "-mkdir \($0.doubleQuoted)" }
            }
            head.append("cd \(address.folder.doubleQuoted)")
        }
        let script = Array((head + lines).map { $0 + "\n" }.joined().utf8)
        let words = ["-q", "-b", "-", "-D", calling]
        // While a file is on its way nothing is said; ssh itself ends where the line falls silent.
        guard let password = address.password else {
            return try tool.deploying(words, input: script, within: ToolRun.sending)
        }
        return try Self.answering(password) { environment throws(DeployError) in
            var tool = tool
            tool.environment.merge(environment) { $1 }
            return try tool.deploying(words, input: script, within: ToolRun.sending)
        }
    }

    /// How ssh is called for this server.
    private var calling: String {
        var words = [shell, "-a", "-x"]
        if let user = address.user { words += ["-l", user.doubleQuoted] }
        if let port = address.port { words += ["-p", port.doubleQuoted] }
        return (words + ["-s", "--", address.host.doubleQuoted, "sftp"]).joined(separator: " ")
    }

    /// Has ssh ask a program for the password (`SSH_ASKPASS`), since there is nobody to type it.
    private static func answering<Answer>(
        _ password: String,
        _ body: ([String: String]) throws(DeployError) -> Answer
    ) throws(DeployError) -> Answer {
        let program = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: program) }
        let path = program.path(percentEncoded: false)
        // Whether an unknown host is the right one is no question for a password.
        let script = """
            #!/bin/sh
            case "$1" in *yes/no*) echo no ;; *) printf '%s\\n' "$PREGONERO_PASSWORD" ;; esac

            """
        guard
            FileManager.default.createFile(
                atPath: path,
                contents: Data(script.utf8),
                attributes: [.posixPermissions: 0o700]
            )
        else {
            throw .failed("\(path) cannot be written", hint: "make room or set TMPDIR")
        }
        return try body([
            "SSH_ASKPASS": path, "SSH_ASKPASS_REQUIRE": "force", "DISPLAY": "none",
            "PREGONERO_PASSWORD": password,
        ])
    }

    private func isAbsent(_ result: ToolRun.Result) -> Bool {
        result.code == Self.failed && result.errors.contains("No such file")
    }

    private func check(_ result: ToolRun.Result) throws(DeployError) {
        guard result.code != 0 else { return }
        let isFull = result.code == Self.failed && isFull
        throw .failed(
            "sftp: \(isFull ? "the disk of \(address.host) is full" : ToolRun.reason(result.errors))",
            hint: isFull
                ? "make room there and deploy again; the site there is whole"
                : "see that '\(byHand)' opens it without a question, and that the folder can be written"
        )
    }

    private var byHand: String {
        let port = address.port.map { " -P \($0)" } ?? ""
        return "sftp\(port) \(address.user.map { "\($0)@" } ?? "")\(address.host)"
    }

    /// With less than this there is no room for a file, in kilobytes.
    private static let room = 1_024

    /// Why a file could not be written, servers do not say.
    private var isFull: Bool {
        guard let result = try? run(["df ."], isThere: false), result.code == 0 else {
            return false
        }
        let rows = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        let columns = rows.last?.split(separator: " ") ?? []
        return columns.count == 5
            && Int(foreign: String(columns[2])).map { $0 < Self.room } ?? false
    }
}
