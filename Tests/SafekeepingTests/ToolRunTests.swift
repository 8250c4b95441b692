import Foundation
import Testing

@testable import Transfers

@Suite struct ToolRunTests {
    private static let advice = """
        fatal: Could not read from remote repository.

        Please make sure you have the correct access rights
        and the repository exists.

        """

    @Test(arguments: [
        (
            "git@host: Permission denied (publickey).\r\n\(advice)",
            "git@host: Permission denied (publickey)."
        ),
        ("ERROR: Repository not found.\n\(advice)", "ERROR: Repository not found."),
        (
            "ssh: connect to host h port 22: No route to host\r\n\(advice)",
            "ssh: connect to host h port 22: No route to host"
        ),
        (
            "fatal: '/x' does not appear to be a git repository\n\(advice)",
            "fatal: '/x' does not appear to be a git repository"
        ),
        (
            "remote: closed\nTo /x\n ! [remote rejected] a -> a (hook declined)\nerror: failed to push",
            "! [remote rejected] a -> a (hook declined)"
        ),
        ("rsync: [Receiver] x failed\nrsync error: (code 11)\n", "rsync: [Receiver] x failed"),
        ("one\r\nAuthentication error [code: 10000]\r\n\r\n", "Authentication error [code: 10000]"),
        ("\r\n \n", "it said nothing"),
        ("", "it said nothing"),
    ])
    func theLineThatSaysWhyIsTold(errors: String, reason: String) {
        #expect(ToolRun.reason(errors) == reason)
    }

    @Test func aProgramThatIsNotThereIsToldFromOneThatMissesAnother() throws {
        #expect(throws: ToolRun.Failure.self) {
            _ = try ToolRun(name: "pregonero-none").run([])
        }
        let result = try ToolRun(name: "sh").run(["-c", "exec pregonero-none"])
        #expect(result.code == 127)
        #expect(result.errors.contains("pregonero-none"))
    }

    /// It hears nothing of being told to end, and goes by itself once its folder has gone.
    @Test func oneThatTakesTooLongIsAtWorkNoMore() throws {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)").path(percentEncoded: false)
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let script = """
            trap '' TERM
            echo $$ > "$0/process"
            while [ -e "$0" ]; do sleep 0.05; done
            """
        var tool = ToolRun(name: "sh")
        tool.limit = 1
        tool.grace = 0
        let slow = tool
        #expect(
            throws: ToolRun.Failure(reason: "sh took longer than 1 s", hint: "try again")
        ) {
            _ = try slow.run(["-c", script, folder])
        }
        // One that had no time to begin is none either.
        let note = try? String(contentsOfFile: "\(folder)/process", encoding: .utf8)
        guard let process = note.flatMap({ pid_t($0.prefix { $0.isNumber }) }) else { return }
        let isGone = kill(process, 0) != 0 && errno == ESRCH
        #expect(isGone)
    }

    #if os(Linux)
    @Test func whatAProgramIsGivenNobodyElseReads() throws {
        let script = """
            file=$(readlink /proc/self/fd/0)
            stat -c %a "${file%/*}" "$file" "${file%/*}/output" "${file%/*}/errors"
            """
        let result = try ToolRun(name: "bash").run(["-c", script], input: Array("secret".utf8))
        #expect(String(decoding: result.output, as: UTF8.self) == "700\n600\n600\n600\n")
    }
    #endif
}
