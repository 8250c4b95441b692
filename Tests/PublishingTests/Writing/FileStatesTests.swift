import Basics
import TestSupport
import Testing

@testable import Publishing

@Suite struct FileStatesTests {
    private static let file = StoredFile(size: 5, changed: 6, digest: .unknown)

    /// As many files as there are lines, of which some are changed.
    private static func states(_ lines: [Int?], changed: Set<Int> = []) -> FileStates {
        var states = FileStates(room: 0)
        for (number, line) in lines.enumerated() {
            let key = changed.contains(number) ? UInt64(number) + 100 : nil
            states.append(line: line, changedTo: key)
        }
        return states
    }

    @Test func `neighbours whose lines follow each other are one stretch`() {
        let states = Self.states([3, 4, 5, nil, nil, 9, 11, 12])
        #expect(states.count == 8)
        #expect(
            states.stretches(of: 0..<8) == [
                .standing(lines: 3..<6), .unknown(3..<5), .standing(lines: 9..<10),
                .standing(lines: 11..<13),
            ]
        )
        #expect(
            states.stretches(of: 1..<4) == [.standing(lines: 4..<6), .unknown(3..<4)]
        )
        #expect(states.stretches(of: 4..<4).isEmpty)
    }

    @Test func `what was written says so, and what was to be written and was not is as before`() {
        var states = Self.states([0, 1, nil, 2, 3, 4], changed: [1, 2, 4])
        #expect(states.changed == [1, 2, 4])
        #expect(states.stretches(of: 0..<6).first == .standing(lines: 0..<2))
        states.note(Self.file, of: 1)
        states.note(Self.file, of: 2)
        #expect(
            states.stretches(of: 0..<6) == [
                .standing(lines: 0..<1), .written(1..<3), .standing(lines: 2..<5),
            ]
        )
        #expect(states.stretches(of: 2..<3) == [.written(2..<3)])
        #expect(states.key(of: 4) == 104)
        #expect(states.record(of: 2) == FileRecord(key: 102, of: Self.file))
    }

    /// Against what each file by itself would be.
    @Test(arguments: 0..<40) func `every file of any range is told once and rightly`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 1...60, using: &random)
        var next = 0
        let lines: [Int?] = (0..<count).map { _ in
            next += Int.random(in: 0...9, using: &random) == 0 ? 2 : 1
            return Int.random(in: 0...9, using: &random) == 0 ? nil : next
        }
        let changed = Set((0..<count).filter { _ in Int.random(in: 0...4, using: &random) == 0 })
        var states = Self.states(lines, changed: changed)
        let written = changed.filter { _ in Bool.random(using: &random) }
        for number in written { states.note(Self.file, of: number) }
        for _ in 0..<20 {
            let start = Int.random(in: 0..<count, using: &random)
            let end = Int.random(in: start...count, using: &random)
            var told: [String] = []
            for stretch in states.stretches(of: start..<end) {
                switch stretch {
                case .written(let files): told += files.map { "written \($0)" }
                case .unknown(let files): told += files.map { "unknown \($0)" }
                case .standing(let lines): told += lines.map { "line \($0)" }
                }
            }
            let expected = (start..<end).map { number in
                if written.contains(number) { return "written \(number)" }
                return lines[number].map { "line \($0)" } ?? "unknown \(number)"
            }
            #expect(told == expected)
        }
    }
}
