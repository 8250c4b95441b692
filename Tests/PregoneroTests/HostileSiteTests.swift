import Foundation
import ScriptedServer
import TestSupport
import Testing

/// A site whose sources all turn hostile: what it had stays, and nothing of the attack comes through.
@Suite(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
struct HostileSiteTests {
    /// A hostile file, and how its server says that it is encoded.
    private struct HostileFile: Decodable {
        let file: String
        let content_encoding: String?

        var bytes: [UInt8] {
            get throws {
                [UInt8](try Data(contentsOf: HostileFile.folder.appending(path: file)))
            }
        }

        static let folder = Shared.folder.appending(path: "corpora/hostile")

        static func all() throws -> [Self] {
            let manifest = try Data(contentsOf: folder.appending(path: "MANIFEST.json"))
            return try JSONDecoder().decode([Self].self, from: manifest)
        }
    }

    @Test(.timeLimit(.minutes(60))) func whatTheSourcesGaveBeforeStays() async throws {
        let files = try HostileFile.all()
        #expect(files.count == 65)
        let good = files.indices.map { Workplace.feed(($0 * 2)...($0 * 2 + 1), title: "Sana") }
        let answers = try files.map { file in
            let headers = file.content_encoding.map { [("Content-Encoding", $0)] } ?? []
            return ScriptedAnswer.ok(try file.bytes, type: "text/xml", headers: headers)
        }
        // Each file has a server of its own, so that a pause for one host holds up no other.
        let servers = try files.indices.map { index in
            try ScriptedServer { request in
                request["If-None-Match"] == nil
                    ? .ok(good[index], headers: [("ETag", "\"1\"")]) : answers[index]
            }
        }
        defer { servers.forEach { $0.stop() } }
        let workplace = try Workplace()
        let sources = servers.enumerated().map { index, server in
            "  - {id: s\(index), kind: feed, url: \"\(server.origin)/\", rights: licensed}\n"
        }
        try workplace.configure(
            sources.joined(),
            site: "  pictures: remote\n  network: {allowPrivate: true}\n  deadline: 300"
        )
        #expect(try await workplace.build().code == 0)
        let count = files.count
        let before = try await OwnThread.run {
            try Self.lostHeadlines(of: count, in: workplace.site())
        }
        #expect(before == [])

        let run = try await workplace.build("--refresh", at: "2026-11-22T06:00:00Z")
        #expect(run.code == 0, "\(run.errors)")
        let problems = try await OwnThread.run {
            let site = try workplace.site()
            return try Self.lostHeadlines(of: count, in: site) + site.brokenLinks()
                + Self.whatCameThrough(site)
        }
        #expect(problems == [])
        theBuildNames(run.errors, files: files.map(\.file))
    }

    private static func lostHeadlines(of count: Int, in site: BuiltSite) -> [String] {
        let text = site.pages.filter { $0.hasPrefix("n/") }.map { site.text($0) }
        return (0..<(count * 2)).map { "<h1>Sana \($0)</h1>" }.filter { headline in
            !text.contains { $0.contains(headline) }
        }
    }

    /// Pieces of the attacks that stand in the site.
    private static func whatCameThrough(_ site: BuiltSite) throws -> [String] {
        let passwords = try String(contentsOf: URL(filePath: "/etc/passwd"), encoding: .utf8)
        let first = passwords.split(separator: "\n").first.map(String.init)
        // What a feed dates a century ahead is shown as of now.
        let banned = ["<![CDATA[", "\u{0}", "2100-01-01"] + [first].compactMap(\.self)
        return site.pages.flatMap { page in
            let text = site.text(page)
            let unsafe = site.tags(of: page).flatMap { tag in
                ["href", "src"].compactMap { tag.attributes[$0]?.lowercased() }
                    .filter { $0.hasPrefix("javascript:") || $0.hasPrefix("data:") }
            }
            return (banned.filter { text.contains($0) } + unsafe).map { "\(page): \($0)" }
        }
    }

    /// Sources whose answer was of no use are named, with the reason.
    private func theBuildNames(_ errors: String, files: [String]) {
        for (file, reason) in [
            ("empty.xml", "empty"), ("not-a-feed.html", "page"), ("zero-items.xml", "no items"),
            ("json-deep.json", "nested"), ("truncated.xml", "cut off"),
            ("bomb-200MB.xml.gz", "compress"), ("bomb-double.gz", "encoding"),
            ("gzip-truncated.gz", "the last good answer"),
        ] {
            let source = files.firstIndex(of: file).map { "s\($0)" } ?? file
            let line = errors.split(separator: "\n").first { $0.hasPrefix("\(source): warning: ") }
            #expect(line?.contains(reason) == true, "\(file): \(line ?? "no line")")
        }
    }
}
