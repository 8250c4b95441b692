import Archiving
import Deploying
import Publishing
import Safekeeping
import Testing

@testable import pregonero

/// What a person is told at the end: why, and on a line of its own what to do.
@Suite struct FailureReportTests {
    private func words(_ error: any Error) -> String {
        FailureReport(error).lines.joined(separator: "\n")
    }

    @Test func aHintStandsOnALineOfItsOwn() {
        let told = words(ExitReason.usage("no place", hint: "name one"))
        #expect(told == "error: no place\nhint: name one")
        #expect(words(ExitReason.usage("no place")) == "error: no place")
        #expect(FailureReport(ExitReason.readerGone).lines == [])
    }

    @Test func errorsOfOtherModulesSayWhatToDo() {
        let deploying = FailureReport(DeployError.failed("ssh: no answer", hint: "look at it"))
        #expect(deploying.code == 6)
        #expect(deploying.lines == ["error: ssh: no answer\nhint: look at it"])
        let state = FailureReport(StateError.nothingThere)
        #expect(state.code == 7)
        #expect(
            state.lines == [
                "error: no state was ever sent there\nhint: 'pregonero state push' sends the first one"
            ]
        )
        let edition = FailureReport(EditionError.unknown(9, kept: 1...4))
        #expect(edition.code == 2)
        #expect(
            edition.lines == [
                "error: there is no edition 9\nhint: kept are 1 to 4; pregonero editions lists them"
            ]
        )
    }

    @Test func anArchiveThatCannotBeUsedSaysWhatToDo() {
        let full = StateFolder.failure(.full(path: "archive.sqlite"))
        #expect(full.message == "archive.sqlite: the disk is full")
        #expect(full.hint?.hasPrefix("free some space") == true)
        #expect(
            words(full) == "error: \(ArchiveError.full(path: "archive.sqlite").description)"
        )
        #expect(StateFolder.failure(.unusable(path: "a", reason: "b")).hint == nil)
    }

    /// The last words are the same as ever: a build that would shrink, and parts of one that was never built.
    @Test func whatKeepsAPortalFromBeingPublishedIsTold() {
        let shrunk = FailureReport(PublishingError.shrunk(from: 9, to: 1))
        #expect(shrunk.code == 4)
        #expect(
            shrunk.lines == [
                "error: refused to publish: the site would shrink from 9 to 1 articles\n"
                    + "hint: --allow-shrink publishes it all the same"
            ]
        )
        #expect(FailureReport(PublishingError.warned).code == 1)
        #expect(
            FailureReport(PublishingError.nothingToAddTo).lines.first?
                .hasSuffix("there is none\nhint: build the whole site once") == true
        )
    }
}
