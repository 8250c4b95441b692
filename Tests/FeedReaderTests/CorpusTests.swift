import Basics
import FeedReader
import Foundation
import HTMLCleaning
import TestSupport
import Testing

/// The reader against the corpora beside the repository: figures that may only rise.
@Suite(.enabled(if: Shared.isAvailable, "PREGONERO_SHARED is not set"))
struct CorpusTests {
    /// What another reader, or a reading straight from the specification, found in a feed.
    private struct Truth: Decodable {
        struct Entry: Decodable {
            let title: String?
            let link: String?
            let id: String?
            let published: String?
        }

        let kind: String
        let questionable: [String]
        let entries: [Entry]?
        let spec_entries: [Entry]?
    }

    private struct Score {
        var right = 0
        var all = 0

        var share: Double { Double(right) / Double(max(all, 1)) }
    }

    private static func corpus(_ path: String) -> URL {
        Shared.folder.appending(path: "corpora").appending(path: path)
    }

    private static func feeds() throws -> [String] {
        try String(contentsOf: corpus("feeds.txt"), encoding: .utf8)
            .split(separator: "\n").map(String.init)
    }

    private static func truth(of file: String) throws -> Truth {
        let data = try Data(contentsOf: corpus("truth/\(file).json"))
        return try JSONDecoder().decode(Truth.self, from: data)
    }

    private static func read(_ path: String) throws -> ParsedFeed {
        var limits = FeedReader.Limits()
        limits.entries = 5_000
        return try FeedReader(limits: limits).read([UInt8](Data(contentsOf: corpus(path))))
    }

    @Test func feedsHaveTheEntriesOfTheTruth() throws {
        var counted = Score()
        var differing: [String] = []
        for file in try Self.feeds() {
            let truth = try Self.truth(of: file)
            guard truth.kind != "json-other", let wanted = truth.entries, !wanted.isEmpty else {
                continue
            }
            let found = try Self.read("feeds/\(file)").entries.count
            counted.all += 1
            if found == wanted.count || found == truth.spec_entries?.count {
                counted.right += 1
            } else {
                differing.append(file)
            }
        }
        #expect(counted.all > 1_000)
        #expect(differing == [])
    }

    /// Where the truth itself is wrong, and in what.
    private static let mistaken: Set<String> = [
        "feedkit/xml/Ampersand.xml",  // ids with `&utm_medium` turned into `&utm;_medium`
        "feedreader-cs/Rss20ItunesSample.xml",  // an offset of 30 hours taken at its word
        "prof18-rss/feed-test-xsl.xml",  // British Summer Time taken for UTC
        "rome/modules/xml/sunnyvale.xml",  // `8:56 am PST` taken for UTC
    ]

    @Test func fieldsAreThoseOfTheTruth() throws {
        var scores: [String: Score] = [:]
        for file in try Self.feeds() where !Self.mistaken.contains(file) {
            let truth = try Self.truth(of: file)
            guard truth.kind != "json-other", truth.questionable.isEmpty,
                let wanted = truth.entries,
                let feed = try? Self.read("feeds/\(file)"),
                feed.entries.count == wanted.count
            else { continue }
            let others = truth.spec_entries?.count == feed.entries.count ? truth.spec_entries : nil
            for (place, entry) in feed.entries.enumerated() {
                let (want, other) = (wanted[place], others?[place])
                let published = entry.published.map(WebDate.rfc3339)
                for (name, found, one, two) in [
                    ("title", entry.title, want.title, other?.title),
                    ("link", entry.link, want.link, other?.link),
                    ("id", entry.id, want.id, other?.id),
                    ("published", published, want.published, other?.published),
                ] {
                    guard let one, !one.isEmpty else { continue }
                    // Headlines of JSON Feeds are told with their references as they are written.
                    let read =
                        file.hasSuffix(".json") ? CharacterReferences.decodeComplete(one) : one
                    let isRight = [one, read, two].contains { Self.isSame(found, $0) }
                    scores[name, default: Score()].all += 1
                    scores[name, default: Score()].right += isRight ? 1 : 0
                }
            }
        }
        #expect((scores["title"]?.share ?? 0) >= 0.998)
        #expect((scores["link"]?.share ?? 0) >= 0.9975)
        #expect((scores["id"]?.share ?? 0) == 1)
        #expect((scores["published"]?.share ?? 0) == 1)
    }

    private static func isSame(_ found: String?, _ wanted: String?) -> Bool {
        guard let found, let wanted, !wanted.isEmpty else { return false }
        let fold = { (text: String) in
            text.split { $0.isWhitespace }.joined(separator: " ")
                .precomposedStringWithCanonicalMapping
        }
        return fold(found) == fold(wanted)
    }

    @Test func keysTellApartWhatDiffersInEveryFeed() throws {
        var read = 0
        for file in try Self.feeds() {
            guard let feed = try? Self.read("feeds/\(file)") else { continue }
            read += 1
            let different = Set(feed.entries.map { [$0.key, $0.link, $0.title, $0.body] })
            #expect(Set(feed.entries.map(\.ownKey)).count == different.count, "\(file)")
            #expect(feed.entries.allSatisfy { !$0.key.isEmpty }, "\(file)")
        }
        #expect(read > 1_000)
    }

    private struct Dates: Decodable {
        struct Row: Decodable {
            let raw: String
            let stdlib: String?
            let agree: Bool?
            let utc: String?
        }

        let from_feeds: [Row]
        let feedparser_table: [Row]
        let miniflux_must_parse: [Row]
    }

    private static func dates() throws -> Dates {
        try JSONDecoder().decode(Dates.self, from: Data(contentsOf: corpus("dates.json")))
    }

    @Test func realDatesAreRead() throws {
        // The zero of computers is no date.
        let rows = try Self.dates().from_feeds.filter { $0.stdlib != "1970-01-01T00:00:00Z" }
        let skipped = rows.filter { FeedDate.parse($0.raw) == nil }.map(\.raw)
        #expect(rows.count == 7_283)
        #expect(skipped == ["not a date"])
        let differing = rows.filter { row in
            guard row.agree == true, let utc = row.stdlib else { return false }
            return FeedDate.parse(row.raw).map(WebDate.rfc3339) != utc
        }
        #expect(differing.map(\.raw) == [])
    }

    @Test func tablesOfOtherReadersAreMet() throws {
        let dates = try Self.dates()
        for row in dates.feedparser_table {
            #expect(FeedDate.parse(row.raw).map(WebDate.rfc3339) == row.utc, "\(row.raw)")
        }
        for row in dates.miniflux_must_parse {
            #expect(FeedDate.parse(row.raw) != nil, "\(row.raw)")
        }
    }
}
