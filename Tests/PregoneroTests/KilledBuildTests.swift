import Foundation
import GRDB
import TestSupport
import Testing

/// Builds that are killed at random moments; `make torture` asks for 200.
@Suite struct KilledBuildTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let asked = variables["PREGONERO_KILLS"].flatMap { Int($0) }
    private static let kills = asked ?? 5
    private static let seed = variables["PREGONERO_SEED"].flatMap { UInt64($0) } ?? 2026

    /// Beside every build that is killed stands one of the same site that is not.
    @Test func theNextBuildEqualsAnUndisturbedOne() async throws {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        var random = SeededGenerator(seed: Self.seed)
        var length = 0.0
        var cutShort = 0
        for round in 0...Self.kills {
            try workplace.write(Self.feed(round), to: "Content/a.xml")
            let clock = Self.clock(round)
            let before = try await OwnThread.run {
                try workplace.replace("twin", by: [".pregonero", "Content"])
                return try Self.articles(in: workplace, ".pregonero")
            }

            let start = Date()
            #expect(try await workplace.build("-C", "twin", at: clock).code == 0)
            length = max(Date().timeIntervalSince(start), length * 0.9)

            // The first build is let through, to have something to lose.
            if round > 0 {
                let started = try workplace.start(["build", "--clock", clock])
                let moment = length * Double(random.below(1_000)) / 1_000
                let number = started.program.id
                try await OwnThread.run {
                    Thread.sleep(forTimeInterval: moment)
                    kill(number, SIGKILL)
                }
                let killed = try await started.finished()
                #expect(!killed.errors.contains("archive"), "kill \(round): \(killed.errors)")
                // One that breaks off by itself is no build that was killed.
                #expect([0, -SIGKILL].contains(killed.code), "kill \(round): \(killed.errors)")
                cutShort += killed.code == 0 ? 0 : 1
                let problems = try await OwnThread.run {
                    try Self.problems(in: workplace, before: before)
                }
                #expect(problems == [], "after kill \(round)")
            }
            let run = try await workplace.build(at: clock)
            #expect(run.code == 0, "after kill \(round): \(run.errors)")
            // A build that did not end does no damage, so none is told of.
            #expect(!run.errors.contains("archive"), "after kill \(round): \(run.errors)")
            let different = try await OwnThread.run {
                let twin = try workplace.site("twin/public").files
                let site = try workplace.site().files
                return Set(twin.keys).union(site.keys).filter { twin[$0] != site[$0] }.sorted()
            }
            #expect(different == [], "after kill \(round)")
        }
        // On an idle machine most of the moments, drawn over a whole build, hit one that still runs.
        if Self.asked != nil {
            print("\(Self.kills) kills, \(cutShort) of them before the build had ended")
            #expect(cutShort > Self.kills / 3)
        }
    }

    /// What a visitor and the next build find amiss: broken links, pages and articles that are not whole.
    private static func problems(in workplace: Workplace, before: Set<String>) throws -> [String] {
        let site = try workplace.site()
        let cut = site.pages.filter {
            !site.text($0).trimmingCharacters(in: .whitespacesAndNewlines).hasSuffix("</html>")
        }
        try workplace.replace("probe", by: [".pregonero"])
        let lost = try before.subtracting(articles(in: workplace, "probe/.pregonero"))
        return site.brokenLinks() + cut.map { "\($0) is cut" } + lost.map { "\($0) is lost" }
    }

    /// Source and identity of all that an archive holds; nothing where there is none yet.
    private static func articles(in workplace: Workplace, _ state: String) throws -> Set<String> {
        guard workplace.exists("\(state)/archive.sqlite") else { return [] }
        let file = workplace.folder.appending(path: "\(state)/archive.sqlite")
        let queue = try DatabaseQueue(path: file.path(percentEncoded: false))
        return try queue.read { database in
            let answer = try String.fetchOne(database, sql: "PRAGMA integrity_check")
            guard answer == "ok" else { throw DatabaseError(message: answer) }
            return try String.fetchSet(database, sql: "SELECT source || ' ' || identity FROM items")
        }
    }

    /// Each time three new articles, three with new headlines, and the oldest are no longer listed.
    private static func feed(_ round: Int) -> String {
        let first = round * 2
        let changed = "Noticia corregida \(round)"
        let changes = Workplace.feed((first + 40)...(first + 42), title: changed)
        let rest = Workplace.feed((first + 43)...(first + 82))
        return changes.replacing("</channel></rss>", with: "")
            + (rest.components(separatedBy: "<description>d</description>").last ?? "")
    }

    private static func clock(_ round: Int) -> String {
        let moment = Date(timeIntervalSince1970: 1_795_500_000 + Double(round) * 3_600)
        return moment.formatted(.iso8601)
    }
}

extension Workplace {
    /// Makes a folder anew out of copies of others.
    fileprivate func replace(_ path: String, by parts: [String]) throws {
        let files = FileManager.default
        let target = folder.appending(path: path, directoryHint: .isDirectory)
        try? files.removeItem(at: target)
        try files.createDirectory(at: target, withIntermediateDirectories: true)
        for part in parts where exists(part) {
            try files.copyItem(
                at: folder.appending(path: part),
                to: target.appending(path: part)
            )
        }
    }
}
