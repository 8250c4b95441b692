import Foundation
import ScriptedServer
import Synchronization
import TestSupport

/// A small site to which something happens between builds: each seed is another story.
struct ChangingSite {
    let workplace: Workplace
    private var random: SeededGenerator
    private var articles: [String: [Item]] = ["a": [], "b": []]
    private var own: [String: Int] = [:]
    private var next = 1
    private var hours = 0
    private var title = "Bando"
    private var rights = "cc"
    private var archive = "days"
    private var lists = "own"
    private var mode = "local"
    /// Where the site and its sources are, by name.
    private var countries = ["site": "", "a": "es", "b": "mx"]

    /// Gives the pictures of the feeds, some of them only later.
    private let pictures: ScriptedServer
    private let shelf: PictureShelf

    /// What the server of pictures has.
    private final class PictureShelf: Sendable {
        /// How often the pictures were changed, and whether those that are late are there.
        let state = Mutex((edition: 0, hasLate: false))

        func answer(_ request: RecordedRequest) -> ScriptedAnswer {
            let (edition, hasLate) = state.withLock { $0 }
            if request.path.hasPrefix("/late"), !hasLate { return .status(404) }
            if request.path.hasPrefix("/bad") { return .ok("<html>", headers: []) }
            let tag = "\"\(edition)\""
            if request["If-None-Match"] == tag { return .status(304) }
            let tint = UInt8(truncatingIfNeeded: edition * 40 + request.path.utf8.count)
            return .ok(
                InventedPicture.png(170, 100, tint: tint),
                type: "image/png",
                headers: [("ETag", tag)]
            )
        }
    }

    /// One item of a feed.
    private struct Item {
        /// Where on the server its picture is.
        var picture: String?
        var number: Int
        var revision = 0
        var category: String
        /// Hours from the first day's midnight.
        var hour: Int
    }

    init(seed: UInt64) throws {
        workplace = try Workplace()
        let shelf = PictureShelf()
        self.shelf = shelf
        pictures = try ScriptedServer { shelf.answer($0) }
        random = SeededGenerator(seed: seed)
        for _ in 0..<(5 + random.below(70)) { addItem(to: random.below(3) == 0 ? "b" : "a") }
        try writeFeeds()
        try configure()
    }

    /// The build's clock, as far as it has moved.
    var clock: String {
        let date = Date(timeIntervalSince1970: 1_795_219_200 + Double(hours) * 3_600)
        return date.formatted(.iso8601)
    }

    /// Lets one thing happen, and says what.
    mutating func change() throws -> String {
        switch random.below(18) {
        case 0...2:
            let count = 1 + random.below(4)
            for _ in 0..<count { addItem(to: random.below(3) == 0 ? "b" : "a") }
            try writeFeeds()
            return "\(count) new items"
        case 3, 4:
            return try updateItem()
        case 5:
            let feed = random.below(2) == 0 ? "a" : "b"
            articles[feed] = Array((articles[feed] ?? []).dropFirst(3))
            try writeFeeds()
            return "items no longer in the feed \(feed)"
        case 6, 7:
            return try writeOwn()
        case 8:
            guard let name = own.keys.sorted().randomElement(using: &random) else {
                return "nothing"
            }
            own[name] = nil
            try workplace.remove("Content/articles/\(name).md")
            return "\(name) withdrawn"
        case 9:
            try workplace.write(
                "front = Portada \(random.below(3))\n",
                to: "Templates/texts/es.txt"
            )
            return "another text"
        case 10:
            return try editTemplate()
        case 11:
            return try editConfiguration()
        case 12:
            return try writePage()
        case 13:
            hours += 1 + random.below(30)
            return "the clock is \(clock)"
        case 14:
            shelf.state.withLock { $0.hasLate.toggle() }
            hours += 50
            return "pictures that were late are there or gone"
        case 15:
            shelf.state.withLock { $0.edition += 1 }
            hours += 200
            return "other pictures at the same places"
        case 16:
            let feed = random.below(2) == 0 ? "a" : "b"
            guard let count = articles[feed]?.count, count > 0 else { return "nothing" }
            let index = random.below(count)
            let picture = picturePath()
            articles[feed]?[index].picture = picture
            try writeFeeds()
            return "another picture for item \(index) of \(feed)"
        default:
            guard workplace.exists("public/noticias/index.html") else { return "nothing" }
            try workplace.remove("public/noticias/index.html")
            return "somebody removed a page"
        }
    }

    /// One in three has none; some share theirs.
    private mutating func picturePath() -> String? {
        let kind = ["good", "late", "bad", "good", "", ""][random.below(6)]
        return kind.isEmpty ? nil : "/\(kind)/\(random.below(60)).png"
    }

    private mutating func addItem(to feed: String) {
        let categories = ["Deportes", "Ciencia", "Cultura", ""]
        var item = Item(
            number: next,
            category: categories[random.below(categories.count)],
            hour: random.below(4) == 0 ? random.below(24 * 19) : 24 * 19 + min(next, 30)
        )
        item.picture = picturePath()
        next += 1
        articles[feed]?.append(item)
        // Now and then the other feed tells the same.
        if random.below(8) == 0 { articles[feed == "a" ? "b" : "a"]?.append(item) }
    }

