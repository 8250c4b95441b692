import Foundation
import GRDB
import Testing

/// Archives that somebody put in the place of the one that the last build left: backups, those of other sites.
@Suite struct RestoredArchiveTests {
    private static let sidecars = [".pages", ".pages.open", ".copy", ".sealed"]

    /// A site built twice; beside it, all that lay in its state folder after the first build.
    private func prepared() async throws -> Workplace {
        let workplace = try Workplace()
        try workplace.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        for (numbers, hour) in [(1...20, 4), (15...28, 5)] {
            try workplace.write(Workplace.feed(numbers), to: "Content/a.xml")
            let run = try await workplace.build(at: "2026-11-21T0\(hour):00:00Z")
            #expect(run.code == 0, "\(run.errors)")
            guard hour == 4 else { continue }
            try FileManager.default.copyItem(
                at: workplace.folder.appending(path: ".pregonero"),
                to: workplace.folder.appending(path: "backup")
            )
        }
        try workplace.write(Workplace.feed(15...24), to: "Content/a.xml")
        return workplace
    }

    private func put(_ suffixes: [String], from other: URL, into workplace: Workplace) throws {
        for suffix in suffixes {
            let target = workplace.folder.appending(path: ".pregonero/archive.sqlite\(suffix)")
            let source = other.appending(path: "archive.sqlite\(suffix)")
            guard FileManager.default.fileExists(atPath: source.path) else { continue }
            try Data(contentsOf: source).write(to: target)
        }
    }

    private func articles(_ workplace: Workplace, _ title: String = "Noticia") throws -> [Int] {
        let site = try workplace.site()
        let text = site.pages.map(site.text).joined()
        return (1...60).filter { text.contains(">\(title) \($0)<") }
    }

    private static let warning = """
        .pregonero/archive.sqlite: warning: the archive is not the one that the last build left; it is taken as it is
        """

