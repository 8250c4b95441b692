import Foundation
import Testing

/// What becomes of the program's words where nobody takes them.
@Suite struct StandardStreamTests {
    /// Every command that has something to say on standard output.
    private static let commands = [
        "version", "--help", "help build", "config", "config --json", "list sources", "list items",
        "list items --json", "list pages", "list held --json", "doctor",
        "doctor --json",
        "explain / --json", "completion bash", "inspect html a.html", "inspect feed Content/a.xml",
        "build --json", "fetch --json", "clean --json", "compress --json", "new article Uno",
        "import opml a.opml --json",
    ]

    private func workplace() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Workplace.feed(1...5), to: "Content/a.xml")
        try workplace.configure("  - {id: a, kind: feed, url: a.xml}\n")
        try workplace.write("<p>x</p>", to: "a.html")
        try workplace.write(
            "<opml><body><outline xmlUrl=\"https://luna.example/rss\"/></body></opml>",
            to: "a.opml"
        )
        #expect(try await workplace.build().code == 0)
        return workplace
    }

    /// The exit codes of all commands, each run in a way of the shell.
    private func codes(
        _ redirection: String,
        before preparation: String = ""
    ) async throws -> (codes: [String], errors: String, workplace: Workplace) {
        let workplace = try await workplace()
        let lines = Self.commands.map { command in
            "pregonero \(command) \(redirection); echo \"$? \(command)\" >> codes"
        }
        let run = try await workplace.shell(([preparation] + lines).joined(separator: "\n"))
        let codes = try workplace.read("codes").split(separator: "\n").map(String.init)
        return (codes, run.errors, workplace)
    }

    private func each(_ code: Int) -> [String] { Self.commands.map { "\(code) \($0)" } }

    @Test func aReaderThatIsGoneEndsItWithoutAWord() async throws {
        let (codes, errors, _) = try await codes(
            ">&3 2> /dev/null",
            before: "exec 3> >(exec true); wait $!"
        )
        #expect(codes == each(141), "\(errors)")
    }

    @Test func aReaderWhoHasReadEnoughIsNoFault() async throws {
        let workplace = try await workplace()
        let run = try await workplace.shell(
            "pregonero list items --json | head -1; echo ${PIPESTATUS[0]}"
        )
        #expect(run.errors.isEmpty)
        #expect(["[\n0\n", "[\n141\n"].contains(run.output), "\(run.output)")
    }

    #if os(Linux)
    @Test func aFullDeviceIsAnErrorThatSaysSo() async throws {
        let (codes, errors, _) = try await codes("> /dev/full")
        #expect(codes == each(1))
        let said = errors.components(
            separatedBy: "error: standard output cannot be written: No space left on device\n"
        )
        #expect(said.count == Self.commands.count + 1, "\(errors)")
    }

    @Test func wordsThatNobodyCanKeepEndNothing() async throws {
        let (codes, _, workplace) = try await codes("2> /dev/full > /dev/null")
        #expect(codes == each(0))
        #expect(workplace.exists("public/index.html"))
    }
    #endif

    @Test func aClosedOutputIsAnErrorOfWhoWantsData() async throws {
        let (codes, errors, workplace) = try await codes(">&-")
        #expect(codes == each(1), "\(errors)")
        #expect(errors.contains("error: standard output cannot be written: Bad file descriptor\n"))
        // No file of ours took the place of the closed stream.
        let run = try await workplace.shell(
            "clock='--clock \(Workplace.clock)'; "
                + "pregonero build $clock --full >&-; pregonero doctor $clock"
        )
        #expect(run.code == 0)
        #expect(run.output.contains(/a +ok/), "\(run.output)")
    }

    @Test(arguments: ["2>&-", "<&- 2>&-"])
    func otherClosedStreamsEndNothing(redirection: String) async throws {
        let (codes, errors, _) = try await codes("\(redirection) > /dev/null")
        #expect(codes == each(0), "\(errors)")
    }

    @Test func aBuildWithAllStreamsClosedWritesTheSame() async throws {
        let workplace = try await workplace()
        let before = try workplace.site().files
        let run = try await workplace.shell(
            "rm -r public .pregonero; pregonero build --clock \(Workplace.clock) <&- >&- 2>&-"
        )
        #expect(run.code == 0)
        #expect(try workplace.site().files == before)
    }

    @Test(arguments: ["inspect html -", "import opml -"])
    func aClosedInputIsNamed(command: String) async throws {
        let run = try await workplace().shell("pregonero \(command) <&-")
        #expect(run.code == 2)
        #expect(run.errors.contains("error: standard input"))
    }
}
