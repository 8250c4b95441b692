import FeedReader
import Foundation
import HTMLCleaning
import WebURL

/// Measures reading and cleaning on one core: file names on standard input, figures as JSON.
@main struct ReadingBenchmark {
    private static let passes = 7

    /// What is printed; seconds are those of the fastest pass over all files.
    private struct Figures: Encodable {
        var feeds = 0
        var entries = 0
        var feedBytes = 0
        var readingSeconds = 0.0
        var bodies = 0
        var bodyBytes = 0
        var cleaningSeconds = 0.0
    }

    /// The HTML of one entry, and what its relative addresses stand in.
    private struct Body {
        let html: [UInt8]
        let base: WebURL?
    }

    static func main() throws {
        var files: [[UInt8]] = []
        while let name = readLine() {
            files.append([UInt8](try Data(contentsOf: URL(filePath: name))))
        }
        var figures = Figures()
        var limits = FeedReader.Limits()
        limits.entries = 5_000
        let reader = FeedReader(limits: limits)
        let feeds = files.compactMap { try? reader.read($0) }
        figures.feeds = feeds.count
        figures.entries = feeds.reduce(0) { $0 + $1.entries.count }
        figures.feedBytes = files.reduce(0) { $0 + $1.count }
        figures.readingSeconds = fastest { files.reduce(0) { $0 + entries(in: $1, reader) } }

        let bodies = feeds.flatMap(\.entries).compactMap { entry in
            entry.body.map { Body(html: Array($0.utf8), base: entry.baseURL) }
        }
        let sanitizer = Sanitizer(policy: .feed)
        figures.bodies = bodies.count
        figures.bodyBytes = bodies.reduce(0) { $0 + $1.html.count }
        figures.cleaningSeconds = fastest {
            bodies.reduce(0) { $0 + sanitizer.clean($1.html, base: $1.base).count }
        }
        print(String(decoding: try JSONEncoder().encode(figures), as: UTF8.self))
    }

    private static func entries(in file: [UInt8], _ reader: FeedReader) -> Int {
        (try? reader.read(file).entries.count) ?? 0
    }

    /// The shortest of some passes: the one that was disturbed the least.
    private static func fastest(_ work: () -> Int) -> Double {
        let clock = ContinuousClock()
        var results: Set<Int> = []
        let times = (0..<passes).map { _ in clock.measure { results.insert(work()) } }
        // Also keeps the work from being thought away.
        precondition(results.count == 1, "two passes gave different results")
        let shortest = times.min() ?? .zero
        return Double(shortest.components.attoseconds) / 1e18 + Double(shortest.components.seconds)
    }
}
