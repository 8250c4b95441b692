import Foundation
import GRDB
import ScriptedServer
import Synchronization
import TestSupport
import Testing

/// Archives whose table of pictures is damaged while a build is at work, which meets it when it settles them.
@Suite struct DamagedPicturesTests {
    private static let pageSize = 8_192

    private func archive(_ suffix: String = "", of workplace: Workplace) -> URL {
        workplace.folder.appending(path: ".pregonero/archive.sqlite\(suffix)")
    }

    /// Where the table lies, looked up in a copy: nobody but the program touches the archive itself.
    private func pageOfPictures(_ workplace: Workplace) throws -> UInt64 {
        let copy = workplace.folder.appending(path: "looked-at.sqlite")
        try FileManager.default.copyItem(at: archive(of: workplace), to: copy)
        let number = try DatabaseQueue(path: copy.path).read { database in
            try Int.fetchOne(
                database,
                sql: "SELECT rootpage FROM sqlite_master WHERE name = 'pictures'"
            )
        }
        return UInt64(try #require(number) - 1)
    }

    private func overwrite(_ page: UInt64, of workplace: Workplace) throws {
        let file = try FileHandle(forWritingTo: archive(of: workplace))
        try file.seek(toOffset: page * UInt64(Self.pageSize))
        try file.write(contentsOf: Data(repeating: 0x5A, count: Self.pageSize))
        try file.close()
    }

    private func feed(_ numbers: ClosedRange<Int>, of server: ScriptedServer) -> String {
        Workplace.feed(numbers).replacing("<rss ", with: "<rss \(Self.namespace) ").replacing(
            "</item>",
            with: "<media:content url=\"\(server.origin)/1.png\" medium=\"image\"/></item>"
        )
    }

    private static let namespace = "xmlns:media=\"http://search.yahoo.com/mrss/\""

    /// Builds a site twice; before the feed is answered the second time, the file is damaged.
    private func meet(
        _ damage: @escaping @Sendable (Workplace, UInt64) throws -> Void
    ) async throws -> (workplace: Workplace, run: Workplace.Run) {
        let workplace = try Workplace()
        let answer = Mutex("")
        let next = Mutex<(@Sendable () throws -> Void)?>(nil)
        let server = try ScriptedServer { request in
            guard request.path == "/a.xml" else { return .status(404) }
            let damage = next.withLock { next in
                defer { next = nil }
                return next
            }
            do { try damage?() } catch { Issue.record(error) }
            let bytes = Array(answer.withLock { $0 }.utf8)
            return .ok(bytes, type: "application/rss+xml")
        }
        defer { server.stop() }
        try workplace.configure(
            "  - {id: a, kind: feed, url: \"\(server.origin)/a.xml\", rights: licensed}\n",
            site: "  network: {allowPrivate: true}\n  deadline: 300\n"
        )
        answer.withLock { $0 = feed(1...3, of: server) }
        let first = try await workplace.build(at: "2026-11-21T04:00:00Z")
        #expect(first.code == 0, "\(first.errors)")
        let page = try pageOfPictures(workplace)
        answer.withLock { $0 = feed(1...4, of: server) }
        next.withLock { $0 = { try damage(workplace, page) } }
        let run = try await workplace.build("--refresh=a")
        #expect(next.withLock { $0 == nil }, "the feed was not asked: \(run.errors)")
        return (workplace, run)
    }

    private func expectWhole(_ workplace: Workplace) async throws {
        let site = try workplace.site()
        for number in 1...4 {
            #expect(site.pages(containing: ">Noticia \(number)</h1>").count == 1, "\(number)")
        }
        let next = try await workplace.build(
            "--quiet",
            "--offline",
            at: "2026-11-21T06:10:00Z"
        )
        #expect(next.code == 0 && next.errors.isEmpty, "\(next.errors)")
    }

    private static let usedOnceMore =
        "the archive failed, is looked through now and used once more: "

    @Test func theBuildMendsItAndDoesItsWorkOnceMore() async throws {
        let (workplace, run) = try await meet { try overwrite($1, of: $0) }
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains(Self.usedOnceMore), "\(run.errors)")
        #expect(run.errors.contains("nothing is lost"), "\(run.errors)")
        try await expectWhole(workplace)
    }

    @Test func withoutACopyTheBuildBeginsAnew() async throws {
        let (workplace, run) = try await meet { workplace, page in
            try overwrite(page, of: workplace)
            for suffix in [".copy", ".pages", ".pages.open", ".sealed"] {
                try? FileManager.default.removeItem(at: archive(suffix, of: workplace))
            }
        }
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains(Self.usedOnceMore), "\(run.errors)")
        #expect(run.errors.contains("the archive is damaged and was set aside as "))
        try await expectWhole(workplace)
    }
}
