#if os(Linux)
import Foundation
import TestSupport
import Testing

@testable import pregonero

/// Without `/proc` no command is known, and the program must not end as if all were well.
@Suite struct ProcessFolderTests {
    @Test func whereItIsNothingIsSaid() throws {
        try ProcessFolder.check()
    }

    @Test func whereItIsNotThatIsAnError() {
        let reason = #expect(throws: ExitReason.self) {
            try ProcessFolder.check("/nonexistent/self/task")
        }
        #expect(reason?.code == 1)
        #expect(reason?.hint?.hasPrefix("mount it: ") == true)
    }

    @Test(
        .enabled(if: Installed.mayMount, "nothing can be mounted over /proc"),
        arguments: ["build", "init new", "nonsense --x"]
    )
    func noCommandEndsWell(line: String) async throws {
        let run = try await Workplace().shell(
            "unshare -m bash -c 'mount -t tmpfs none /proc && exec \"$0\" \"$@\"' \"$program\" \(line)"
        )
        #expect(run.code == 1)
        #expect(run.errors.hasPrefix("error: there is no /proc here, "), "\(run.errors)")
        #expect(run.output.isEmpty)
    }
}
#endif
