import Foundation
import GRDB
import ScriptedServer
import TestSupport
import Testing

/// That no published file tells where a picture was taken and with what, whichever way it went.
@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct TracedPicturesTests {
    private static let jpeg = ImageTools.converted(
        InventedPicture.png(500, 300),
        from: "png",
        to: "jpg"
    )
    private static let webP = ImageTools.converted(
        InventedPicture.png(500, 300),
        from: "png",
        to: "webp"
    )

    private static func pictures() throws -> [String: [UInt8]] {
        [
            "a.jpg": TracedPicture.jpeg(try #require(jpeg), orientation: 6),
            "b.png": TracedPicture.png(InventedPicture.png(180, 120)),
            "c.webp": TracedPicture.webP(try #require(webP), 500, 300),
            "d.gif": TracedPicture.gif(InventedPicture.gif(200, 120, frames: 2)),
        ]
    }

    private func workplace(_ server: ScriptedServer, site: String = "") throws -> Workplace {
        let workplace = try Workplace()
        var articles: [String] = []
        for (name, bytes) in try Self.pictures().sorted(by: { $0.key < $1.key }) {
            let file = workplace.folder.appending(path: "Content/pictures/\(name)")
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(bytes).write(to: file)
            try workplace.write(
                "---\ntitle: Propia \(name)\ndate: 2026-11-20\npicture: pictures/\(name)\n---\n"
                    + "Texto.\n\n![Dentro](pictures/\(name))\n",
                to: "Content/articles/\(name.prefix(1)).md"
            )
            articles.append(
                "{\"id\":\"\(name)\",\"title\":\"Ajena \(name)\",\"picture\":\"\(server.origin)/\(name)\"}"
            )
        }
        try workplace.write("[\(articles.joined(separator: ","))]", to: "Content/a.json")
        try workplace.configure(
            "  - {id: a, kind: data, model: article, url: a.json, rights: licensed}\n",
            site: "  network: {allowPrivate: true}\n  pictureDeadline: 300\n\(site)"
        )
        return workplace
    }

    private func check(_ workplace: Workplace, least: Int) throws {
        let files = try workplace.site().files.filter { file in
            ["jpg", "png", "webp", "gif"].contains(file.key.split(separator: ".").last ?? "")
                && file.key.hasPrefix("_/")
        }
        #expect(files.count >= least, "\(files.keys.sorted())")
        for (path, bytes) in files {
            for mark in TracedPicture.marks {
                #expect(Data(bytes).range(of: Data(mark.utf8)) == nil, "\(mark) in \(path)")
            }
        }
    }

    private func server() throws -> ScriptedServer {
        let pictures = Dictionary(
            uniqueKeysWithValues: try Self.pictures().map { ("/\($0.key)", $0.value) }
        )
        return try ScriptedServer(files: pictures)
    }

    @Test func copiesTellNothing() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        try check(workplace, least: 12)
    }

    /// What cannot be freed of its marks is never published as it is.
    @Test func whereNoneCanBeKeptTheBuildSaysSo() async throws {
        let workplace = try Workplace()
        try workplace.configure(site: "  pictures: remote\n")
        try workplace.write(
            "---\ntitle: Propia\n---\n![](pictures/a.jpg)\n",
            to: "Content/articles/a.md"
        )
        try workplace.write("", to: "Content/pictures/a.jpg")
        try Data(try #require(Self.pictures()["a.jpg"]))
            .write(to: workplace.folder.appending(path: "Content/pictures/a.jpg"))
        try workplace.write("", to: ".pregonero/pictures/bare")
        let run = try await workplace.build()
        #expect(run.code == 1, "\(run.errors)")
        #expect(
            run.errors.contains("the newsroom's own pictures cannot be kept there: "),
            "\(run.errors)"
        )
        #expect(run.lastLine.hasPrefix("hint: give it room and permissions"), "\(run.errors)")
        #expect(!workplace.exists("public"))
        try workplace.remove(".pregonero/pictures/bare")
        #expect(try await workplace.build().code == 0)
        try check(workplace, least: 1)
    }

    @Test func withoutLibvipsOriginalsTellNothing() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace(server)
        let run = try await workplace.start(
            ["build", "--clock", Workplace.clock],
            environment: ["PATH": "/nonexistent"]
        ).finished()
        #expect(run.code == 0, "\(run.errors)")
        try check(workplace, least: 6)
        let again = try await workplace.start(
            ["build", "--clock", Workplace.clock],
            environment: ["PATH": "/nonexistent"]
        ).finished()
        #expect(again.errors.contains("0 written"), "\(again.errors)")
    }

    @Test func onesOwnTellNothingWherePicturesOfOthersStayWhereTheyAre() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace(server, site: "  pictures: remote")
        #expect(try await workplace.build().code == 0)
        try check(workplace, least: 4)
    }

    @Test func copiesOfAnEarlierProgramAreMadeAnew() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace(server)
        #expect(try await workplace.build().code == 0)
        let before = Set(try workplace.site().files.keys.filter { $0.hasPrefix("_/p/") })
        // As an earlier program left them: another version of the recipe, not due for a long time.
        let archive = try DatabaseQueue(
            path: workplace.folder.appending(path: ".pregonero/archive.sqlite").path
        )
        try await archive.write { database in
            try database.execute(
                sql: """
                    UPDATE pictures SET wanted = '1' || SUBSTR(wanted, 2),
                        recipe = '1' || SUBSTR(recipe, 2), next_check = 99999999999,
                        copy = REPLACE(copy, '"key":"', '"key":"0');
                    UPDATE settings SET value = REPLACE(value, ' 2 ', ' 1 ') WHERE name = 'pictures'
                    """
            )
        }
        try archive.close()
        #expect(try await workplace.build().code == 0)
        let after = Set(try workplace.site().files.keys.filter { $0.hasPrefix("_/p/") })
        #expect(before == after)
    }
}
