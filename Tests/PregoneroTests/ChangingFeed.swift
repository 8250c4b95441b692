import Foundation
import TestSupport

/// A feed, in JSON or RSS, to which something happens between builds, all the traps of leaving items unread among it.
struct ChangingFeed {
    private var random: SeededGenerator
    private var items: [Item] = []
    private var next = 1
    private var author: String?
    private var language: String?
    private var home = "https://fuente.example/"
    /// How the site keeps what it received, as the configuration says it.
    private(set) var keeping = ""
    private(set) var mostItems = 40
    private(set) var removals: [Int] = []
    let isRSS: Bool

    /// As the site names its file.
    var file: String { isRSS ? "a.xml" : "a.json" }

    /// One item, as its publisher writes it.
    private struct Item {
        let number: Int
        var revision = 0
        var isDated = true
        var hasID = true
        var date: String?
        /// Another spelling of the same item.
        var isSpaced = false
        /// What is wrong with how it is written in RSS.
        var oddity = ""
    }

    private static let oddities = [
        "", "<x><![CDATA[</item>]]></x>", "<x>", "</channel>", "<item>", "<!-- </item> -->",
        "<x y='",
    ]

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        isRSS = seed.isMultiple(of: 2)
        for _ in 0..<12 { addItem() }
    }

    /// Lets one thing happen, and says what.
    mutating func change() -> String {
        switch random.below(isRSS ? 19 : 17) {
        case 0...3:
            addItem()
            return "a new item"
        case 4, 5: return edit("corrected") { $0.revision += 1 }
        case 6: return edit("written otherwise") { $0.isSpaced.toggle() }
        case 7: return edit("dated or undated") { $0.isDated.toggle() }
        case 8: return edit("with a date that nobody can read") { $0.date = "ayer" }
        case 9: return edit("without or with its id") { $0.hasID.toggle() }
        case 10:
            items.remove(at: random.below(items.count))
            if items.isEmpty { addItem() }
            return "an item gone"
        case 11:
            items.shuffle(using: &random)
            return "another order"
        case 12:
            var copy = items[random.below(items.count)]
            copy.revision += random.below(2)
            items.insert(copy, at: random.below(items.count))
            return "an item twice"
        case 13: return changeFeed()
        case 14:
            mostItems = mostItems == 40 ? 8 : 40
            return "at most \(mostItems) items"
        case 17, 18:
            let oddity = Self.oddities[random.below(Self.oddities.count)]
            return edit("with \(oddity)") { $0.oddity = oddity }
        case 15:
            keeping = ["", "  retention: {items: 5}", "  retention: {items: 9}"][random.below(3)]
            return "keeping: \(keeping)"
        default:
            if random.below(2) == 0 { removals = [] } else { removals.append(random.below(next)) }
            return "removed: \(removals)"
        }
    }

    /// The feed as its server would give it.
    var text: String { isRSS ? rss : json }

    private var rss: String {
        var fields = ["<title>Fuente</title>", "<link>\(home)</link>"]
        if let language { fields.append("<language>\(language)</language>") }
        let root = author == nil ? "" : #" xml:base="https://fuente.example/c/""#
        return """
            <rss version="2.0"\(root)><channel>
            \(fields.joined(separator: "\n"))
            \(items.map(Self.element).joined(separator: "\n"))
            </channel></rss>
            """
    }

    private var json: String {
        var fields = [
            #""version": "https://jsonfeed.org/version/1.1""#, #""title": "Fuente""#,
            #""home_page_url": "\#(home)""#,
        ]
        if let author { fields.append(#""authors": [{"name": "\#(author)"}]"#) }
        if let language { fields.append(#""language": "\#(language)""#) }
        let list = items.map(Self.text).joined(separator: ",\n")
        return "{\(fields.joined(separator: ", ")), \"items\": [\n\(list)\n]}"
    }

    private mutating func addItem() {
        items.insert(Item(number: next), at: 0)
        next += 1
    }

    private mutating func edit(_ what: String, _ change: (inout Item) -> Void) -> String {
        let index = random.below(items.count)
        change(&items[index])
        return "item \(items[index].number) \(what)"
    }

    private mutating func changeFeed() -> String {
        switch random.below(3) {
        case 0: author = author == nil ? "Ana" : nil
        case 1: language = language == nil ? "en" : nil
        default: home = home.hasSuffix("/b/") ? "https://fuente.example/" : "\(home)b/"
        }
        return "the feed is of \(author ?? "nobody") in \(language ?? "no language") at \(home)"
    }

    private static func text(_ item: Item) -> String {
        var fields = [
            #""url": "n/\#(item.number)""#, #""title": "Noticia \#(item.number)""#,
            #""content_html": "<p>Texto \#(item.number), <a href='x'>forma</a> \#(item.revision).</p>""#,
        ]
        if item.hasID { fields.append(#""id": "\#(item.number)""#) }
        if item.isDated {
            let hour = item.number % 24
            let day = 1 + item.number / 24
            let date = "2026-11-0\(day)T\(hour < 10 ? "0" : "")\(hour):00:00Z"
            fields.append(#""date_published": "\#(item.date ?? date)""#)
        }
        return "{\(fields.joined(separator: item.isSpaced ? " , " : ","))}"
    }

    private static func element(_ item: Item) -> String {
        var fields = [
            "<link>n/\(item.number)</link>", "<title>Noticia \(item.number)</title>",
            "<description>Texto \(item.number), forma \(item.revision).</description>",
        ]
        if item.hasID { fields.append("<guid isPermaLink='false'>\(item.number)</guid>") }
        if item.isDated {
            let date = "\(1 + item.number / 24) Nov 2026 \(item.number % 24):00:00 GMT"
            fields.append("<pubDate>\(item.date ?? date)</pubDate>")
        }
        let text = fields.joined(separator: item.isSpaced ? "\n" : "")
        return "<item>\(text)\(item.oddity)</item>"
    }
}
