import Domain
import Testing

@testable import pregonero

@Suite struct ClosedPreviewTests {
    @Test func thatNobodyCanBeLetInIsTold() throws {
        let warning = try #require(
            ClosedPreview.warning(closes: true, isPrivate: false, checksPasswords: false)
        )
        #expect(
            "\(warning)"
                == """
                warning: nobody can open what 'protect' closes: this system cannot check passwords
                hint: leave --bind out, and look at it on this machine
                """
        )
    }

    @Test(arguments: [(true, true, false), (false, false, false), (true, false, true)])
    func whereEverythingCanBeSeenNothingIs(closes: Bool, isPrivate: Bool, checksPasswords: Bool) {
        #expect(
            ClosedPreview.warning(
                closes: closes,
                isPrivate: isPrivate,
                checksPasswords: checksPasswords
            ) == nil
        )
    }
}
