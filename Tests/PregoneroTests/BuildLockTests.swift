import Foundation
import Testing

@testable import pregonero

/// What a person is told who may not write where the state lies.
@Suite struct BuildLockTests {
    @Test func aFileThatIsNoneIsNamedWithoutAHint() throws {
        let folder = FileManager.default.temporaryDirectory.filePath
        let reason = #expect(throws: ExitReason.self) {
            try BuildLock(file: folder) { _ in }
        }
        #expect(reason?.code == 1 && reason?.hint == nil)
        #expect(reason?.message.hasSuffix("the lock cannot be opened: Is a directory") == true)
    }

    @Test func whoOnlyLooksNotesNothing() throws {
        let file = FileManager.default.temporaryDirectory
            .appending(path: "pregonero-\(UUID().uuidString)").filePath
        let waiting: (String?) -> Void = { _ in Issue.record("nobody is there") }
        #expect(throws: ExitReason.self) {
            try BuildLock(file: file, isShared: true, isReadOnly: true, waiting: waiting)
        }
        try Data("a build".utf8).write(to: URL(filePath: file))
        defer { try? FileManager.default.removeItem(atPath: file) }
        let first = try BuildLock(file: file, isShared: true, isReadOnly: true, waiting: waiting)
        let second = try BuildLock(file: file, isShared: true, isReadOnly: true, waiting: waiting)
        withExtendedLifetime([first, second]) {}
        #expect(try String(contentsOfFile: file, encoding: .utf8) == "a build")
    }

    @Test(arguments: [EROFS, EACCES, EPERM])
    func whoMayNotWriteThereIsToldOfState(code: Int32) throws {
        let folder = FileManager.default.temporaryDirectory.filePath
        let hint = try #require(BuildLock.hint(code, folder))
        let copy = "copy the state to where it can be written, and name the copy with --state"
        #expect(hint.hasSuffix(copy))
        #expect(hint.hasPrefix("run it as ") == (code != EROFS))
    }
}
