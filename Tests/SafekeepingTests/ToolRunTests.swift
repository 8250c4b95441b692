import Testing
import Transfers

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
}
