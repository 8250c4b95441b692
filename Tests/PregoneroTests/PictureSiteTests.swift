import Foundation
import ScriptedServer
import Synchronization
import TestSupport
import Testing

/// A portal whose pictures come from elsewhere, as its readers' browsers see it: everything from the portal itself.
@Suite(.enabled(if: ImageTools.isInstalled, "libvips-tools is not installed"))
struct PictureSiteTests {
    private static func item(_ number: Int, _ rest: String) -> String {
        """
        <item><title>Noticia \(number)</title><link>https://fuente.example/\(number)</link>\
        <guid>\(number)</guid><pubDate>20 Nov 2026 \(number < 10 ? "0" : "")\(number):00:00 GMT</pubDate>\
        <description>Texto \(number).</description>\(rest)</item>
        """
    }

    private static func media(_ address: String, _ inner: String = "") -> String {
        "<media:content url=\"\(address)\" medium=\"image\">\(inner)</media:content>"
    }

    private static func feed(_ items: [String]) -> String {
        """
        <?xml version="1.0" encoding="utf-8"?>
        <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/" \
        xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel><title>Fuente</title>
        <link>https://fuente.example/</link><description>d</description>
        \(items.joined(separator: "\n"))
        </channel></rss>
        """
    }

    private func workplace(
        _ items: [String],
        site: String = "",
        deadline: Int = 300,
        source: String = ""
    ) throws -> Workplace {
        let workplace = try Workplace()
        try workplace.write(Self.feed(items), to: "Content/a.xml")
        try workplace.configure(
            "  - {id: a, kind: feed, url: a.xml, rights: licensed\(source)}\n",
            site: "  network: {allowPrivate: true}\n  pictureDeadline: \(deadline)\n\(site)"
        )
        return workplace
    }

    /// Everything that a page would have a browser ask for, with the pages that do.
    private func foreign(_ site: BuiltSite) -> [String] {
        site.pages.flatMap { page in
            site.tags(of: page).flatMap { tag in
                [tag.attributes["src"], tag.attributes["srcset"]].compactMap(\.self)
                    .filter { $0.contains("//") }
            }
        }
    }

    private func server() throws -> ScriptedServer {
        try ScriptedServer { request in
            let tint = UInt8(truncatingIfNeeded: request.path.utf8.reduce(0) { $0 &+ Int($1) })
            return .ok(
                InventedPicture.png(700, 400, tint: tint),
                type: "image/png",
                headers: [("ETag", "\"1\"")]
            )
        }
    }

    @Test func everyPictureIsServedFromHere() async throws {
        let server = try server()
        defer { server.stop() }
        let license =
            "<media:credit>Ana Ruiz</media:credit>"
            + "<media:license href=\"https://creativecommons.org/licenses/by/4.0/\"/>"
            + "<media:description>El puente de noche</media:description>"
        let body =
            "<content:encoded>&lt;p&gt;Uno.&lt;/p&gt;&lt;figure&gt;&lt;img src=\"\(server.origin)/in.png\" "
            + "alt=\"Dentro\"&gt;&lt;figcaption&gt;Pie&lt;/figcaption&gt;&lt;/figure&gt;</content:encoded>"
        let workplace = try workplace([
            Self.item(1, Self.media("\(server.origin)/1.png", license)), Self.item(2, body),
        ])
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("pictures        +2 new"))
        let site = try workplace.site()
        #expect(foreign(site) == [])
        #expect(site.brokenLinks() == [])
        let first = try #require(site.pages(containing: ">Noticia 1</h1>").first)
        #expect(site.text(first).contains("Ana Ruiz · CC BY 4.0"))
        #expect(site.text(first).contains("<figcaption><p>El puente de noche</p>"))
        #expect(site.text(first).contains("type=\"image/webp\" srcset=\"/_/p/"))
        let second = try #require(site.pages(containing: ">Noticia 2</h1>").first)
        #expect(site.text(second).contains("<figcaption>Pie</figcaption>"))
        #expect(site.text(second).contains("alt=\"Dentro\" loading=\"lazy\""))
        let files = site.files.keys.filter { $0.hasPrefix("_/p/") }
        // One for a lead, the other inside a text: two or three widths as WebP, and one JPEG each.
        #expect(files.count == 7, "\(files.sorted())")

