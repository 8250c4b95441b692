import Foundation
import TestSupport
import Testing

@testable import Safekeeping

@Suite struct LockOwnerTests {
    private let owner = LockOwner(machine: "vm", now: { StateTrial.now })

    private func isHeld(_ text: String) -> Bool {
        do {
            try owner.check(Array(text.utf8))
            return false
        } catch {
            return true
        }
    }

    @Test(arguments: [
        (-1, false), (0, false), (1, true), (900, true), (1_800, true), (1_801, false),
        (9_999_999_999, false),
    ])
    func itHoldsForNoLongerThanItCanBeTakenFor(seconds: Int, isHeld: Bool) {
        #expect(self.isHeld("x\nmaquina\n\(StateTrial.now + seconds)\n") == isHeld)
    }

    @Test func whatNobodyWroteHoldsNothing() {
        for text in ["", "x\n", "x\ny\nz\n", "x\ny\n99999999999999999999\n"] {
            #expect(!isHeld(text), "\(text)")
        }
    }

    @Test func thatOfAProcessWhichIsGoneIsTakenOver() async throws {
        #expect(isHeld(owner.text))
        let words = owner.text.prefix { $0 != "\n" }.split(separator: " ")
        #if os(Linux)
        try #require(words.count == 3)
        #else
        // Where nobody can tell, time alone ends it.
        guard words.count == 3 else { return }
        #endif
        let program = try StartedProgram(["true"])
        _ = try await program.finished()
        let gone = owner.text.replacing(" \(words[1]) ", with: " \(program.id) ")
        #expect(!isHeld(gone))
        // Another machine has processes of its own.
        #expect(isHeld(gone.replacing(words[2], with: "0123456789abcdef")))
        #expect(isHeld(owner.text.replacing(" \(words[1]) ", with: " -1 ")))
    }
}
