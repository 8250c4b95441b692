import Basics
import Domain
import Pages

/// Every file that the site will have, what it is made from, and which of them must be made anew.
struct SitePlan {
    /// All files but the pages of articles.
    let files: [PlannedFile]
    var records: [FileRecord]
    /// The keys of the pages of articles, oldest first.
    let articleKeys: [UInt64]
    /// Indices of files, and positions of articles, whose content may differ from what stands there.
    private(set) var changedFiles: [Int] = []
    private(set) var changedArticles: [Int] = []
    /// What is known of those articles once they are written, in their order; nothing is kept of all others.
    private var articleRecords: [FileRecord] = []
    /// Those of them of which no earlier build knows.
    private(set) var newFiles: Set<Int> = []
    private(set) var newArticles: Set<Int> = []
    /// Where the record of the first article is expected among those of the earlier build.
    let firstArticle: Int
    /// How many of the files that stand there belong to the site.
    private var known = 0

    private static let batch = 1_024

    /// - Parameters:
    ///   - portal: the site as it is to be.
    ///   - files: everything of it but the pages of articles.
    ///   - earlier: what was written before; nil for a first build.
    ///   - shard: whose files alone are to be made; nil for all.
    ///   - jobs: how many batches of articles are looked at side by side.
    /// - Throws: `PublishingError` for files of two kinds that claim one place, and what reading the edition throws.
    init(
        _ portal: Portal,
        files: [PlannedFile],
        earlier: Manifest?,
        shard: Shard? = nil,
        jobs: Int
    ) async throws {
        self.files = files
        records = []
        records.reserveCapacity(files.count)
        let claims = StaticClaims(
            files.compactMap { if case .file(let file) = $0.content { file } else { nil } }
        )
        var conflicts = claims.conflicts
        var before = earlier?.records.inOrder()
        for (index, file) in files.enumerated() {
            if let conflict = Self.conflict(of: file, with: claims) { conflicts.append(conflict) }
            let hash = StableHash.of(file.path)
            let record = before?.record(of: hash)
            records.append(record ?? .unknown)
            if record == nil { newFiles.insert(index) } else { known += 1 }
            if record?.key != file.key, shard?.takes(hash) ?? true { changedFiles.append(index) }
        }
        firstArticle = before?.next ?? 0
        let articles = PlannedArticles(
            portal,
            claims: claims,
            earlier: earlier,
            firstRecord: firstArticle
        )
        var keys: [UInt64] = []
        keys.reserveCapacity(portal.articleCount)
        // Of a million articles some ten thousand at a time wait until they are noted.
        let window = Self.batch * jobs * 16
        for start in stride(from: 0, to: portal.articleCount, by: window) {
            let end = min(start + window, portal.articleCount)
            let batches = stride(from: start, to: end, by: Self.batch).map {
                $0..<min($0 + Self.batch, end)
            }
            for batch in try await Parallel.map(batches, width: jobs, articles.batch) {
                conflicts += batch.conflicts
                for (key, record) in batch.articles {
                    let position = keys.count
                    keys.append(key)
                    if record == nil {
                        if earlier != nil { newArticles.insert(position) }
                    } else {
                        known += 1
                    }
                    if record?.key != key, shard?.takes(article: position) ?? true {
                        changedArticles.append(position)
                    }
                }
            }
        }
        articleKeys = keys
        articleRecords = [FileRecord](repeating: .unknown, count: changedArticles.count)
        guard conflicts.isEmpty else { throw PublishingError.invalid(conflicts) }
    }

    private static func conflict(of file: PlannedFile, with claims: StaticClaims) -> Diagnostic? {
        // A file that is published as it is does not clash with its own claim.
        if case .file = file.content { return nil }
        return claims.conflict(with: file.path, owner: file.owner)
    }

    /// Notes how the page of an article stands, which is one of those that changed.
    mutating func note(_ record: FileRecord, ofArticle position: Int) {
        if let place = changedPlace(of: position) { articleRecords[place] = record }
    }

    /// How the page of an article stands; nil for one that was not written.
    func record(ofArticle position: Int) -> FileRecord? {
        guard let place = changedPlace(of: position), articleRecords[place] != .unknown else {
            return nil
        }
        return articleRecords[place]
    }

    private func changedPlace(of position: Int) -> Int? {
        var (place, end) = (0, changedArticles.count)
        while place < end {
            let middle = (place + end) / 2
            if changedArticles[middle] < position { place = middle + 1 } else { end = middle }
        }
        return place < changedArticles.count && changedArticles[place] == position ? place : nil
    }

    /// Whether an earlier build wrote files that the site no longer has, beside others that are not planned here.
    func hasStale(_ earlier: Manifest, beside others: Int) -> Bool {
        known + others < earlier.pathCount
    }

    /// The hashes of all paths of the site.
    func paths(of portal: Portal) throws -> Set<UInt64> {
        var hashes = Set(files.map { StableHash.of($0.path) })
        for start in stride(from: 0, to: portal.articleCount, by: Self.batch) {
            let range = start..<min(start + Self.batch, portal.articleCount)
            try portal.forEachArticlePath(at: range) { hashes.insert(StableHash.of($0)) }
        }
        return hashes
    }
}

/// Looks at the pages of articles without making them.
private struct PlannedArticles: Sendable {
    private let portal: Portal
    private let claims: StaticClaims
    private let earlier: Manifest?
    private let firstRecord: Int

    /// The keys of some articles' pages and what stands there, in their order, and what is in their way.
    struct Batch: Sendable {
        var articles: [(key: UInt64, record: FileRecord?)] = []
        var conflicts: [Diagnostic] = []
    }

    init(_ portal: Portal, claims: StaticClaims, earlier: Manifest?, firstRecord: Int) {
        self.portal = portal
        self.claims = claims
        self.earlier = earlier
        self.firstRecord = firstRecord
    }

    func batch(_ range: Range<Int>) throws -> Batch {
        var batch = Batch()
        var before = earlier?.records.inOrder(from: firstRecord + range.lowerBound)
        batch.articles.reserveCapacity(range.count)
        for (path, key) in try portal.articleKeys(at: range) {
            if let conflict = claims.conflict(with: path, owner: "an article") {
                batch.conflicts.append(conflict)
            }
            let record = before?.record(of: StableHash.of(path))
            batch.articles.append((key == 0 ? 1 : key, record))
        }
        return batch
    }
}

extension Shard {
    /// Neighbours are read together.
    private static let block = 64

    /// Whether the page of the article at a position is this one's.
    fileprivate func takes(article position: Int) -> Bool {
        takes(UInt64(position / Self.block))
    }
}
