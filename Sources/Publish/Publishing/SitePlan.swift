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
    var articleRecords: [FileRecord]
    /// Indices of files, and positions of articles, whose content may differ from what stands there.
    private(set) var changedFiles: [Int] = []
    private(set) var changedArticles: [Int] = []
    /// Those of them of which no earlier build knows.
    private(set) var newFiles: Set<Int> = []
    private(set) var newArticles: Set<Int> = []
    /// How many of the files that stand there belong to the site.
    private var known = 0

    private static let batch = 1_024

    /// - Parameters:
    ///   - portal: the site as it is to be.
    ///   - files: everything of it but the pages of articles.
    ///   - earlier: what was written before; nil for a first build.
    ///   - shard: whose files alone are to be made; nil for all.
    /// - Throws: `PublishingError` for files of two kinds that claim one place, and what reading the edition throws.
    init(_ portal: Portal, files: [PlannedFile], earlier: Manifest?, shard: Shard? = nil) throws {
        self.files = files
        records = []
        records.reserveCapacity(files.count)
        articleRecords = []
        articleRecords.reserveCapacity(portal.articleCount)
        var claims = StaticClaims(
            files.compactMap { if case .file(let file) = $0.content { file } else { nil } }
        )
        for file in files {
            if case .file = file.content { continue }
            claims.check(file.path, owner: file.owner)
        }
        var keys: [UInt64] = []
        keys.reserveCapacity(portal.articleCount)
        for (index, file) in files.enumerated() {
            let hash = StableHash.of(file.path)
            let record = earlier?.records[hash]
            records.append(record ?? .unknown)
            if record == nil { newFiles.insert(index) } else { known += 1 }
            if record?.key != file.key, shard?.takes(hash) ?? true { changedFiles.append(index) }
        }
        for start in stride(from: 0, to: portal.articleCount, by: Self.batch) {
            let range = start..<min(start + Self.batch, portal.articleCount)
            for (path, key) in try portal.articleKeys(at: range) {
                let position = keys.count
                claims.check(path, owner: "an article")
                let key = key == 0 ? 1 : key
                keys.append(key)
                let record = earlier?.records[StableHash.of(path)]
                articleRecords.append(record ?? .unknown)
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
        articleKeys = keys
        guard claims.conflicts.isEmpty else { throw PublishingError.invalid(claims.conflicts) }
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
            for page in try portal.articlePages(at: range) {
                hashes.insert(StableHash.of(page.path))
            }
        }
        return hashes
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
