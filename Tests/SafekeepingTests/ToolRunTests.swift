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
        (
            "2026/11/21 06:00:00 NOTICE: Config file not found\n2026/11/21 06:00:01 Failed to copy: x\n"
                + "2026/11/21 06:00:02 NOTICE: Time may be set wrong\n",
            "2026/11/21 06:00:01 Failed to copy: x"
        ),
        ("2026/11/21 06:00:00 NOTICE: nothing else\n", "2026/11/21 06:00:00 NOTICE: nothing else"),
        ("\r\n \n", "it said nothing"),
        ("", "it said nothing"),
    ])
    func theLineThatSaysWhyIsTold(errors: String, reason: String) {
        #expect(ToolRun.reason(errors) == reason)
    }

    @Test func aProgramThatIsNotThereIsToldFromOneThatMissesAnother() throws {
        let missing = #expect(throws: ToolRun.Failure.self) {
            _ = try ToolRun(name: "pregonero-none").run([])
        }
        #expect(missing?.reason == "there is no program 'pregonero-none'")
        let result = try ToolRun(name: "sh").run(["-c", "exec pregonero-none"])
        #expect(result.code == 127)
        #expect(result.errors.contains("pregonero-none"))
    }

    @Test func whatBringsAProgramIsCalledAsEachSystemCallsIt() {
        let own = #expect(throws: ToolRun.Failure.self) {
            _ = try ToolRun(name: "pregonero-none").run([])
        }
        #expect(
            own?.hint
                == "install it, as with apt-get install pregonero-none, or brew install pregonero-none"
        )
        let other = #expect(throws: ToolRun.Failure.self) {
            _ = try ToolRun(name: "pregonero-none", package: "none-client", formula: "none").run([])
        }
        #expect(
            other?.hint == "install it, as with apt-get install none-client, or brew install none"
        )
    }

    /// It hears nothing of being told to end, and goes by itself once its folder has gone.
    @Test func oneThatFallsSilentIsAtWorkNoMore() throws {
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
        tool.grace = .zero
        let slow = tool
        let expected = ToolRun.Failure(
            reason: "sh has said nothing for 1 s",
            hint: "see that the host answers, and try again"
        )
        #expect(throws: expected) {
            _ = try slow.run(["-c", script, folder])
        }
        // One that had no time to begin is none either.
        let note = try? String(contentsOfFile: "\(folder)/process", encoding: .utf8)
        guard let process = note.flatMap({ pid_t($0.prefix { $0.isNumber }) }) else { return }
        let isGone = kill(process, 0) != 0 && errno == ESRCH
        #expect(isGone)
    }

    @Test func whoGoesOnSpeakingIsNotEnded() throws {
        var tool = ToolRun(name: "sh")
        tool.limit = 7
        let script = "for number in 1 2 3 4 5 6 7 8; do sleep 1; echo $number >&2; done; echo done"
        let result = try tool.run(["-c", script])
        #expect(String(decoding: result.output, as: UTF8.self) == "done\n")
        #expect(result.errors == "1\n2\n3\n4\n5\n6\n7\n8\n")
        #expect(throws: ToolRun.Failure.self) {
            _ = try ToolRun(name: "sh").run(["-c", "sleep 600"], within: 0)
        }
    }

    /// Whoever keeps the streams open after it, as ssh that waits for more, is not waited for.
    @Test func whatItLeavesRunningKeepsNobody() throws {
        let start = ContinuousClock.now
        let result = try ToolRun(name: "sh").run(["-c", "sleep 30 & echo $!"])
        #expect(ContinuousClock.now - start < .seconds(20))
        let text = String(decoding: result.output, as: UTF8.self)
        let left = try #require(pid_t(text.trimmingCharacters(in: .whitespacesAndNewlines)))
        kill(left, SIGKILL)
    }

    /// More than pipes hold, in both directions.
    @Test func muchIsReadAndWritten() throws {
        let much = [UInt8](repeating: 0x61, count: 3 << 20)
        let result = try ToolRun(name: "sh").run(["-c", "tee /dev/stderr"], input: much)
        #expect(result.output == much)
        #expect((1 << 20)...(2 << 20) ~= result.errors.utf8.count)
    }

    #if os(Linux)
    /// It may be a password: the file has no name, so nothing is left of it however this program ends.
    @Test func whatAProgramIsGivenLiesNowhere() throws {
        let script = "readlink /proc/self/fd/0; stat -L -c '%a %h' /dev/stdin; cat /dev/stdin"
        let result = try ToolRun(name: "bash").run(["-c", script], input: Array("secret".utf8))
        let lines = String(decoding: result.output, as: UTF8.self).split(separator: "\n")
        #expect(lines.count == 3)
        #expect(lines.first?.hasSuffix(" (deleted)") == true)
        #expect(lines.dropFirst() == ["600 0", "secret"])
    }

    /// Whoever ends this program ends what it has begun, also where that was begun by a thread to which no signal comes.
    @Test func aProgramHearsEverySignal() throws {
        let result = try ToolRun(name: "grep").run(["SigBlk", "/proc/self/status"])
        #expect(result.output == Array("SigBlk:\t0000000000000000\n".utf8))
    }
    #endif

    @Test(arguments: [
        ("ftp://ana:c@host/", "open ana:c", "open …"),
        ("ftp://ana:c@host/", "login: c\na cat can", "…\na cat can"),
        ("ftp://ana:cl4ve@host/", "no cl4ve2 here", "no …2 here"),
        ("ftp://ana:@host/", "ana: no", "… no"),
        ("ssh://git@host/", "git: no such thing", "git: no such thing"),
        ("https://t0ken@host/", "t0ken is wrong", "… is wrong"),
    ])
    func secretsAreInNoMessage(address: String, text: String, shown: String) {
        let tool = ToolRun(name: "sh", secrets: ToolRun.secrets(in: address))
        #expect(tool.hiding(in: text) == shown)
    }
}
