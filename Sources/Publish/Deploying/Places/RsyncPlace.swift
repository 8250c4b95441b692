import Basics
import Foundation
import Publishing
import Transfers

/// A server with rsync and ssh: the site is made beside the one that is served and takes its place in one step.
///
/// In the folder there lie `releases/1`, `releases/2` … and `current`, a link to the one that is served. What did not change is
/// the same file in all of them.
public struct RsyncPlace: DeployPlace {
    private let host: String
    private let login: String
    private let folder: String
    private let machine: String
    private let shell: String
    /// How it is called by hand. What the environment says is not said again: a password may stand in it.
    private let byHand: String

    /// How many releases are kept.
    private static let kept = 3
    /// How often something had been erased when the releases were made that lie there.
    private static let erasures = "releases/.erasures"

    /// - Parameters:
    ///   - address: of the folder.
    ///   - machine: whose site it is that is on its way.
    ///   - environment: of the program; `RSYNC_RSH` says how ssh is called.
    public init(at address: RsyncAddress, machine: String, environment: [String: String]) {
        host = address.host
        login = address.login
        folder = address.folder
        self.machine = machine.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
        shell = environment["RSYNC_RSH"] ?? Self.usualShell
        byHand = environment["RSYNC_RSH"] == nil ? "ssh" : "$RSYNC_RSH"
    }

    /// Asks nobody, and ends a minute after the host has fallen silent.
    private static let usualShell =
        "ssh -o BatchMode=yes -o ConnectTimeout=20 -o ServerAliveInterval=15 -o ServerAliveCountMax=4"

    public var name: String { "\(host):\(folder)" }
    public var limits: HostLimits? { nil }
    public var takesCopies: Bool { true }
    public var knowsPasswords: Bool { true }

    /// Where a run makes its release. Whoever begins later from a machine of the same name takes it for that of one that is gone.
    private func next(_ run: String) -> String { "releases/.next-\(machine).\(run)" }
    private var left: String { "releases/.left-\(machine)" }
    /// Lies in what a run has made, and not in what rsync makes where that is gone.
    private static let mark = "\(HostManifest.folder)/run"

    public func records() throws(DeployError) -> HostRecords {
        let path = "current/\(HostManifest.name)"
        let output = try remote(
            """
            if [ -e \(path) ]; then
              echo \(Self.found)
              cat \(path)
            elif [ -L current ] && [ -e current ]; then
              echo current
            else
              for number in $(ls releases 2>/dev/null | grep -E '^[0-9]+$'); do
                if [ ! -e "releases/$number/\(HostManifest.name)" ]; then
                  echo "releases/$number"
                  break
                fi
              done
            fi
            """,
            isThere: false,
            within: ToolRun.question
        )
        guard !output.isEmpty else { return HostRecords() }
        let first = output.prefix { $0 != 0x0A }
        let word = String(decoding: first, as: UTF8.self)
        // Other programs have folders of these names too, with sites of theirs.
        guard word == Self.found else { return HostRecords(isOfOthers: true, other: word) }
        return HostRecords(manifest: Array(output.dropFirst(first.count + 1)))
    }

    private static let found = "manifest"

    public func send(_ release: Release) throws(DeployError) {
        let plan = release.plan
        let next = next(release.run)
        let base = try begin(plan, in: next, after: release.former.manifest)
        let sent = plan.added + plan.changed
        if !sent.isEmpty {
            let tool = ToolRun(name: "rsync", environment: ["RSYNC_RSH": shell])
            let result = try tool.deploying(
                [
                    "--checksum", "--perms", "--chmod=D755,F644", "--from0", "--files-from=-",
                    "--link-dest=../.left-\(machine)", "--timeout=120",
                ] + (base.isEmpty ? [] : ["--link-dest=../../current"]) + [
                    release.site.output + "/", "\(host):\(folder)/\(next)/",
                ],
                input: Self.list(sent),
                within: ToolRun.sending
            )
            guard result.code == 0 else {
                if isGone(next) { throw .overtaken }
                throw failure("rsync", result, isFull: result.code == Self.unwritten && isFull)
            }
        }
        try switchOver(to: release, in: next, from: base)
    }

