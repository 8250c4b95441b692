import Foundation
import Publishing
import Testing

@testable import Preview

@Suite struct PreviewSiteTests {
    /// A folder with a site of two pages under a path of its own.
    private final class Folder {
        let path: String
        let state = PreviewState()

        init(table: String) throws {
            let folder = FileManager.default.temporaryDirectory
                .appending(path: "pregonero-preview-\(UUID().uuidString)")
            path = folder.path(percentEncoded: false)
            for (name, text) in [
                ("public/index.html", "<html><body><h1>Uno</h1></body></html>"),
                ("public/dos/index.html", "<html><p>Dos</html>"),
                ("public/feed.xml", "<rss/>"), ("public/404.html", "<html><body>No</body></html>"),
                ("public/_headers", "x"), ("server/serving.json", table),
                ("public/.htaccess", "secret"), ("public/dos/.git/config", "secret"),
                ("public/.well-known/a.txt", "open"), ("outside/secret.txt", "secret"),
                ("public/dos/a.txt", "open"),
            ] {
                let file = folder.appending(path: name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            for (name, target) in [
                ("out.txt", "../outside/secret.txt"), ("out", "../outside"),
                ("in.txt", "dos/a.txt"), ("in", "dos"),
            ] { symlink(target, "\(path)/public/\(name)") }
            mkfifo("\(path)/public/pipe", 0o600)
        }

        deinit { try? FileManager.default.removeItem(atPath: path) }

        /// Answers while the folder is there.
        func answer(
            _ target: String,
            query: String = "",
            isPrivate: Bool = true,
            authorization: String? = nil
        ) -> PreviewAnswer {
            let answer = site(isPrivate: isPrivate)
                .answer(to: target, query: query, authorization: authorization)
            return PreviewAnswer(
                status: answer.status,
                headers: answer.headers,
                body: .bytes(answer.body.data)
            )
        }

        func site(isPrivate: Bool = true) -> PreviewSite {
            PreviewSite(
                output: "\(path)/public",
                serverFolder: "\(path)/server",
                state: state,
                isPrivate: isPrivate
            )
        }
    }

    private static let table = """
        {"gone":["/dos/"],"headers":[{"name":"Content-Security-Policy",\
        "value":"default-src 'none'; upgrade-insecure-requests"}],"prefix":"/news",\
        "redirects":[{"from":"/viejo/","to":"/dos/"}],"rules":[\
        {"cache":"public, max-age=300","headers":[],"pattern":{"named":{"_0":"feed.xml"}},\
        "type":"application/rss+xml"},\
        {"cache":"public, max-age=60","headers":[],"pattern":{"any":{}}}]}
        """

    private func header(_ name: String, _ answer: PreviewAnswer) -> String? {
        answer.headers.first { $0.name == name }?.value
    }

    private func text(_ answer: PreviewAnswer) -> String {
        String(decoding: answer.body.data, as: UTF8.self)
    }

    @Test func pagesAreTheFilesButForTheScript() throws {
        let folder = try Folder(table: Self.table)
        let answer = folder.answer("/news/")
        #expect(answer.status == 200)
        let element = ReloadScript.element(prefix: "/news", version: 1)
        #expect(text(answer) == "<html><body><h1>Uno</h1>\(element)</body></html>")
        #expect(header("Cache-Control", answer) == "public, max-age=60")
        #expect(header("Content-Type", answer) == "text/html; charset=utf-8")
        #expect(header("Content-Security-Policy", answer) == "default-src 'none'")
    }

    @Test func otherFilesAreServedAsTheyAre() throws {
        let folder = try Folder(table: Self.table)
        let answer = folder.answer("/news/feed.xml")
        #expect(text(answer) == "<rss/>")
        #expect(header("Content-Type", answer) == "application/rss+xml")
    }

    /// The hash is that of `U*U`, as crypt_blowfish tells it of itself.
    @Test(arguments: [
        (nil, false, 401), ("Basic YW5hOlUqVQ==", false, 410), ("Basic YW5hOng=", false, 401),
        ("Basic ZXZhOlUqVQ==", false, 401), ("Bearer x", false, 401), ("Basic %", false, 401),
        (nil, true, 410),
    ])
    func whatIsClosedIsOpenToThisMachineAndToWhoKnows(
        authorization: String?,
        isPrivate: Bool,
        status: Int
    ) throws {
        let closed =
            "\"protection\":{\"paths\":[\"/dos/\"],\"user\":\"ana\","
            + "\"hash\":\"$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW\"},\"prefix\""
        let folder = try Folder(table: Self.table.replacing("\"prefix\"", with: closed))
        func answer(_ path: String) -> PreviewAnswer {
            folder.answer(path, isPrivate: isPrivate, authorization: authorization)
        }
        #expect(answer("/news/dos/").status == status)
        #expect(answer("/news/dos/a.txt").status == (status == 401 ? 401 : 200))
        #expect(answer("/news/").status == 200)
    }

    @Test func theTableIsReadAnewOnceItIsAnother() throws {
        let folder = try Folder(table: Self.table)
        let site = folder.site()
        #expect(site.answer(to: "/news/viejo/").status == 301)
        try Data(Self.table.replacing("/viejo/", with: "/antiguo/").utf8)
            .write(to: URL(filePath: "\(folder.path)/server/serving.json"))
        #expect(site.answer(to: "/news/viejo/").status == 404)
        #expect(site.answer(to: "/news/antiguo/").status == 301)
    }

    @Test func ofAFileNoMoreIsReadThanIsSent() throws {
        let folder = try Folder(table: Self.table)
        try withExtendedLifetime(folder) {
            let whole = folder.site().answer(to: "/news/dos/a.txt")
            let part = whole.part("bytes=1-2")
            #expect(part.status == 206 && part.body.count == 2 && text(part) == "pe")
            try Data("o".utf8).write(to: URL(filePath: "\(folder.path)/public/dos/a.txt"))
            #expect(whole.body.count == 4 && text(whole) == "o")
        }
    }

    /// As a search without the slash before its question mark.
    @Test func whatLacksItsLastSlashKeepsItsQuery() throws {
        let folder = try Folder(table: Self.table)
        let place = header("Location", folder.answer("/news/dos", query: "q=agua%20dulce"))
        #expect(place == "/news/dos/?q=agua%20dulce")
    }

    @Test func lettersBeyondASCIIAreSpeltOutInWhatLeadsOn() throws {
        let table = Self.table.replacing("\"to\":\"/dos/\"", with: "\"to\":\"/ñandú/\"")
        let place = header("Location", try Folder(table: table).answer("/news/viejo/"))
        #expect(place == "/news/%C3%B1and%C3%BA/")
    }

    @Test func aSiteBelowAPathWithLettersBeyondASCIIIsServed() throws {
        let folder = try Folder(table: Self.table.replacing("/news", with: "/%C3%91"))
        #expect(folder.answer("/%C3%91/").status == 200)
        #expect(folder.answer("/Ñ/feed.xml").status == 200)
        #expect(header("Location", folder.answer("/%C3%91")) == "/%C3%91/")
        #expect(header("Location", folder.answer("/%C3%91/dos")) == "/%C3%91/dos/")
    }

    @Test(arguments: [
        ("/", 302, "/news/"), ("/news", 302, "/news/"), ("/news/viejo/", 301, "/news/dos/"),
        ("/news/dos", 301, "/news/dos/"),
    ])
    func addressesThatMovedLeadOn(path: String, status: Int, target: String) throws {
        let answer = try Folder(table: Self.table).answer(path)
        #expect(answer.status == status)
        #expect(header("Location", answer) == target)
    }

    @Test(arguments: [
        ("/news/dos/", 410, "Dos"), ("/news/tres/", 404, "No"), ("/news/_headers", 404, "No"),
        ("/otro/", 404, "404"), ("/news/%2e%2e/server/serving.json", 400, "400"),
        ("/news/.htaccess", 404, "No"), ("/news/%2ehtaccess", 404, "No"),
        ("/news//.htaccess", 400, "400"), ("//news/.htaccess", 400, "400"),
        ("/news/%2F.htaccess", 400, "400"), ("/news/./.htaccess", 400, "400"),
        ("/news/%2e/_headers", 400, "400"), ("/news/dos/../_headers", 400, "400"),
        ("/news/dos/%2e%2e/_headers", 400, "400"), ("/news/dos/.git/config", 404, "No"),
        ("/news/..%5c..%5coutside", 400, "400"), ("/news/dos\\a.txt", 400, "400"),
        ("/news/_headers%00.html", 400, "400"), ("/news/%0a", 400, "400"),
        ("/news/%252e%252e/_headers", 404, "No"), ("/news/_HEADERS", 404, "No"),
        ("/news/_headers/", 404, "No"), ("/news/%zz", 400, "400"), ("news/", 400, "400"),
        ("http://127.0.0.1/news/", 400, "400"), ("*", 400, "400"), ("//evil.example", 400, "400"),
        ("/news/out.txt", 404, "No"), ("/news/out/secret.txt", 404, "No"),
        ("/news/out/", 404, "No"), ("/news/pipe", 404, "No"),
        ("/news/in.txt", 200, "open"), ("/news/in/a.txt", 200, "open"),
        ("/news/.well-known/a.txt", 200, "open"),
    ])
    func whatIsNotThereSaysSo(path: String, status: Int, words: String) throws {
        let answer = try Folder(table: Self.table).answer(path)
        #expect(answer.status == status)
        #expect(text(answer).contains(words))
    }

    @Test func aPageLoadedAfterAFailureHearsOfItAtOnce() throws {
        let folder = try Folder(table: Self.table)
        folder.state.publish(failure: "Content/site.yaml:3:1: error: what")
        #expect(
            folder.state.standing
                == .init(version: 2, message: "Content/site.yaml:3:1: error: what")
        )
        #expect(text(folder.answer("/news/")).contains("reload.js?after=1"))
        folder.state.publish(failure: nil)
        #expect(text(folder.answer("/news/")).contains("reload.js?after=3"))
    }

    @Test func whatABuildThatWentWellLeftOutIsShownOnEveryPageUntilItIsMended() throws {
        let folder = try Folder(table: Self.table)
        folder.state.publish(failure: nil, remarks: "a.md:1: warning: \"x\"\nhint: y")
        #expect(text(folder.answer("/news/")).contains("reload.js?after=2"))
        let script = text(folder.answer("/news\(ReloadScript.path)"))
        #expect(script.contains(#"const remarks = "a.md:1: warning: \"x\"\nhint: y";"#))
        folder.state.publish(failure: nil)
        let next = text(folder.answer("/news\(ReloadScript.path)"))
        #expect(next.contains("const remarks = \"\";"))
    }
}
