import Basics
import Testing
import Transfers

@testable import Safekeeping

@Suite struct SnapshotTests {
    private var snapshot: Snapshot {
        var snapshot = Snapshot(site: "https://example.org/", time: 9, machine: "vm", erasures: 2)
        snapshot.parts = [
            StatePart(name: ContentDigest(of: [1]).text, size: 40_000, packed: 9),
            StatePart(name: ContentDigest(of: [2]).text, size: 8_200, packed: 8),
        ]
        let page = StateFile.page
        snapshot.files = [
            StateFile(
                path: "archive.sqlite",
                size: 3 * page + 5,
                digest: ContentDigest(of: [3]),
                places: [
                    PagePlace(part: 0, offset: 0), PagePlace(part: 0, offset: page),
                    PagePlace(part: 1, offset: 0), PagePlace(part: 1, offset: page),
                ]
            ),
            StateFile(path: "own notes.json", size: 0, digest: ContentDigest(of: []), places: []),
        ]
        return snapshot
    }

    /// The same with a word replaced by another.
    private func altered(_ word: String, _ other: String) throws -> [UInt8] {
        let bytes = snapshot.bytes
        let number = bytes.prefix { $0 != 0x0A }
        let size = try #require(Int(String(decoding: number, as: UTF8.self)))
        let text = try #require(
            Packing.unpacked(Array(bytes.dropFirst(number.count + 1)), size: size)
        )
        let new = Array(String(decoding: text, as: UTF8.self).replacing(word, with: other).utf8)
        #expect(new != text)
        return Array("\(new.count)\n".utf8) + Packing.packed(new)
    }

    @Test func isReadAsItWasWritten() throws {
        #expect(try Snapshot(snapshot.bytes) == snapshot)
    }

    @Test func theSchemaOfItsArchiveIsReadAsItWasWritten() throws {
        var named = snapshot
        named.schema = 18
        #expect(try Snapshot(named.bytes) == named)
        #expect(try Snapshot(snapshot.bytes).schema == nil)
    }

    @Test func whatANewerProgramAddsToItsTimesIsPassedOver() throws {
        let bytes = try altered("\n9 2\n", "\n9 2 schema=18 more=1\n")
        let read = try Snapshot(bytes)
        #expect((read.time, read.erasures, read.schema) == (9, 2, 18))
    }

    @Test func cutItIsNone() {
        let bytes = snapshot.bytes
        for count in 0..<bytes.count {
            #expect(throws: StateError.damaged("a snapshot")) {
                try Snapshot(Array(bytes.prefix(count)))
            }
        }
    }

    @Test func oneOfANewerProgramIsKnown() throws {
        let bytes = try altered("pregonero-state 1", "pregonero-state 2")
        #expect(throws: StateError.newerFormat(2)) { try Snapshot(bytes) }
    }

    @Test(arguments: [
        ("archive.sqlite", "../archive.sqlite"), ("archive.sqlite", "lock"),
        ("archive.sqlite", "archive.sqlite-wal"), ("own notes.json", "editions-1/a"),
        ("0+0*2", "7+0*2"), ("0+0*2", "0+0*1"), ("0+0*2", "0+0*3"), ("0+0*2", "0+39990*2"),
        ("0+0*2", "0+-8192*2"), ("0+0*2", "0+9223372036854775807*2"), ("2 2", "2 3"),
        ("2 2", "-1 5"), ("\nend\n", "\nmore\nend\n"), ("8200", "99999999"),
        ("24581 ", "9223372036854775807 "), ("24581 ", "9223372036854775000 "),
        ("own notes.json", "archive.sqlite"),
        ("40000 9\n", "40000 9223372036854775807\n"), ("\n9 2\n", "\n9223372036854775807 2\n"),
    ])
    func whatWeNeverWriteIsNone(word: String, other: String) throws {
        let bytes = try altered(word, other)
        #expect(throws: StateError.damaged("a snapshot")) { try Snapshot(bytes) }
    }

    @Test func aHugeNumberIsNoReasonToTakeSoMuchMemory() {
        let bytes = Array("99999999999\n".utf8) + [1, 2, 3]
        #expect(throws: StateError.damaged("a snapshot")) { try Snapshot(bytes) }
    }
}