    /// Makes a copy of what is served, in which nothing is left of what changes.
    ///
    /// - Returns: the release that is served.
    private func begin(
        _ plan: DeployPlan,
        in next: String,
        after former: [UInt8]?
    ) throws(DeployError) -> String {
        let output = try remote(
            """
            mkdir -p releases
            if [ -e current ] && [ ! -L current ]; then
              echo "$PWD/current is no link: move it away" >&2
              exit 1
            fi
            find releases -maxdepth 1 -name '.*-*' -mmin +1440 -exec rm -rf {} +
            find . -maxdepth 1 -name '.current-*' -mmin +1440 -exec rm -f {} +
            for former in releases/.next-\(machine) releases/.next-\(machine).*; do
              if [ -e "$former" ]; then rm -rf \(left) || true; mv "$former" \(left) 2>/dev/null || true; fi
            done
            mkdir -p \(next) \(left)
            if [ -e current ]; then
              cp -al current/. \(next)/ 2>/dev/null || cp -a current/. \(next)/ || [ ! -e \(next) ]
            fi
            cd \(next) 2>/dev/null || exit \(Self.overtaken)
            xargs -0 rm -f --
            find . -mindepth 1 -depth -type d -empty -delete
            rm -f \(HostManifest.name)
            mkdir -p \(HostManifest.folder)
            touch \(Self.mark)
            cd ../..
            readlink current || echo
            if [ -e current/\(HostManifest.name) ]; then cat current/\(HostManifest.name); fi
            """,
            input: Self.list(plan.removed + plan.changed)
        )
        let base = output.prefix { $0 != 0x0A }
        let manifest = Array(output.dropFirst(base.count + 1))
        guard manifest == former ?? [] else { throw .overtaken }
        return String(decoding: base, as: UTF8.self)
    }

    /// Whether another run has taken what this one was making.
    private func isGone(_ next: String) -> Bool {
        let output = try? remote("if [ ! -e \(next)/\(Self.mark) ]; then echo gone; fi")
        return output.map { !$0.isEmpty } ?? false
    }

    /// Has the new release served, and takes away what is too old.
    private func switchOver(
        to release: Release,
        in next: String,
        from base: String
    ) throws(DeployError) {
        let ready = "releases/.ready-\(release.run)"
        let erasures = release.erasures
        let script = """
            if [ "$(readlink current || true)" != \(base.shellQuoted) ]; then exit \(Self.overtaken); fi
            # From here on nobody takes it away.
            mv \(next) \(ready) 2>/dev/null || exit \(Self.overtaken)
            if [ ! -e \(ready)/\(Self.mark) ]; then rm -rf \(ready); exit \(Self.overtaken); fi
            rm -f \(ready)/\(Self.mark)
            cat > \(ready)/\(HostManifest.name)
            find \(ready) -depth -type d -empty -delete
            last=$(ls releases | grep -E '^[0-9]+$' | sort -n | tail -n 1)
            number=$((${last:-0} + 1))
            mv \(ready) releases/$number
            # Where another one had the same number, it is in that one's now.
            if [ -e releases/$number/.ready-\(release.run) ]; then
              rm -rf releases/$number/.ready-\(release.run)
              exit \(Self.overtaken)
            fi
            rm -f .current-\(release.run)
            ln -s releases/$number .current-\(release.run)
            mv -T .current-\(release.run) current 2>/dev/null || mv -fh .current-\(release.run) current
            rm -rf \(left) || true
            kept=\(Self.kept)
            if [ "$(cat \(Self.erasures) 2>/dev/null || echo 0)" != \(erasures) ]; then kept=1; fi
            count=0
            for number in $(ls releases | grep -E '^[0-9]+$' | sort -rn); do
              if [ ! -e "releases/$number/\(HostManifest.name)" ]; then continue; fi
              count=$((count + 1))
              if [ $count -gt $kept ] && [ "$(readlink current)" != "releases/$number" ]; then
                rm -rf "releases/$number"
              fi
            done
            if [ $kept = 1 ]; then echo \(erasures) > \(Self.erasures); fi
            """
        _ = try remote(script, input: release.plan.manifest.bytes)
    }

