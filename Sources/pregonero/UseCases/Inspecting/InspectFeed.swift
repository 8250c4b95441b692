import Basics
import FeedReader
import Fetching
import Foundation
import WebURL

/// Shows what the reader understood of feeds.
struct InspectFeed {
    let maxItems: Int
    let console: Console
    let client: any HTTPClient

    /// - Parameters:
    ///   - feeds: paths or addresses.
    ///   - out: a folder for one JSON file each, under the same relative path; nil prints on stdout.
    /// - Throws: `ExitReason` when one of them is no feed; the others are shown all the same.
    func run(_ feeds: [String], out: String?) async throws {
        var failed = 0
        for feed in feeds {
            let view = await inspect(feed)
            if !view.isFeed { failed += 1 }
            let text = try Self.json(view.document)
            if let out {
                try write(text, of: feed, into: out)
            } else {
                try console.data(text)
            }
        }
        guard failed == 0 else {
            throw ExitReason.buildFailed("\(failed) of \(feeds.count) could not be read as a feed")
        }
    }

    /// What is printed for one feed.
    private struct View {
        let document: any Encodable
        let isFeed: Bool
    }

    /// An answer or a file that could not be had at all.
    private struct Unreachable: Encodable {
        let feed: String?
        let entries: [String] = []
        let error: Reason

        struct Reason: Encodable {
            let code = "unreachable"
            let message: String
        }

        init(_ message: String) {
            feed = nil
            error = Reason(message: message)
        }

        private enum Key: String, CodingKey {
            case feed, entries, error
        }

        func encode(to encoder: any Encoder) throws {
            var container = encoder.container(keyedBy: Key.self)
            try container.encode(feed, forKey: .feed)
            try container.encode(entries, forKey: .entries)
            try container.encode(error, forKey: .error)
        }
    }

    private func inspect(_ feed: String) async -> View {
        var limits = FeedReader.Limits()
        limits.entries = maxItems
        let reader = FeedReader(limits: limits)
        do {
            guard let url = WebURL(feed), url.isHTTP else {
                guard let data = FileManager.default.contents(atPath: feed) else {
                    return View(
                        document: Unreachable("\(feed) cannot be read"),
                        isFeed: false
                    )
                }
                let bytes = try Unpacking.unpacked([UInt8](data), within: HTTPRequest.feedBytes)
                return View(document: FeedInspection(try reader.read(bytes)), isFeed: true)
            }
            let response = try await client.send(HTTPRequest(url: url))
                .unpacked(within: HTTPRequest.feedBytes)
            let parsed = try reader.read(response.bytes(), base: response.url)
            return View(document: FeedInspection(parsed), isFeed: true)
        } catch let error as FeedError {
            return View(document: FeedInspection(error: error), isFeed: false)
        } catch {
            return View(document: Unreachable("\(error)"), isFeed: false)
        }
    }

    private static func json(_ document: any Encodable) throws -> String {
        let encoder = JSONEncoder.stable()
        return String(decoding: try encoder.encode(document), as: UTF8.self)
    }

    private func write(_ text: String, of feed: String, into folder: String) throws {
        let isAddress = WebURL(feed)?.isHTTP ?? false
        let name = isAddress ? feed.spelled { $0 == UInt8(ascii: "/") ? "_" : nil } : feed
        let safe = name.pathParts.filter { !["", ".", ".."].contains($0) }
            .joined(separator: "/")
        let file = URL(filePath: folder, directoryHint: .isDirectory)
            .appending(path: safe + ".json", directoryHint: .notDirectory)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        try Data((text + "\n").utf8).write(to: file)
    }
}
