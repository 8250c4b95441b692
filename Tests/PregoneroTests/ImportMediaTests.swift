import Foundation
import ScriptedServer
import TestSupport
import Testing

/// Pictures and files of a site that is taken over come from its server.
@Suite struct ImportMediaTests {
    private func workplace(_ server: ScriptedServer, _ posts: String, network: String) throws
        -> Workplace
    {
        let workplace = try Workplace()
        let home = "http://127.0.0.1:\(server.port)"
        try workplace.configure(site: "  network: {\(network)}", baseURL: "\(home)/")
        try workplace.write(
            """
            <?xml version="1.0"?><rss xmlns:wp="w"><channel><title>A</title><wp:wxr_version>1.2</wp:wxr_version>
            <wp:base_blog_url>\(home)</wp:base_blog_url>
            \(posts.replacing("HOME", with: home))</channel></rss>
            """,
            to: "a.xml"
        )
        return workplace
    }

    private static func post(_ number: Int, _ content: String) -> String {
        """
        <item><title>Nota \(number)</title><link>HOME/nota-\(number)/</link><wp:post_id>\(number)</wp:post_id>
        <wp:post_type>post</wp:post_type><wp:status>publish</wp:status><wp:post_name>nota-\(number)</wp:post_name>
        <wp:post_date_gmt>2020-05-01 10:00:00</wp:post_date_gmt>
        <content:encoded><![CDATA[\(content)]]></content:encoded></item>

        """
    }