        let asked = server.requests.count
        let again = try await workplace.build()
        #expect(again.errors.contains(" 0 rendered"))
        #expect(server.requests.count == asked)
        #expect(try await workplace.build("--full", "--output", "full").code == 0)
        #expect(try workplace.site("full").files == site.files)
        #expect(server.requests.count == asked)
    }

    /// What a server sends in place of a picture, and whether there is anything in it to show.
    private struct Sent {
        let name: String
        let bytes: [UInt8]
        let isShown: Bool
    }

    private static func sent(_ origin: String) throws -> [Sent] {
        let png = InventedPicture.png(700, 400)
        let jpeg = try #require(ImageTools.converted(png, from: "png", to: "jpg"))
        let webP = try #require(ImageTools.converted(png, from: "png", to: "webp"))
        let moving = InventedPicture.gif(700, 400, frames: 2_000)
        let inks = ["icc_transform", "cmyk", "--input-profile", "srgb"]
        let printed = try #require(ImageTools.converted(png, from: "png", to: "jpg", inks))
        let drawing = """
            <svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="700" \
            height="400"><script>alert(1)</script><image width="700" height="400" \
            xlink:href="\(origin)/reference"/><style>@import "\(origin)/reference";</style></svg>
            """
        let half = jpeg.count / 2
        let bad: [(String, [UInt8])] = [
            ("bomb", InventedPicture.pngBomb(50_000, 50_000)),
            ("long", InventedPicture.pngBomb(19_000, 19_000)),
            ("page", Array("<!doctype html><script>alert(1)</script>".utf8)),
            ("drawing", Array(drawing.utf8)),
            ("cut-png", Array(png.dropLast(500))),
            ("damaged-png", InventedPicture.damagedPNG(700, 400)),
            ("cut-jpeg", Array(jpeg.prefix(half))),
            ("half-grey-jpeg", Array(jpeg.prefix(half)) + [0xFF, 0xD9]),
            ("empty-jpeg", InventedPicture.jpegHead(700, 400) + [0xFF, 0xDA, 0, 2, 1, 0xFF, 0xD9]),
            ("cut-gif", Array(moving.prefix(40))),
            ("cut-webp", Array(webP.dropLast(webP.count / 2))),
            ("script-gif", Array("GIF89a/*".utf8) + Array("*/=alert(1)//".utf8)),
            ("nothing", []),
        ]
        let good: [(String, [UInt8])] = [
            ("moving", moving), ("deep", InventedPicture.png(700, 400, tint: 9, depth: 16)),
            ("printed", printed), ("polyglot", png + Array("<script>alert(1)</script>".utf8)),
        ]
        return bad.map { Sent(name: $0, bytes: $1, isShown: false) }
            + good.map { Sent(name: $0, bytes: $1, isShown: true) }
    }

    @Test(.timeLimit(.minutes(60))) func whatIsHostileCostsOnlyItself() async throws {
        let answers = Mutex<[String: [UInt8]]>([:])
        let server = try ScriptedServer { request in
            switch request.path {
            case "/inside": .redirect(to: "http://10.0.0.1/a.png")
            case "/short":
                .truncated(InventedPicture.png(700, 400), announced: 9_000_000)
            default:
                .ok(answers.withLock { $0[request.path] } ?? [], type: "image/jpeg")
            }
        }
        defer { server.stop() }
        let all = try Self.sent(server.origin)
        answers.withLock { answers in
            for sent in all { answers["/\(sent.name)"] = sent.bytes }
        }
        let names = all.map(\.name) + ["inside", "short"]
        let shown = Set(all.filter(\.isShown).map(\.name))
        let workplace = try workplace(
            names.enumerated().map { index, name in
                Self.item(index + 1, Self.media("\(server.origin)/\(name)"))
            },
            deadline: 30
        )
        try workplace.write(
            workplace.read("Content/site.yaml").replacing(
                "allowPrivate: true",
                with: "allowPrivate: [127.0.0.0/8]"
            ),
            to: "Content/site.yaml"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        // Each was really asked for, and what a drawing names was not.
        #expect(Set(server.requests.map(\.path)).isSuperset(of: names.map { "/\($0)" }))
        #expect(!server.requests.contains { $0.path == "/reference" })
        let site = try workplace.site()
        #expect(foreign(site) == [])
        for (index, name) in names.enumerated() {
            let page = try #require(site.pages(containing: ">Noticia \(index + 1)</h1>").first)
            let isShown = site.text(page).contains("class=\"figure")
            #expect(isShown == shown.contains(name), "\(name): \(run.errors)")
        }
        // A voice wave holds the place of a picture that is not there.
        #expect(!site.pages(containing: "class=\"wave").isEmpty)
        // Nothing of what came stands there as it came.
        for (path, bytes) in site.files where path.hasPrefix("_/p/") {
            #expect(!all.contains { $0.bytes == bytes }, "\(path)")
            #expect(bytes.firstRange(of: Array("<script".utf8)) == nil)
        }
        let asked = server.requests.count
        #expect(try await workplace.build().code == 0)
        #expect(server.requests.count == asked)
    }

    @Test func pagesAndNotesShowTheirPicturesFromHereToo() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace([Self.item(1, "")])
        try workplace.write(
            workplace.read("Content/site.yaml")
                + "  - {id: liga, kind: data, model: match, url: data/matches.yaml}\n",
            to: "Content/site.yaml"
        )
        try workplace.write(
            "- {id: m1, competition: Liga, kickoff: 2026-11-20 18:00, home: {name: Ribera}, "
                + "away: {name: Vega}}\n",
            to: "Content/data/matches.yaml"
        )
        try workplace.write(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"90\" height=\"60\"></svg>",
            to: "Content/pictures/faro.svg"
        )
        try workplace.write(
            "---\ntitle: Acerca\n---\n![El puerto](\(server.origin)/puerto.png)\n",
            to: "Content/pages/acerca.md"
        )
        try workplace.write(
            "![La grada](\(server.origin)/grada.png)\n\n![Un faro](pictures/faro.svg)\n",
            to: "Content/notes/match-m1.md"
        )
        let run = try await workplace.build()
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("+2 new"), "\(run.errors)")
        let site = try workplace.site()
        #expect(foreign(site) == [])
        #expect(site.brokenLinks() == [])
        let page = try #require(site.pages(containing: "alt=\"El puerto\"").first)
        #expect(page.hasSuffix("acerca/index.html"))
        #expect(site.text(page).contains("type=\"image/webp\" srcset=\"/_/p/"))
        let match = try #require(site.pages(containing: "alt=\"La grada\"").first)
        #expect(site.text(match).contains("src=\"/_/faro."))
        #expect(site.text(match).contains("alt=\"Un faro\""))
        let asked = server.requests.count
        let again = try await workplace.build()
        #expect(again.errors.contains(" 0 rendered"), "\(again.errors)")
        #expect(server.requests.count == asked)
        #expect(try await workplace.build("--full", "--output", "full").code == 0)
        #expect(try workplace.site("full").files == site.files)

        // What a page shows no longer goes with the next build, and its files with it.
        try workplace.write("---\ntitle: Acerca\n---\nNada.\n", to: "Content/pages/acerca.md")
        #expect(try await workplace.build().code == 0)
        let before = site.files.keys.filter { $0.hasPrefix("_/p/") }
        let after = try workplace.site().files.keys.filter { $0.hasPrefix("_/p/") }
        #expect(before.count == 6)
        #expect(after.count == 3)
    }

    @Test(.timeLimit(.minutes(60)))
    func whatIsLateComesWithTheNextBuildAndTouchesOnlyWhatShowsIt() async throws {
        let gate = Gate()
        let pictures = [InventedPicture.png(700, 400), InventedPicture.png(640, 360)]
        // A server that answers others is no silent one.
        let server = try ScriptedServer { request in
            let isFirst = request.path == "/1.png"
            let answer = ScriptedAnswer.ok(pictures[isFirst ? 0 : 1], type: "image/png")
            return isFirst ? answer.held(by: gate) : answer
        }
        defer { server.stop() }
        let items =
            (1...12).map { Self.item($0, "") }
            + [1, 2].map { Self.item($0 + 12, Self.media("\(server.origin)/\($0).png")) }
        var deadline = 3
        var workplace = try self.workplace(items, deadline: deadline)
        var run = try await workplace.build()
        // On a machine that is busy both may be late: they are given more time, in a new folder.
        while !run.errors.contains("+1 new  1 late"), deadline < 100 {
            deadline *= 4
            workplace = try self.workplace(items, deadline: deadline)
            run = try await workplace.build()
        }
        #expect(run.code == 0)
        #expect(run.errors.contains("+1 new  1 late"), "\(run.errors)")
        gate.open()
        let before = try workplace.site().files
        let second = try await workplace.build()
        #expect(second.errors.contains("+1 new"), "\(second.errors)")
        let after = try workplace.site()
        let late = after.files.keys.filter { $0.hasPrefix("_/p/") && before[$0] == nil }
        #expect(!late.isEmpty)
        let changed = after.pages.filter { before[$0] != after.files[$0] }
        #expect(changed.contains("index.html"))
        #expect(
            changed
                == after.pages.filter { page in late.contains { after.text(page).contains($0) } }
        )
    }

    @Test func offlineNothingIsFetched() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace([Self.item(1, Self.media("\(server.origin)/1.png"))])
        #expect(try await workplace.build("--offline").code == 0)
        #expect(server.requests.isEmpty)
        #expect(try await workplace.build().errors.contains("+1 new"))
    }

    @Test func withoutLibvipsModestPicturesStandForThemselvesAndTheBuildSaysSo() async throws {
        let server = try ScriptedServer { request in
            let size = request.path == "/large.png" ? 600 : 200
            return .ok(InventedPicture.png(size, size * 3 / 5), type: "image/png")
        }
        defer { server.stop() }
        let workplace = try workplace([
            Self.item(1, Self.media("\(server.origin)/small.png")),
            Self.item(2, Self.media("\(server.origin)/large.png")),
        ])
        let run = try await workplace.run(
            "build",
            "--clock",
            Workplace.clock,
            environment: ["PATH": "/nonexistent"]
        )
        #expect(run.code == 0)
        #expect(run.errors.components(separatedBy: "libvips is not installed").count == 2)
        let files = try workplace.site().files.keys.filter { $0.hasPrefix("_/p/") }
        #expect(files.count == 1)
        #expect(try foreign(workplace.site()) == [])
    }

    @Test func noneShowsNoneAndRemoteShowsThemFromWhereTheyAre() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace(
            [Self.item(1, Self.media("\(server.origin)/1.png"))],
            site: "  pictures: none"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try foreign(workplace.site()) == [])
        let none = try workplace.read("Content/site.yaml")
        try workplace.write(
            none.replacing("pictures: none", with: "pictures: remote"),
            to: "Content/site.yaml"
        )
        #expect(try await workplace.build().code == 0)
        #expect(try foreign(workplace.site()).contains("\(server.origin)/1.png"))
        let front = try workplace.read("public/index.html")
        let image = "<img referrerpolicy=\"no-referrer\" src=\"\(server.origin)/1.png\""
        #expect(front.contains(image))
        #expect(server.requests.isEmpty)
    }

    @Test func whatIsTakenAwayIsMadeAgain() async throws {
        let server = try server()
        defer { server.stop() }
        let workplace = try workplace([Self.item(1, Self.media("\(server.origin)/1.png"))])
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site().files
        let unused = try await workplace.run("clean", "--unused")
        #expect(unused.errors.contains("pictures: 0 files taken away"))
        let all = try await workplace.run("clean")
        #expect(all.code == 0)
        #expect(!all.errors.contains("pictures: 0 files taken away"))
        #expect(try await workplace.build().errors.contains("+1 new"))
        #expect(try workplace.site().files == site)
    }

    @Test func ownPhotographsHaveSeveralWidths() async throws {
        let workplace = try Workplace()
        let photograph = Workplace.repository.appending(path: "Content/pictures/nieve.jpg")
        let folder = workplace.folder.appending(path: "Content/pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: photograph, to: folder.appending(path: "nieve.jpg"))
        try workplace.write(
            "---\ntitle: Nieva\ndate: 2026-11-20\npicture: pictures/nieve.jpg\n"
                + "credit: Ana Ruiz\nlicense: CC BY 4.0\n---\n"
                + "![La sierra](pictures/nieve.jpg)\n",
            to: "Content/articles/nieva.md"
        )
        try workplace.write(
            "---\ntitle: Deshiela\ndate: 2026-11-20\npicture: pictures/nieve.jpg\n"
                + "caption: Ya <no> nieva\ncredit: Ana Ruiz\nlicense: CC BY 4.0\n---\nYa.\n",
            to: "Content/articles/deshiela.md"
        )
        try workplace.configure()
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        #expect(site.files.keys.contains { $0.hasPrefix("_/p/") && $0.hasSuffix("-320.webp") })
        #expect(!site.files.keys.contains { $0.hasPrefix("_/nieve") })
        #expect(site.brokenLinks() == [])
        let page = try #require(site.pages(containing: ">Nieva</h1>").first)
        #expect(site.text(page).contains("alt=\"La sierra\""))
        // What has to be said of it stands above the text, although the text shows it too.
        #expect(site.text(page).contains("Ana Ruiz"))
        #expect(site.text(page).contains("CC BY 4.0"))
        let other = try #require(site.pages(containing: ">Deshiela</h1>").first)
        #expect(site.text(other).contains("<figcaption><p>Ya &lt;no&gt; nieva</p>"))
        #expect(site.text(other).contains("Ana Ruiz · CC BY 4.0</span></figcaption>"))
        #expect(try await workplace.build().errors.contains(" 0 rendered"))
    }

    @Test func articlesWithoutAPictureAreSharedWithADrawnOne() async throws {
        let workplace = try workplace([Self.item(1, "")], site: "  cards: drawn")
        #expect(try await workplace.build().code == 0)
        let site = try workplace.site()
        let page = try #require(site.pages(containing: ">Noticia 1</h1>").first)
        #expect(
            site.text(page).contains("property=\"og:image\" content=\"https://example.org/_/p/")
        )
        #expect(site.text(page).contains("summary_large_image"))
        #expect(!site.text(page).contains("class=\"figure"))
        #expect(try await workplace.build().errors.contains(" 0 rendered"))
    }
}
