import Basics
import Foundation
import Testing

@testable import Safekeeping

@Suite struct FetchStateTests {
    private let trial: StateTrial

    init() throws { trial = try StateTrial() }

    @Test func whoeverFetchesIsToldWhatGoesWhileItIsThere() throws {
        try trial.write("new", to: "here/manifest-01020304")
        _ = try SendState(trial.place()).run()
        for (name, text) in [
            ("manifest-01020304", "old"), ("manifest-05060708", "old"), ("history.json", "{}"),
        ] {
            try trial.write(text, to: "there/\(name)")
        }
        var told: FetchState.Replacement?
        var before: [String] = []
        _ = try FetchState(trial.place("there")).run { replacement in
            told = replacement
            before = try ["01020304", "05060708"].map { try trial.read("there/manifest-\($0)") }
        }
        #expect(before == ["old", "old"])
        #expect(told?.paths == ["archive.sqlite", "manifest-01020304", "manifest-05060708"])
        #expect(told?.hasErasures == false)
        #expect(try trial.read("there/manifest-01020304") == "new")
    }

    @Test func whatWasErasedThereIsTold() throws {
        try trial.write("2\n", to: "here/erasures")
        _ = try SendState(trial.place()).run()
        try trial.write("1\n", to: "there/erasures")
        var hasErasures = false
        _ = try FetchState(trial.place("there")).run { hasErasures = $0.hasErasures }
        #expect(hasErasures)
    }

    @Test func aNumberOfErasuresThatNobodyCountsIsNone() throws {
        try trial.write("9223372036854775807\n", to: "here/erasures")
        try StatePlace.noteErasure(in: trial.path("here"))
        #expect(trial.place().erasures == 1)
    }

    @Test func whatWasBegunHereIsFinishedHere() throws {
        try trial.write("theirs", to: "here/manifest-01020304.pending")
        _ = try SendState(trial.place()).run()
        for name in ["manifest-01020304.pending", "manifest-05060708.pending"] {
            try trial.write("ours", to: "there/\(name)")
        }
        _ = try FetchState(trial.place("there")).run()
        for name in ["manifest-01020304.pending", "manifest-05060708.pending"] {
            #expect(try trial.read("there/\(name)") == "ours")
        }
        // It is sent as it is here.
        try trial.write("two", to: "there/archive.sqlite")
        _ = try SendState(trial.place("there")).run()
        _ = try FetchState(trial.place("third")).run()
        #expect(try trial.read("third/manifest-01020304.pending") == "ours")
    }

    @Test func aPartThatIsLostThereIsSentAnew() throws {
        _ = try SendState(trial.place()).run()
        let parts = try trial.names("kept/parts")
        for part in parts { try trial.remove("kept/parts/\(part)") }
        #expect(try SendState(trial.place()).run().sent > 0)
        _ = try FetchState(trial.place("there")).run()
        #expect(try trial.read("there/archive.sqlite") == "one")
        #expect(try SendState(trial.place()).run().sent == 0)
    }

    /// The beginning of an archive that says its schema.
    private static func archive(schema: Int) -> String {
        let number = SchemaMark.number(of: schema)
        let mark = (0..<4).map { UInt8(number >> (24 - 8 * UInt32($0)) & 0xFF) }
        let zeros = { [UInt8](repeating: 0, count: $0) }
        let bytes = Array("SQLite format 3\0".utf8) + zeros(52) + mark + zeros(28)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// A program that reads archives up to schema 18.
    private func fetching() -> FetchState {
        let place = trial.place("there")
        return FetchState(
            StatePlace(
                folder: place.folder,
                site: place.site,
                machine: place.machine,
                remote: place.remote,
                schema: 18,
                now: place.now
            )
        )
    }

    @Test(arguments: [true, false])
    func anArchiveOfANewerProgramTakesNoPlace(isForced: Bool) throws {
        try trial.write(Self.archive(schema: 19), to: "here/archive.sqlite")
        _ = try SendState(trial.place()).run()
        try trial.write("ours", to: "there/archive.sqlite")
        #expect(throws: StateError.newerArchive(found: 19, known: 18)) {
            try fetching().run(isForced: isForced)
        }
        #expect(try trial.read("there/archive.sqlite") == "ours")
        #expect(try !trial.names("there").contains("fetching"))
    }

    @Test func oneThatItsSnapshotDoesNotNameTakesNoPlaceEither() throws {
        try trial.write(Self.archive(schema: 19), to: "here/archive.sqlite")
        _ = try SendState(trial.place()).run()
        let place = trial.place()
        let current = try #require(try place.current(try place.remote.pointer()))
        var snapshot = try place.snapshot(current.name)
        #expect(snapshot.schema == 19)
        snapshot.schema = nil
        let name = SnapshotName(of: snapshot.bytes, time: snapshot.time)
        let kept = trial.folder.appending(path: "kept")
        try Data(snapshot.bytes).write(to: kept.appending(path: name.path))
        try Data(place.pointer(to: name))
            .write(to: kept.appending(path: RemoteChange.pointerPath))
        try trial.write("ours", to: "there/archive.sqlite")
        #expect(throws: StateError.newerArchive(found: 19, known: 18)) {
            try fetching().run(isForced: true)
        }
        #expect(try trial.read("there/archive.sqlite") == "ours")
        #expect(try !trial.names("there").contains("fetching"))
    }

    @Test func oneThatIsKnownTakesItsPlace() throws {
        try trial.write(Self.archive(schema: 18), to: "here/archive.sqlite")
        _ = try SendState(trial.place()).run()
        _ = try fetching().run()
        #expect(try trial.read("there/archive.sqlite") == Self.archive(schema: 18))
    }
}