    @Test("They are fetched once, and what does not come is told and keeps its address")
    func fetched() async throws {
        let uploads = "/wp-content/uploads"
        let server = try ScriptedServer(files: [
            "\(uploads)/a.png": ImportFixture.picture,
            "\(uploads)/b.png": Array("<html>404</html>".utf8),
            "\(uploads)/plan.pdf": Array("%PDF".utf8),
        ])
        defer { server.stop() }
        let content =
            "<img src='HOME\(uploads)/a-300x200.png'> <img src='\(uploads)/a.png'> <img src='\(uploads)/b.png'> "
            + "<img src='\(uploads)/c.png'> <a href='\(uploads)/plan.pdf'>plan</a> <img src='https://otro.example/x.png'>"
        let workplace = try workplace(
            server,
            Self.post(1, content) + Self.post(2, content),
            network: "allowPrivate: true"
        )
        let run = try await workplace.run("import", "wordpress", "a.xml")
        #expect(run.code == 0, "\(run.errors)")
        let text = try workplace.read("Content/articles/2020/2020-05-01-nota-1.md")
        let home = "http://127.0.0.1:\(server.port)"
        #expect(
            text.hasSuffix(
                "![](pictures/a.png) ![](pictures/a.png) ![](\(home)\(uploads)/b.png) ![](\(home)\(uploads)/c.png) "
                    + "[plan](wp-content/uploads/plan.pdf) ![](https://otro.example/x.png)\n"
            ),
            "\(text)"
        )
        #expect(
            run.errors.contains("did not come: \(home)\(uploads)/b.png: what came is no picture"),
            "\(run.errors)"
        )
        #expect(
            run.errors.contains("did not come: \(home)\(uploads)/c.png: the server answered 404"),
            "\(run.errors)"
        )
        #expect(workplace.exists("Content/static/wp-content/uploads/plan.pdf"))
        #expect(server.requests.count { $0.target.hasSuffix("/a.png") } == 1)
        let again = try await workplace.run("import", "wordpress", "a.xml")
        #expect(again.errors.contains(" 0 files written"), "\(again.errors)")
        #expect(server.requests.count { $0.target.hasSuffix("/a.png") } == 1)
    }

    /// Texts are taken 32 at a time: so many are written when the picture of a later one is asked for.
    @Test("What was written before it was ended is known again", arguments: [SIGINT, SIGKILL])
    func ended(sign: Int32) async throws {
        let server = try ScriptedServer { _ in .ok("late").held(by: Gate()) }
        defer { server.stop() }
        func posts(_ text: String) -> String {
            (1...40).map {
                Self.post($0, $0 > 32 ? "<img src='HOME/wp-content/uploads/a.png'>" : text)
            }
            .joined()
        }
        let workplace = try workplace(server, posts("Uno"), network: "allowPrivate: true")
        let started = try workplace.start(["import", "wordpress", "a.xml"])
        try await server.hasSeen(1)
        kill(started.program.id, sign)
        let ended = try await started.finished()
        if sign == SIGINT {
            let words =
                "error: interrupted; 32 files were written, and the same command goes on from there"
            #expect(ended.code == 130 && ended.lastLine == words, "\(ended.errors)")
        }
        let texts = "Content/articles/2020/2020-05-01-nota"
        #expect(try workplace.read("\(texts)-32.md").hasSuffix("Uno\n"))
        try workplace.remove("\(texts)-5.md")
        try workplace.write("---\ntitle: Mía\n---\nMío\n", to: "\(texts)-7.md")
        let export = try workplace.read("a.xml").replacing("[Uno]", with: "[Dos]")
        try workplace.write(export, to: "a.xml")
        let run = try await workplace.run("import", "wordpress", "a.xml", "--no-media")
        #expect(run.code == 0 && run.errors.contains(" 38 files written, 0 as"), "\(run.errors)")
        #expect(!run.errors.contains("was there before"), "\(run.errors)")
        #expect(!workplace.exists("\(texts)-5.md"))
        #expect(try workplace.read("\(texts)-7.md").hasSuffix("Mío\n"))
        for number in [1, 32] {
            #expect(try workplace.read("\(texts)-\(number).md").hasSuffix("Dos\n"))
        }
        let kept = try FileManager.default.contentsOfDirectory(
            atPath: workplace.folder.appending(path: "imports/wordpress-127-0-0-1").path
        )
        #expect(kept.contains("files.json") && !kept.contains("files.pending"), "\(kept)")
    }

    /// As where the disk is full.
    @Test("A file that was only about to be written is written by the next run")
    func unwritten() async throws {
        let server = try ScriptedServer(files: [:])
        defer { server.stop() }
        let posts = (1...3).map { Self.post($0, "Uno") }.joined()
        let workplace = try workplace(server, posts, network: "allowPrivate: true")
        let texts = "Content/articles/2020/2020-05-01-nota"
        try workplace.write("x", to: "\(texts)-2.md/x")
        #expect(try await workplace.run("import", "wordpress", "a.xml").code != 0)
        try workplace.remove("\(texts)-2.md")
        // As a power cut leaves it.
        try workplace.write("", to: "\(texts)-1.md")
        let run = try await workplace.run("import", "wordpress", "a.xml")
        #expect(run.code == 0 && run.errors.contains(" 3 files written, 0 as"), "\(run.errors)")
        #expect(try workplace.read("\(texts)-1.md").hasSuffix("Uno\n"))
        let again = try await workplace.run("import", "wordpress", "a.xml")
        #expect(again.errors.contains(" 0 files written, 3 as"), "\(again.errors)")
    }

    @Test(
        "Nothing is asked of a private network that the site does not allow, nor where pictures stay"
    )
    func guarded() async throws {
        let server = try ScriptedServer(files: ["/wp-content/uploads/a.png": ImportFixture.picture])
        defer { server.stop() }
        let post = Self.post(1, "<img src='/wp-content/uploads/a.png'>")
        let guarded = try workplace(server, post, network: "allowPrivate: false")
        let run = try await guarded.run("import", "wordpress", "a.xml")
        #expect(run.code == 0 && run.errors.contains("did not come: "), "\(run.errors)")
        let left = try workplace(server, post, network: "allowPrivate: true")
        #expect(try await left.run("import", "wordpress", "a.xml", "--no-media").code == 0)
        #expect(server.requests.isEmpty)
        #expect(!left.exists("Content/pictures"))
    }
}
