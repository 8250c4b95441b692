import Foundation
import Testing

@testable import Safekeeping

@Suite struct LocalFailureTests {
    private func failure(of error: any Error) -> StateError? {
        do {
            try LocalFailure.named(in: "/estado") { throw error }
            return nil
        } catch {
            return error as? StateError
        }
    }

    @Test(arguments: [
        POSIXError(.ENOSPC) as any Error & Sendable, CocoaError(.fileWriteOutOfSpace),
        CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: POSIXError(.ENOSPC)]),
        NSError(domain: NSPOSIXErrorDomain, code: Int(EDQUOT)),
    ])
    func aFullDiskIsCalledThat(error: any Error & Sendable) {
        #expect(
            failure(of: error)
                == .failed(
                    "/estado: the disk is full",
                    hint: "make room and say it once more; what was here is whole"
                )
        )
    }

    @Test func whatElseTheSystemSaysIsPassedOn() {
        guard case .failed(let reason, _)? = failure(of: CocoaError(.fileWriteNoPermission)) else {
            Issue.record("it is no failure of files")
            return
        }
        #expect(reason == "/estado: Permission denied")
        #expect(failure(of: StateError.nothingThere) == .nothingThere)
        #expect(failure(of: CancellationError()) == nil)
    }
}
