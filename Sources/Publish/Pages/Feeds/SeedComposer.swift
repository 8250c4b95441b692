import Basics
import Domain
import Presentation

/// A file by which articles are known again, of which old ones never change.
public struct PlannedSeed: Sendable {
    /// The site path.
    public let path: String
    /// What tells whether it can have changed.
    public let key: UInt64
    /// Articles at positions counted from the oldest.
    fileprivate let positions: Range<Int>
}

/// Divides what is published of all articles into files by month.
struct SeedComposer: Sendable {
    let edition: any EditionReading
    let context: SiteContext

    private static let batch = 1_024

    func plan() throws -> [PlannedSeed] {
        guard context.settings.seed == .months else { return [] }
        var planned: [PlannedSeed] = []
        var (month, part, start) = (0, 1, 0)
        var hash = StableHash()
        func close(_ end: Int) {
            guard end > start else { return }
            let name = "\(month / 100)-\((month % 100).zeroPadded(2))"
            let path = SeedDocument.folder + name + (part > 1 ? "-\(part)" : "") + ".ndjson"
            planned.append(PlannedSeed(path: path, key: hash.value, positions: start..<end))
        }
        let all = try edition.articleCount()
        for first in stride(from: 0, to: all, by: Self.batch) {
            let articles = try edition.outlines(at: first..<min(first + Self.batch, all))
            // A file of one's own may have another name, and nothing else of it differs.
            let own = articles.filter(\.isOwn).map(\.place)
            let names = Dictionary(
                uniqueKeysWithValues: zip(own, try edition.identities(at: own))
            )
            for (offset, article) in articles.enumerated() {
                let position = first + offset
                let its = article.day.number / 100
                if its != month || position - start >= SeedDocument.most {
                    close(position)
                    part = its == month ? part + 1 : 1
                    (month, start, hash) = (its, position, StableHash())
                }
                hash.add(article.fingerprint)
                if let name = names[article.place] { hash.add(name) }
            }
        }
        close(all)
        return planned
    }

    func bytes(_ seed: PlannedSeed) throws -> [UInt8] {
        var items: [SeedItem] = []
        let end = seed.positions.upperBound
        for first in stride(from: seed.positions.lowerBound, to: end, by: Self.batch) {
            let summaries = try edition.summaries(at: first..<min(first + Self.batch, end))
            let articles = try edition.articles(summaries.filter(\.isLive).map(\.id))
            items += articles.filter { !isProtected($0.path) }.map(SeedItem.init)
        }
        return try SeedDocument.bytes(items)
    }

    /// The file that names the others; nil where there are none to be.
    func index(_ seeds: [PlannedSeed]) throws -> [UInt8]? {
        guard context.settings.seed == .months else { return nil }
        return try SeedDocument.bytes(
            SeedDocument.Index(
                site: context.absolute("/"),
                files: seeds.map { String($0.path.dropFirst(SeedDocument.folder.count)) },
                gone: try edition.withdrawn()
                    // What was erased is to be told nowhere, its address neither.
                    .filter { !ErasureMark.isOne($0.link ?? "") && !isProtected($0.path) }
                    .map(SeedItem.gone).sorted { $0.path < $1.path }
            )
        )
    }

    private func isProtected(_ path: String) -> Bool {
        context.settings.publication.protection?.covers(path) == true
    }
}
