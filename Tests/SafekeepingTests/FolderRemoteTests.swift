import Foundation
import Testing

@testable import Safekeeping

@Suite struct FolderRemoteTests {
    private let trial: StateTrial

    init() throws { trial = try StateTrial() }

    private func remote() -> FolderRemote {
        FolderRemote(folder: trial.path("kept"), machine: "vm", now: { StateTrial.now })
    }

    @Test func onlyWhatIsNotThereIsEmpty() throws {
        #expect(try remote().names(in: "parts") == [])
        try trial.write("b", to: "kept/parts/b")
        try trial.write("a", to: "kept/parts/a")
        #expect(try remote().names(in: "parts") == ["a", "b"])
        try trial.write("no folder", to: "kept/snapshots")
        #expect(
            throws: StateError.failed(
                "\(trial.path("kept/snapshots")) cannot be read: it is no folder",
                hint: "make the folder readable and writable, or name another"
            )
        ) {
            _ = try remote().names(in: "snapshots")
        }
        try FileManager.default.createSymbolicLink(
            atPath: trial.path("kept/loop"),
            withDestinationPath: "loop"
        )
        #expect(throws: StateError.self) { _ = try remote().names(in: "loop") }
    }
}
