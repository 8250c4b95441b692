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