    @Test(arguments: [[""], ["", ".copy"], ["", ".sealed"]])
    func aBackupIsTakenAsItIs(suffixes: [String]) async throws {
        let workplace = try await prepared()
        try put(suffixes, from: workplace.folder.appending(path: "backup"), into: workplace)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains(Self.warning), "\(run.errors)")
        #expect(!run.errors.contains("not as they were left"), "\(run.errors)")
        #expect(try articles(workplace) == Array(1...24))
        let next = try await workplace.build("--quiet", at: "2026-11-21T07:00:00Z")
        #expect(next.code == 0 && next.errors.isEmpty, "\(next.errors)")
    }

    /// A full disk is one reason; here something stands where the archive is put together.
    @Test(arguments: [true, false])
    func aGoodCopyThatCannotBePutBackIsNotWrittenOver(isMissing: Bool) async throws {
        let workplace = try await prepared()
        let archive = workplace.folder.appending(path: ".pregonero/archive.sqlite")
        if isMissing {
            try FileManager.default.removeItem(at: archive)
        } else {
            var bytes = try Data(contentsOf: archive)
            for place in 20_000..<20_100 { bytes[place] ^= 0x5A }
            try bytes.write(to: archive)
        }
        let kept = workplace.folder.appending(path: ".pregonero/archive.sqlite.copy")
        let copy = try Data(contentsOf: kept)
        try workplace.write("x", to: ".pregonero/archive.sqlite.mended/x")
        let run = try await workplace.build()
        #expect(run.code == 1, "\(run.errors)")
        #expect(run.errors.contains("the archive cannot be used: "), "\(run.errors)")
        #expect(try Data(contentsOf: kept) == copy)
        try workplace.remove(".pregonero/archive.sqlite.mended")
        let next = try await workplace.build()
        #expect(next.code == 0, "\(next.errors)")
        #expect(next.errors.contains("from its copy"), "\(next.errors)")
        #expect(try articles(workplace) == Array(1...28))
    }

    @Test func aCopyIsAStateOfEarlierBuilds() async throws {
        let workplace = try await prepared()
        try workplace.remove(".pregonero/archive.sqlite")
        let run = try await workplace.build("--require-state")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("has been put back from its copy"), "\(run.errors)")
        #expect(!run.errors.contains("the state of earlier builds is gone"), "\(run.errors)")
        #expect(try articles(workplace) == Array(1...28))
        try workplace.remove(".pregonero/archive.sqlite")
        #expect(try await workplace.run("state", "push", "--remote", "kept").code == 0)
        #expect(workplace.exists(".pregonero/archive.sqlite"))
        try workplace.remove(".pregonero/archive.sqlite")
        try workplace.write("x", to: ".pregonero/archive.sqlite.copy")
        #expect(try await workplace.build("--require-state").code == 7)
    }

    @Test func whatABuildThatWasEndedHalfPutBackIsInNobodysWay() async throws {
        let workplace = try await prepared()
        try FileManager.default.removeItem(
            at: workplace.folder.appending(path: ".pregonero/archive.sqlite")
        )
        try workplace.write("half", to: ".pregonero/archive.sqlite.mended")
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("has been put back from its copy"), "\(run.errors)")
        #expect(try articles(workplace) == Array(1...28))
    }

    @Test func aBackupWithAllThatLayBesideItNeedsNoWord() async throws {
        let workplace = try await prepared()
        try put(
            [""] + Self.sidecars,
            from: workplace.folder.appending(path: "backup"),
            into: workplace
        )
        let run = try await workplace.build()
        #expect(run.code == 0 && !run.errors.contains("warning"), "\(run.errors)")
        #expect(try articles(workplace) == Array(1...24))
    }

    /// A feed that has not changed since then is read once more: what it brought is not in the backup.
    @Test func whatTheSourcesStillListIsReadAgain() async throws {
        let workplace = try await prepared()
        try workplace.write(Workplace.feed(15...28), to: "Content/a.xml")
        #expect(try await workplace.build(at: "2026-11-21T05:30:00Z").code == 0)
        try put([""], from: workplace.folder.appending(path: "backup"), into: workplace)
        #expect(try await workplace.build("--allow-shrink").code == 0)
        #expect(try articles(workplace) == Array(1...28))
    }

    @Test func aBackupPutInPlaceOfABuildThatDidNotEndHasNothingOfIt() async throws {
        let workplace = try await prepared()
        let archive = workplace.folder.appending(path: ".pregonero/archive.sqlite")
        // As a build that is killed leaves it: what it wrote is in the log.
        let pool = try DatabasePool(path: archive.path)
        try await pool.write { try $0.execute(sql: "UPDATE items SET title = 'Nadie'") }
        let log = URL(filePath: archive.path + "-wal")
        let logged = try Data(contentsOf: log)
        try put([""], from: workplace.folder.appending(path: "backup"), into: workplace)
        try FileManager.default.moveItem(
            atPath: archive.path + ".pages",
            toPath: archive.path + ".pages.open"
        )
        try pool.close()
        try put([""], from: workplace.folder.appending(path: "backup"), into: workplace)
        try logged.write(to: log)
        let run = try await workplace.build()
        #expect(run.code == 0 && run.errors.contains(Self.warning), "\(run.errors)")
        #expect(try articles(workplace) == Array(1...24))
    }

    @Test func theArchiveOfAnotherSiteIsTakenAsItIs() async throws {
        let workplace = try await prepared()
        let other = try Workplace()
        try other.configure("  - {id: a, kind: feed, url: a.xml, rights: licensed}\n")
        for (numbers, hour) in [(1...20, 4), (15...28, 5)] {
            try other.write(Workplace.feed(numbers, title: "Otra cosa"), to: "Content/a.xml")
            #expect(try await other.build(at: "2026-11-21T0\(hour):00:00Z").code == 0)
        }
        try put([""], from: other.folder.appending(path: ".pregonero"), into: workplace)
        let run = try await workplace.build()
        #expect(run.code == 0 && run.errors.contains(Self.warning), "\(run.errors)")
        #expect(try articles(workplace, "Otra cosa").prefix(14) == Array(1...14)[...])
    }

    /// As an older program leaves it: nothing lies beside it.
    @Test func anArchiveWithNothingBesideItNeedsNoWord() async throws {
        let workplace = try await prepared()
        for suffix in Self.sidecars {
            try? workplace.remove(".pregonero/archive.sqlite\(suffix)")
        }
        let archive = workplace.folder.appending(path: ".pregonero/archive.sqlite").path
        try await DatabaseQueue(path: archive).writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA user_version = 0")
        }
        let run = try await workplace.build("--quiet")
        #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
        #expect(try articles(workplace) == Array(1...28))
    }

    /// What is written by hand is put back; the hint tells how it is kept.
    @Test func whatIsWrittenByHandIsKeptWhenAsked() async throws {
        let workplace = try await prepared()
        let archive = workplace.folder.appending(path: ".pregonero/archive.sqlite").path
        let change = "UPDATE items SET title = 'A mano 1' WHERE identity LIKE '%/3'"
        try await DatabaseQueue(path: archive).write { try $0.execute(sql: change) }
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("put it back and delete archive.sqlite.pages"), "\(run.errors)")
        #expect(try articles(workplace, "A mano") == [])
        try Data(contentsOf: URL(filePath: archive + ".damaged-1")).write(
            to: URL(filePath: archive)
        )
        try workplace.remove(".pregonero/archive.sqlite.pages")
        let next = try await workplace.build("--quiet", "--full", at: "2026-11-21T07:00:00Z")
        #expect(next.code == 0 && next.errors.isEmpty, "\(next.errors)")
        #expect(try articles(workplace, "A mano") == [1])
    }

    @Test func onlyTheNewestDamagedFilesAreKept() async throws {
        let workplace = try await prepared()
        let archive = workplace.folder.appending(path: ".pregonero/archive.sqlite")
        for minute in 10...15 {
            var bytes = try Data(contentsOf: archive)
            bytes[bytes.count - 20] ^= 0x55
            try bytes.write(to: archive)
            let run = try await workplace.build(at: "2026-11-21T06:\(minute):00Z")
            #expect(run.errors.contains("nothing is lost"), "\(run.errors)")
        }
        let names = try FileManager.default.contentsOfDirectory(
            atPath: workplace.folder.appending(path: ".pregonero").path
        )
        #expect(
            names.filter { $0.contains("damaged") }.sorted()
                == (4...6).map { "archive.sqlite.damaged-\($0)" }
        )
    }
}