    private mutating func updateItem() throws -> String {
        let feed = random.below(2) == 0 ? "a" : "b"
        guard let count = articles[feed]?.count, count > 0 else { return "nothing" }
        let index = random.below(count)
        articles[feed]?[index].revision += 1
        try writeFeeds()
        return "item \(index) of \(feed) updated"
    }

    private func writeFeeds() throws {
        for (feed, items) in articles {
            let entries = items.reversed().map { item in
                let day = 1 + item.hour / 24
                let picture = item.picture.map { "\(pictures.origin)\($0)" }
                let media = picture.map { "<media:thumbnail url=\"\($0)\"/>" } ?? ""
                let image = picture.map { "&lt;img src=\"\($0)\"&gt;" } ?? ""
                return """
                    <item><title>Noticia \(item.number)</title>\
                    <link>https://fuente.example/\(item.number)</link>\
                    <guid>https://\(feed).example/\(item.number)</guid>\
                    <pubDate>\(Self.two(day)) Nov 2026 \(Self.two(item.hour % 24)):00:00 GMT</pubDate>\
                    <category>\(item.category)</category>\
                    \(media)<description>Texto \(item.number), forma \(item.revision).\(image)\
                    </description></item>
                    """
            }
            try workplace.write(
                """
                <?xml version="1.0" encoding="utf-8"?>
                <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel>\
                <title>Fuente \(feed)</title>
                <link>https://fuente.example/</link><description>d</description>
                \(entries.joined(separator: "\n"))
                </channel></rss>
                """,
                to: "Content/\(feed).xml"
            )
        }
    }

    /// An article of the newsroom's own: now, embargoed, or about to expire.
    private mutating func writeOwn() throws -> String {
        let name = "propio-\(random.below(6))"
        own[name, default: 0] += 1
        var fields =
            "title: Propio \(name)\nsection: \(random.below(2) == 0 ? "sports" : "world")\n"
        switch random.below(4) {
        case 0: fields += "date: 2026-11-\(21 + random.below(4)) 07:00\n"
        case 1: fields += "date: 2026-11-20 07:00\nexpires: 2026-11-\(22 + random.below(3)) 07:00\n"
        case 2: fields += "date: 2026-11-20 08:00\ndraft: \(random.below(2) == 0)\n"
        default: fields += "date: 2026-11-20 09:00\nlanguage: en\n"
        }
        try workplace.write(
            "---\n\(fields)---\nForma \(own[name] ?? 0).\n",
            to: "Content/articles/\(name).md"
        )
        return "\(name) written"
    }

    private mutating func editTemplate() throws -> String {
        if random.below(3) == 0 {
            let file = "Templates/assets/base.css"
            try workplace.write("body { margin: \(random.below(4))px }\n", to: file)
            return "another style"
        }
        let name = ["footer", "card-line", "crumbs", "masthead"][random.below(4)]
        let file = "Templates/partials/\(name).mustache"
        if workplace.exists(file), random.below(2) == 0 {
            try workplace.remove(file)
            return "the theme's own \(name) again"
        }
        let theme = Workplace.repository.appending(path: file, directoryHint: .notDirectory)
        let text = try String(contentsOf: theme, encoding: .utf8)
        try workplace.write("\(text)<!-- \(random.below(4)) -->\n", to: file)
        return "another \(name)"
    }

    private mutating func editConfiguration() throws -> String {
        switch random.below(6) {
        case 5: mode = ["local", "none", "remote", "local"][random.below(4)]
        case 0: title = "Bando \(random.below(3))"
        case 1: rights = rights == "cc" ? "excerpt" : "cc"
        case 2: archive = archive == "days" ? "none" : "days"
        case 3:
            let place = ["site", "a", "b"][random.below(3)]
            countries[place] = ["", "es", "mx", "fr"][random.below(4)]
        default: lists = lists == "own" ? "all" : "own"
        }
        try configure()
        return "the configuration: \(title), \(rights), \(archive), \(lists), \(mode), \(countries)"
    }

    private func configure() throws {
        try workplace.write(
            """
            site:
              title: \(title)
              baseURL: https://example.org/
              languages: [es, en]
              timeZone: Europe/Madrid
              archive: \(archive)
              lists: \(lists)
              pictures: \(mode)
              network: {allowPrivate: true}
              deadline: 300
              pictureDeadline: 300
            \(country("site").map { "  country: \($0)" } ?? "  # nowhere")
            sources:
              - {id: a, kind: feed, url: a.xml, language: es, rights: \(rights)\(place("a"))}
              - {id: b, kind: feed, url: b.xml, language: en, rights: licensed\(place("b"))}
            """,
            to: "Content/site.yaml"
        )
    }

    private func country(_ name: String) -> String? {
        countries[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private func place(_ source: String) -> String {
        country(source).map { ", country: \($0)" } ?? ""
    }

    private mutating func writePage() throws -> String {
        let name = "pagina-\(random.below(3))"
        let path = "Content/pages/\(name).md"
        if workplace.exists(path), random.below(2) == 0 {
            try workplace.remove(path)
            return "\(name) removed"
        }
        let language = random.below(2) == 0 ? "es" : "en"
        try workplace.write(
            "---\ntitle: \(name)\nlanguage: \(language)\n---\n\(random.below(100))\n",
            to: path
        )
        return "\(name) written"
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
