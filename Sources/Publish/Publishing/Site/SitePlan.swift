import Basics
import Domain
import Pages

/// Every file that the site will have, what it is made from, and which of them must be made anew.
struct SitePlan {
    /// All files but the pages of articles.
    let files: [PlannedFile]
    /// Which of them must be made anew, since their content may differ from what stands there.
    var fileStates: FileStates
    /// The same of the pages of articles, oldest first.
    var articleStates: FileStates
    /// Those of both of which no earlier build knows.
    private(set) var newFiles: Set<Int> = []
    private(set) var newArticles: Set<Int> = []
    /// Of what the site did not need before, what it does not need now either.
    private(set) var lingering: [FormerAssets.File]
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
        // Where all is new, so many change.
        fileStates = FileStates(room: earlier == nil ? files.count : 0)
        articleStates = FileStates(room: earlier == nil ? portal.articleCount : 0)
        let claims = StaticClaims(
            files.compactMap { if case .file(let file) = $0.content { file } else { nil } }
        )
        var conflicts = claims.conflicts
        var before = earlier?.search()
        lingering = earlier?.lingering ?? []
        if !lingering.isEmpty {
            let needed = Set(files.map(\.path))
            lingering.removeAll { needed.contains($0.path) }
        }
        for (index, file) in files.enumerated() {
            if let conflict = Self.conflict(of: file, with: claims) { conflicts.append(conflict) }
            let hash = StableHash.of(file.path)
            let former = before?.file(hash)
            if former == nil { newFiles.insert(index) } else { known += 1 }
            let changes = former?.key != file.key && shard?.takes(hash) ?? true
            fileStates.append(line: former?.line, changedTo: changes ? file.key : nil)
        }
        let articles = try PlannedArticles(
            portal,
            claims: claims,
            earlier: earlier,
            firstPlace: before?.next ?? 0
        )
        // Of a million articles some ten thousand at a time wait until they are noted.
        let window = Self.batch * jobs * 16
        for start in stride(from: 0, to: portal.articleCount, by: window) {
            let end = min(start + window, portal.articleCount)
            let batches = stride(from: start, to: end, by: Self.batch).map {
                $0..<min($0 + Self.batch, end)
            }
            for batch in try await Parallel.map(batches, width: jobs, articles.batch) {
                conflicts += batch.conflicts
                for (key, former) in batch.articles {
                    let position = articleStates.count
                    if former == nil {
                        if earlier != nil { newArticles.insert(position) }
                    } else {
                        known += 1
                    }
                    let changes = former?.key != key && shard?.takes(article: position) ?? true
                    articleStates.append(line: former?.line, changedTo: changes ? key : nil)
                }
            }
        }
        guard conflicts.isEmpty else { throw PublishingError.invalid(conflicts) }
    }

    private static func conflict(of file: PlannedFile, with claims: StaticClaims) -> Diagnostic? {
        // A file that is published as it is does not clash with its own claim.
        if case .file = file.content { return nil }
        return claims.conflict(with: file.path, owner: file.owner)
    }

    /// Whether an earlier build wrote files that the site no longer has, beside those that linger and others that are not planned
    /// here.
    func hasStale(_ earlier: Manifest, beside others: Int) -> Bool {
        known + lingering.count + others < earlier.pathCount
    }

    /// The hashes of all paths of the site.
    func paths(of portal: Portal) throws -> Set<UInt64> {
        var hashes = Set(files.map { StableHash.of($0.path) })
        for start in stride(from: 0, to: portal.articleCount, by: Self.batch) {
            let range = start..<min(start + Self.batch, portal.articleCount)
            hashes.formUnion(try portal.articlePathHashes(at: range))
        }
        return hashes
    }
}

/// Looks at the pages of articles without making them.
private struct PlannedArticles: Sendable {
    private let portal: Portal
    private let claims: StaticClaims
    /// Whether a file may lie where an article wants to.
    private let mayClash: Bool
    private let earlier: Manifest?
    private let firstPlace: Int

    /// The keys of some articles' pages and what stands there, in their order, and what is in their way.
    struct Batch: Sendable {
        var articles: [(key: UInt64, former: Manifest.Former?)] = []
        var conflicts: [Diagnostic] = []
    }

    init(_ portal: Portal, claims: StaticClaims, earlier: Manifest?, firstPlace: Int) throws {
        mayClash =
            try claims.isEmpty ? false : claims.mayClash(with: portal.articlePathBeginnings())
        self.portal = portal
        self.claims = claims
        self.earlier = earlier
        self.firstPlace = firstPlace
    }

    func batch(_ range: Range<Int>) throws -> Batch {
        var batch = Batch()
        var before = earlier?.search(from: firstPlace + range.lowerBound)
        batch.articles.reserveCapacity(range.count)
        for article in try portal.articleKeys(at: range) {
            let former = before?.file(article.pathHash)
            batch.articles.append((FileKeys.known(article.key), former))
        }
        for path in mayClash ? try portal.articlePaths(at: Array(range)) : [] {
            if let conflict = claims.conflict(with: path, owner: "an article") {
                batch.conflicts.append(conflict)
            }
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