    private static let overtaken: Int32 = 9

    /// Runs a script in the folder there.
    private func remote(
        _ script: String,
        input: [UInt8] = [],
        isThere: Bool = true,
        within limit: Int? = nil
    ) throws(DeployError) -> [UInt8] {
        let enter =
            isThere
            ? "set -e\nmkdir -p \(folder.shellQuoted)\ncd \(folder.shellQuoted)\n"
            : "cd \(folder.shellQuoted) 2>/dev/null || exit 0\n"
        let tool = ToolRun(name: "sh")
        let result = try tool.deploying(
            [
                "-c", "exec \(shell) \"$0\" \"$1\"", login,
                "echo \(Self.beginning)\n\(enter)\(script)",
            ],
            input: input,
            within: limit
        )
        if result.code == Self.overtaken { throw .overtaken }
        guard result.code == 0 else { throw failure("ssh", result) }
        return try said(result.output)
    }

    /// Stands before all that a script says: what comes before it others have said.
    private static let beginning = "pregonero-begins"

    /// - Throws: when the login says something too, by which rsync would fail later and say less.
    /// - Returns: what a script has said.
    private func said(_ output: [UInt8]) throws(DeployError) -> [UInt8] {
        guard let mark = output.firstRange(of: Array("\(Self.beginning)\n".utf8)) else {
            throw .failed(
                "\(host) does not run what it is asked to",
                hint: "the user there needs a shell: see that '\(byHand) \(login) echo yes' says so"
            )
        }
        if mark.lowerBound == 0 { return Array(output[mark.upperBound...]) }
        let before = String(decoding: output[..<mark.lowerBound], as: UTF8.self)
        let line = before.split(whereSeparator: \.isNewline).first ?? ""
        throw .failed(
            "the login at \(host) prints text: '\(line.prefix(80))'",
            hint:
                "let .bashrc, and what else runs at a login there, print nothing unless somebody types: "
                + "'\(byHand) \(login) true' has to say nothing"
        )
    }

    /// The code of rsync for what could not be read or written; why, it does not always say.
    private static let unwritten: Int32 = 11
    /// With less than this there is no room for a file, in kilobytes.
    private static let room = 1_024

    private var isFull: Bool {
        let output = try? remote("df -Pk . | awk 'NR == 2 { print $4 }'")
        let text = String(decoding: output ?? [], as: UTF8.self)
        return Int(foreign: text.trimmingCharacters(in: .whitespacesAndNewlines))
            .map { $0 < Self.room } ?? false
    }

    private func failure(
        _ tool: String,
        _ result: ToolRun.Result,
        isFull: Bool = false
    ) -> DeployError {
        if result.code == Self.unknown { return absence(result.errors) }
        let isFull = isFull || result.errors.contains("No space left")
        return .failed(
            "\(tool): \(isFull ? "the disk of \(host) is full" : ToolRun.reason(result.errors))",
            hint: isFull
                ? "make room there and deploy again; the site there is whole"
                : "see that '\(byHand) \(login) touch \(folder)/x' works without a question, and that rsync is installed there"
        )
    }

    /// The code of shells for a program that is not there.
    private static let unknown: Int32 = 127

    /// That a program is not there, on this machine or on the host.
    private func absence(_ errors: String) -> DeployError {
        let program = shell.split(separator: " ").first ?? "ssh"
        if errors.contains("exec: \(program):") {
            return .failed(
                "there is no program '\(program)'",
                hint: "install it, as with apt-get install openssh-client rsync, "
                    + "or brew install openssh rsync"
            )
        }
        let line = errors.split(separator: "\n").first { $0.contains("not found") }
        return .failed(
            "\(host): \(line.map(String.init) ?? ToolRun.reason(errors))",
            hint: "install it there"
        )
    }

    private static func list(_ names: [String]) -> [UInt8] {
        Array(names.map { $0 + "\0" }.joined().utf8)
    }
}
