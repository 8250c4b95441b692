import Foundation
import Testing

@testable import Safekeeping

@Suite struct SendStateTests {
    private let trial: StateTrial

    init() throws { trial = try StateTrial() }

    @Test func aSecondPlaceLeavesTheFirstAsItIs() throws {
        for (number, remote) in ["a", "b", "a", "b"].enumerated() {
            try trial.write("news \(number)", to: "here/archive.sqlite")
            let sent = try SendState(trial.place(at: remote, now: StateTrial.now + number)).run()
            #expect(sent.changed == (number < 2 ? 2 : 1), "\(remote)")
            #expect(try SendState(trial.place(at: remote)).run().sent == 0)
        }
        // What is here was sent to the other one alone.
        #expect(throws: StateError.newerHere(files: 1)) {
            _ = try FetchState(trial.place(at: "a")).run()
        }
    }

    @Test func whatAnEarlierProgramKnewCounts() throws {
        _ = try SendState(trial.place()).run()
        let place = trial.place()
        try FileManager.default.moveItem(
            atPath: place.sentState,
            toPath: trial.path("here/sending/known.plist")
        )
        try trial.write("two", to: "here/archive.sqlite")
        #expect(try SendState(place).run().changed == 1)
    }

    @Test func theStateOfAnotherPortalIsNeverReplaced() throws {
        _ = try SendState(trial.place(site: "https://a.example/")).run()
        let pointer = try trial.read("kept/current")
        try trial.write("other", to: "other/archive.sqlite")
        for isForced in [false, true] {
            #expect(
                throws: StateError.wouldReplace(
                    there: "https://a.example/",
                    here: "https://o.example/",
                    isKnown: false
                )
            ) {
                _ = try SendState(trial.place("other", site: "https://o.example/"))
                    .run(isForced: isForced)
            }
        }
        #expect(try trial.read("kept/current") == pointer)
    }

    @Test func aPortalThatMovedPutsItsStateInPlaceOfItsFormer() throws {
        _ = try SendState(trial.place()).run()
        let moved = trial.place(site: "https://new.example/")
        #expect(
            throws: StateError.wouldReplace(
                there: "https://example.org/",
                here: "https://new.example/",
                isKnown: true
            )
        ) {
            _ = try SendState(moved).run()
        }
        #expect(try SendState(moved).run(isForced: true).files == 2)
        // Another machine of it fetches that first.
        try trial.write("other", to: "other/archive.sqlite")
        let other = trial.place("other", site: "https://newer.example/")
        #expect(throws: StateError.self) { _ = try SendState(other).run(isForced: true) }
        _ = try FetchState(other).run(isForced: true)
        #expect(try SendState(other).run(isForced: true).files == 2)
    }

    @Test func whatANewerProgramWroteIsNeverReplaced() throws {
        _ = try SendState(trial.place()).run()
        let pointer = try trial.read("kept/current")
        let newer = pointer.replacing("pregonero-state 1", with: "pregonero-state 7")
        try trial.write(newer, to: "kept/current")
        for isForced in [false, true] {
            #expect(throws: StateError.newerFormat(7)) {
                _ = try SendState(trial.place()).run(isForced: isForced)
            }
        }
        #expect(try trial.read("kept/current") == newer)
    }

    @Test(arguments: ["", nil])
    func aPointerThatIsLostIsADamage(pointer: String?) throws {
        _ = try SendState(trial.place()).run()
        let whole = try #require(StateStatus(trial.place()).moment)
        if let pointer {
            try trial.write(pointer, to: "kept/current")
        } else {
            try trial.remove("kept/current")
        }
        #expect(throws: StateError.self) { _ = try FetchState(trial.place("other")).run() }
        do {
            _ = try SendState(trial.place("other")).run()
            Issue.record("it was sent")
        } catch StateError.damaged {
        }
        let status = try StateStatus(trial.place())
        #expect(status.isDamaged && status.moment == nil && status.former == [whole])
        #expect(try FetchState(trial.place("other")).run(at: String(whole.prefix(10))).files == 2)
        #expect(try SendState(trial.place()).run(isForced: true).files == 2)
        #expect(try VerifyState(trial.place()).run().files == 2)
        // Another portal's is not replaced either while nobody knows which of them counts.
        try trial.remove("kept/current")
        #expect(throws: StateError.self) {
            _ = try SendState(trial.place("third", site: "https://o.example/")).run(isForced: true)
        }
    }

    @Test(arguments: [true, false])
    func afterAnErasureNothingOfBeforeIsLeftHereEither(isForced: Bool) throws {
        let remote = ForgettingRemote(folder: trial.path("kept"))
        let place = StatePlace(
            folder: trial.path("here"),
            site: "https://example.org/",
            machine: "vm",
            remote: remote,
            now: { StateTrial.now }
        )
        _ = try SendState(place).run()
        try StatePlace.noteErasure(in: trial.path("here"))
        _ = try SendState(place).run(isForced: isForced)
        _ = try SendState(place).run(isForced: true)
        #expect(remote.forgot == [false, true, false])
    }

    @Test func whoseItIsIsToldWhereItIsAnotherPortals() throws {
        _ = try SendState(trial.place()).run()
        #expect(try StateStatus(trial.place()).otherSite == nil)
        let other = try StateStatus(trial.place("other", site: "https://o.example/"))
        #expect(other.otherSite == "https://example.org/")
    }

    @Test func whereNothingWasEverSentThatIsSaid() throws {
        #expect(throws: StateError.nothingThere) { _ = try FetchState(trial.place()).run() }
        #expect(throws: StateError.nothingThere) {
            _ = try FetchState(trial.place()).run(at: "2026")
        }
    }

    @Test func sendingAllAnewMendsADamagedPart() throws {
        _ = try SendState(trial.place()).run()
        let part = "kept/parts/\(try #require(trial.names("kept/parts").first))"
        try trial.write("damaged", to: part)
        #expect(throws: StateError.self) { _ = try VerifyState(trial.place()).run() }
        _ = try SendState(trial.place()).run(isForced: true)
        #expect(try VerifyState(trial.place()).run().files == 2)
    }
}
