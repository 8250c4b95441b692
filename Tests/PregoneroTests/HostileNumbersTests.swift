import Foundation
import GRDB
import TestSupport
import Testing

/// That numbers which no newspaper can have, in answers, files and the archive, end no build.
@Suite struct HostileNumbersTests {
    private func workplace(seed: UInt64) throws -> Workplace {
        let workplace = try Workplace()
        var numbers = HostileNumbers(seed: seed)
        var sources = ""
        for (index, answer) in NumberedAnswer.all.enumerated() {
            let file = "data/k\(index).\(answer.ending)"
            let options = answer.options.sorted { $0.key < $1.key }
                .map { ", \($0.key): \($0.value)" }.joined()
            sources += "  - {id: k\(index), kind: \(answer.kind), url: \(file)\(options)}\n"
            try workplace.write(numbers.fill(answer.answer), to: "Content/\(file)")
        }
        try workplace.configure(sources)
        return workplace
    }

    @Test(arguments: 1...3 as ClosedRange<UInt64>)
    func numbersOfAnySizeBecomePagesOrNothing(seed: UInt64) async throws {
        let workplace = try workplace(seed: seed)
        let run = try await workplace.build("--allow-shrink")
        #expect(run.code == 0, "\(run.errors)")
        let paths = try workplace.site().files.keys
        #expect(paths.allSatisfy { !$0.contains("/-") && !$0.contains("99999") }, "\(paths)")
    }

    @Test func anArchiveThatHoldsThemBuildsWithoutNetwork() async throws {
        let workplace = try workplace(seed: 1)
        try workplace.write(Workplace.feed(1...3), to: "Content/a.xml")
        let first = try await workplace.build()
        #expect(first.code == 0, "\(first.errors)")
        let archive = try DatabaseQueue(
            path: workplace.folder.appending(path: ".pregonero/archive.sqlite").path
        )
        for (number, text) in ["9223372036854775807", "-9223372036854775808"]
            .enumerated()
        {
            try await archive.write { database in try Self.spoil(database, number, text) }
            let run = try await workplace.build("--offline", "--full", "--allow-shrink")
            #expect(run.code == 0, "\(text): \(run.errors)")
        }
        try archive.close()
    }

    /// As a program would have archived it that believed every number.
    private static func spoil(_ database: Database, _ round: Int, _ number: String) throws {
        let entities = try Row.fetchAll(
            database,
            sql: "SELECT id, content FROM entities WHERE withdrawn_at IS NULL"
        )
        for row in entities {
            let content: String = row[1]
            // Whole numbers, and those of texts that stand for one.
            let spoilt = content.replacing(/:(\d+)([,}\]])/) { ":\(number)\($0.2)" }
                .replacing(/"home":"\d+"/) { _ in
                    "\"home\":\"\(String(repeating: "9", count: 400))\""
                }
            try database.execute(
                sql: "UPDATE entities SET content = ? WHERE id = ?",
                arguments: [spoilt, row[0] as String]
            )
        }
        let time = [253_402_300_799, -62_135_596_801][round % 2]
        try database.execute(
            sql: "UPDATE items SET published = ?, shown_published = ?, sort_time = ?, updated = ?, "
                + "enclosures = '[{\"address\":\"https://a.example/a.mp3\",\"length\":\(number)}]'",
            arguments: [time, time, time, time]
        )
    }
}
