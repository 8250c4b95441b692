import Basics
import Foundation
import Testing

@Suite struct SystemReasonTests {
    @Test(arguments: [
        POSIXError(.ENOSPC) as any Error & Sendable, CocoaError(.fileWriteOutOfSpace),
        CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)]),
        NSError(domain: NSPOSIXErrorDomain, code: Int(ENOSPC)),
    ])
    func theWordsOfTheSystemAreFoundHoweverTheyAreWrapped(error: any Error & Sendable) {
        #expect(SystemReason.number(of: error) == ENOSPC)
        #expect(SystemReason.of(error) == "No space left on device")
    }

    @Test func whatFoundationMeetsIsToldWithoutTheFile() {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        let error = #expect(throws: (any Error).self) {
            try FileManager.default.removeItem(at: file)
        }
        #expect(error.map { SystemReason.of($0) } == "No such file or directory")
    }

    @Test func anErrorOfTheProgramHasItsOwnWords() {
        struct Own: Error, CustomStringConvertible {
            let description = "the archive is damaged"
        }
        #expect(SystemReason.number(of: Own()) == nil)
        #expect(SystemReason.of(Own()) == "the archive is damaged")
    }
}
