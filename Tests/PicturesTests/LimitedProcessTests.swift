import Foundation
import Testing

@testable import Pictures

@Suite struct LimitedProcessTests {
    private let fixture: PictureFixture

    init() throws {
        fixture = try PictureFixture()
    }

    private func run(_ script: String, seconds: Int = 20) async -> LimitedProcess.Ending {
        await LimitedProcess(
            program: URL(filePath: "/bin/sh"),
            arguments: ["-c", script],
            folder: fixture.store.work,
            environment: ["PATH": "/usr/bin:/bin", "ONLY": "this"],
            seconds: seconds
        ).run()
    }

    @Test func knowsNothingOfOurEnvironment() async {
        let ending = await run("env | grep -v -e ^PATH= -e ^PWD= -e ^SHLVL= -e ^_= -e ^OLDPWD= >&2")
        #expect(ending.errors == "ONLY=this\n")
    }

    @Test func isEndedWhenItTakesTooLong() async {
        let ending = await run("sleep 600", seconds: 1)
        #expect(ending.status != 0)
        #expect(ending.errors == "it took longer than 1 s")
    }

    @Test func hasLimits() async {
        let ending = await run("ulimit -t >&2; ulimit -f >&2; ulimit -c >&2", seconds: 7)
        #expect(ending.errors == "7\n131072\n0\n")
    }

    @Test(arguments: [
        ("echo 'libvips.so.42: cannot open shared object file' >&2; exit 127", false),
        ("exit 126", false), ("echo 'vips: failed to map segment' >&2; exit 127", true),
        ("echo 'sh: Resource temporarily unavailable' >&2; exit 126", true),
    ])
    func whatIsNotStartedIsStarvedOnlyWhereThatIsSaid(script: String, isStarved: Bool) async {
        let ending = await run(script)
        #expect(ending.isStarved == isStarved)
        #expect((ending.refusal == nil) == isStarved)
    }

    @Test func whatHasRunIsNotRefused() async {
        #expect(await run("exit 3").refusal == nil)
        #expect(await run("exit 0").refusal == nil)
    }

    @Test func aShellThatIsNotThereIsNoWantOfMemory() {
        let ending = LimitedProcess.Ending(
            status: nil,
            errors: "/bin/sh: No such file or directory"
        )
        #expect(!ending.isStarved)
        #expect(ending.refusal == "/bin/sh: No such file or directory")
        let starved = LimitedProcess.Ending(status: nil, errors: "", isForWant: true)
        #expect(starved.isStarved && starved.refusal == nil)
    }

    @Test func saysHowItEnded() async {
        let ending = await run("echo broken >&2; exit 3")
        #expect(ending.status == 3)
        #expect(ending.errors == "broken\n")
    }
}
