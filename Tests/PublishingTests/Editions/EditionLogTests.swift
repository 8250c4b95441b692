import Basics
import Testing

@testable import Publishing

@Suite struct EditionLogTests {
    private func log(_ count: Int) throws -> EditionLog {
        let folder = try Scratch.emptyFolder()
        let log = EditionLog(folder: "\(folder)/e")
        for number in 1...count {
            let file = "\(folder)/a"
            try FileSystem.replace(file, with: Array("content \(number)".utf8))
            let head = EditionHead(number: number, clock: number, live: 1, files: 1)
            let before = try log.store.keep(file)
            // Every second edition brings the same content as the first.
            let shared = ContentDigest(of: [UInt8(number % 2)])
            try log.add(
                EditionFile(
                    head: head,
                    changes: [
                        FileChange("a", before: before, after: nil),
                        FileChange("b", before: shared, after: nil),
                    ]
                )
            )
        }
        return log
    }

    private func digest(_ number: Int) -> ContentDigest {
        ContentDigest(of: Array("content \(number)".utf8))
    }

    @Test func whatNoEditionNeedsIsTakenAway() throws {
        let log = try log(6)
        try log.prune(keeping: 2)
        #expect(log.numbers == [4, 5, 6])
        // One goes back to the fourth, not from it.
        #expect(log.edition(4)?.changes == [])
        #expect((1...6).filter { log.store.holds(digest($0)) } == [5, 6])
        #expect(log.last?.number == 6)
    }

    @Test func whatIsNeededStillStays() throws {
        let log = try log(3)
        try log.prune(keeping: 2)
        #expect(log.numbers == [1, 2, 3])
        #expect((1...3).allSatisfy { log.store.holds(digest($0)) })
    }

    @Test func afterACutOnlyTheNumberIsLeft() throws {
        let log = try log(3)
        try log.cut()
        #expect(log.numbers.isEmpty && log.isCut && log.lastNumber == 3)
        #expect(FileSystem.entries(of: log.folder).map(\.name) == ["anew"])
        try log.cut()
        #expect(log.lastNumber == 3)
        try log.resume()
        #expect(!log.isCut)
    }

    @Test func aCopyHasAllThatIsKept() throws {
        let log = try log(3)
        let other = EditionLog(folder: log.folder + "-other")
        try Scratch.put("half", at: other.folder + UnfinishedFiles.ending + "/9")
        try Scratch.put("of another", at: "\(other.folder)/7")
        try log.copy(to: other)
        #expect(Scratch.files(in: other.folder) == Scratch.files(in: log.folder))
        // What one takes away the other keeps.
        try log.removeAll()
        #expect(other.numbers == [1, 2, 3])
        #expect((1...3).allSatisfy { other.store.holds(digest($0)) })
        try log.copy(to: other)
        #expect(other.numbers == [1, 2, 3])
    }

    @Test func aFileUnderTheNumberOfAnotherIsNone() throws {
        let log = try log(2)
        try FileSystem.move("\(log.folder)/2", to: "\(log.folder)/9")
        #expect(log.head(9) == nil && log.edition(9) == nil)
        #expect(log.head(1)?.number == 1)
    }
}
