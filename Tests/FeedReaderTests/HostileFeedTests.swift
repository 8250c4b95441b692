import FeedReader
import Foundation
import HTMLCleaning
import TestSupport
import Testing
import WebURL

/// Files made to break readers: none may crash, hang, or let anything through.
@Suite(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
struct HostileFeedTests {
    private static func bytes(_ file: String) throws -> [UInt8] {
        let folder = Shared.folder.appending(path: "corpora/hostile")
        return try [UInt8](Data(contentsOf: folder.appending(path: file)))
    }

    private func read(_ file: String) throws -> ParsedFeed {
        try FeedReader().read(Self.bytes(file))
    }

    @Test(.timeLimit(.minutes(60))) func allFilesEndInTimeWithoutUnsafeAddresses() throws {
        let folder = Shared.folder.appending(path: "corpora/hostile")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path())
            .filter { !$0.hasSuffix(".gz") && $0 != "MANIFEST.json" }
        #expect(files.count == 62)
        for file in files.sorted() {
            let bytes = try Self.bytes(file)
            let feed = try? FeedReader().read(bytes)
            for entry in feed?.entries ?? [] {
                let addresses =
                    [entry.id, entry.link, entry.key, entry.image].compactMap(\.self)
                    + entry.enclosures.map(\.url) + entry.media.map(\.url)
                #expect(!addresses.contains { $0.contains("javascript:") }, "\(file)")
                #expect(!addresses.contains { $0.hasPrefix("data:") }, "\(file)")
            }
        }
    }

    @Test(arguments: [
        ("charset-windows-1251.xml", "Новости"), ("charset-koi8-r.xml", "Новости"),
        ("charset-shift_jis.xml", "日本のニュース"), ("charset-euc-jp.xml", "日本のニュース"),
        ("charset-gb18030.xml", "新闻头条"), ("charset-big5.xml", "新聞頭條"),
        ("charset-euc-kr.xml", "뉴스"), ("charset-windows-1256.xml", "أخبار"),
        ("charset-iso-8859-15.xml", "Prix 5 €"), ("charset-windows-1252.xml", "“quotes” — €"),
        ("charset-iso-8859-2.xml", "Wiadomości"), ("charset-iso-8859-7.xml", "Ειδήσεις"),
        ("charset-windows-1254.xml", "Haber İşğ"), ("charset-tis-620.xml", "ข่าว"),
        ("utf8-decl-latin1-bytes.xml", "Café à Noël"),
        ("latin1-decl-utf8-bytes.xml", "Café à Noël"), ("utf16le-bom.xml", "Ünï"),
        ("utf16be-nobom.xml", "Ünï"), ("utf32.xml", "Ünï"),
        ("utf7-trick.xml", "+ADw-script+AD4-alert(1)+ADw-/script+AD4-"),
        ("xxe-file.xml", "[&x;]"), ("xxe-http.xml", "[&x;]"), ("xxe-parameter.xml", "ok"),
        ("xinclude.xml", "x"), ("billion-laughs.xml", "&j;"),
        ("json-loneSurrogate.json", "\u{FFFD}x"),
        ("odd-prefix.xml", "t"),
    ])
    func titleOfTheFeed(file: String, title: String) throws {
        #expect(try read(file).title == title)
    }

    @Test(arguments: [
        ("billion-laughs.xml", ["kept"]), ("xxe-file.xml", ["kept"]), ("depth-100k.xml", ["kept"]),
        ("nul-in-title.xml", ["ab", "after"]), ("control-chars.xml", ["ab", "after"]),
        ("bad-utf8.xml", ["café ÿÃ(", "after"]), ("double-escaped.xml", ["R&D <b>"]),
        ("entities-html.xml", ["café …\u{A0}€ AT&T & co &undefined; R&D ’’ –"]),
        ("cdata-double.xml", ["A & B"]), ("html-title.xml", ["Bold"]), ("atom-prefixed.xml", ["e"]),
        ("space-before-decl.xml", ["a"]), ("php-warning-before.xml", ["a"]),
        ("script-after-root.xml", ["a"]), ("bom-twice.xml", ["a"]),
        ("truncated.xml", ["one", "two"]),
        ("guid-not-permalink.xml", ["t", "u"]), ("attr-many.xml", ["t"]),
    ])
    func titlesOfTheEntries(file: String, titles: [String]) throws {
        #expect(try read(file).entries.map(\.title) == titles)
    }

    @Test func entriesAreCappedAtTheNewest() throws {
        let feed = try read("items-50k.xml")
        #expect(feed.entries.count == 500)
        #expect(feed.droppedEntries == 49_500)
        #expect(feed.warnings.map(\.message) == ["50000 entries, the newest 500 were kept"])
    }

    @Test func longTitleIsCut() throws {
        let feed = try read("title-5MB.xml")
        #expect(feed.entries.map { $0.title?.count } == [1_000, 5])
    }

    @Test(arguments: ["undeclared-prefix.xml", "odd-prefix2.xml"])
    func modulesAreFoundUnderAnyPrefix(file: String) throws {
        let entry = try FeedReader.onlyEntry(of: read(file))
        #expect(entry.author == "Ann")
        #expect(entry.image == "https://news.example/i.jpg")
    }

    @Test func addressesFollowTheirBase() throws {
        let entry = try FeedReader.onlyEntry(of: read("base-relative.xml"))
        #expect(entry.link == "https://news.example/a/b/c.html")
        #expect(entry.baseURL?.joining("e.png")?.href == "https://news.example/a/b/d/e.png")
        #expect(try FeedReader.onlyEntry(of: read("base-javascript.xml")).link == "c")
    }

    @Test func identitiesAreTold() throws {
        #expect(Set(try read("same-guid.xml").entries.map(\.ownKey)).count == 5)
        let links = try read("guid-not-permalink.xml").entries.map(\.link)
        #expect(links == [nil, "https://news.example/u"])
    }

    @Test func numbersDoNotTrap() throws {
        let entry = try FeedReader.onlyEntry(of: read("huge-numbers.xml"))
        #expect(entry.enclosures.map(\.length) == [nil])
        #expect(entry.published == nil)
        #expect(try read("json-bignum.json").entries.first?.enclosures.map(\.length) == [nil])
        let duplicate = try FeedReader.onlyEntry(of: read("json-dupkeys.json"))
        #expect(duplicate.id == "1")
    }

    @Test func sectionsWithinSectionsLeaveNoMark() throws {
        let entry = try FeedReader.onlyEntry(of: read("cdata-nested.xml"))
        #expect(entry.summary.map { PlainText.text(of: $0) } == "ab")
        let escaped = try FeedReader.onlyEntry(of: read("cdata-double.xml"))
        #expect(escaped.summary == "&lt;p&gt;x&lt;/p&gt;")
    }

    @Test func deepHTMLIsFlattened() throws {
        let entry = try FeedReader.onlyEntry(of: read("depth-html-50k.xml"))
        let html = Sanitizer().clean(try #require(entry.body), base: nil)
        var depth = 0
        var deepest = 0
        for tag in html.components(separatedBy: "<").dropFirst() {
            depth += tag.hasPrefix("/") ? -1 : 1
            deepest = max(deepest, depth)
        }
        #expect(depth == 0)
        #expect((1...256).contains(deepest))
    }

    @Test func entitiesAreNotMultiplied() throws {
        let feed = try read("quadratic-blowup.xml")
        let texts = feed.entries.flatMap { [$0.title, $0.summary, $0.content] } + [feed.title]
        let size = texts.compactMap { $0?.utf8.count }.reduce(0, +)
        #expect(try size <= 8 * Self.bytes("quadratic-blowup.xml").count)
    }

    @Test func whatStandsBeforeTheFeedIsToldOf() throws {
        #expect(try !read("php-warning-before.xml").warnings.isEmpty)
    }

    @Test func cutFeedIsMarked() throws {
        let feed = try read("truncated.xml")
        #expect(feed.isTruncated)
        #expect(feed.entries.map(\.isPartial) == [false, true])
    }

    @Test func whatIsNoFeedIsRefused() {
        #expect(throws: FeedError.empty) { try read("empty.xml") }
        let page = FeedError.html(.init(kind: .page, title: "Login", feeds: [], line: 1))
        #expect(throws: page) { try read("not-a-feed.html") }
        #expect(throws: FeedError.malformedJSON(cause: "it is nested 200000 deep")) {
            try read("json-deep.json")
        }
    }
}
