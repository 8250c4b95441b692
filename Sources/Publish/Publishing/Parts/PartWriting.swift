import Basics
import Pages

/// Makes those files of a site that fall to one shard, beside the output folder, which stays as it is.
struct PartWriting {
    let shard: Shard
    let pages: PageWriting
    let places: PartPlaces
    let options: PublishingOptions
    /// What the last whole build wrote; nil when there was none.
    let earlier: Manifest?
    /// Where the record of its segments is kept.
    let searchRecord: String
    let plan: SitePlan
    /// So many paths are asked for at once.
    private static let batch = 1_024

    /// - Returns: how many files were made, those of the search among them.
    /// - Throws: what could not be read or written.
    func run() async throws -> Int {
        let (pages, plan) = (pages, plan)
        let files = plan.fileStates.changed.filter { plan.files[$0].isMadeByShards }
        let states = plan.articleStates
        let articles = states.changed
        let all = files.count + articles.count
        var written: [SearchWriting.Written] = []
        let spread = BatchSpread(jobs: max(1, options.jobs))
        try await spread.run(files.count, by: 8) { range in
            try pages.files(files[range].map { ($0, plan.files[$0]) })
        } done: { made in
            written += made.map { file in
                let planned = plan.files[file.index]
                return (planned.path, FileRecord(key: planned.key, of: file.file))
            }
            options.progress(.pages, written.count, of: all)
        }
        var records: [Int: FileRecord] = [:]
        try await spread.run(articles.count, by: 64) { range in
            try pages.articles(articles[range], keys: [])
        } done: { made in
            for file in made {
                let key = states.key(of: file.index)
                records[file.index] = FileRecord(key: key, of: file.file)
            }
            options.progress(.pages, written.count + records.count, of: all)
        }
        for start in stride(from: 0, to: articles.count, by: Self.batch) {
            let some = articles[start..<min(start + Self.batch, articles.count)]
                .filter(records.keys.contains)
            for (place, path) in zip(some, try pages.portal.articlePaths(at: some)) {
                records[place].map { written.append((path, $0)) }
            }
        }
        written += try await index.write(of: shard, record: places.searchRecord)
        try pages.writer.publish()
        try keep(written)
        return written.count
    }

    private var index: SearchWriting {
        SearchWriting(
            portal: pages.portal,
            writer: pages.writer,
            jobs: max(1, options.jobs),
            record: searchRecord,
            earlier: earlier,
            progress: options.progress
        ) { _ in }
    }

    private func keep(_ written: [SearchWriting.Written]) throws {
        var head = ManifestHead()
        head.files = written.count
        let list = try ManifestFile(places.list, head: head)
        for (path, record) in written.sorted(by: { $0.path < $1.path }) {
            try list.add(path, record)
        }
        try list.finish()
    }
}
