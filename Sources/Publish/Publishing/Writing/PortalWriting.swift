import Basics
import Domain
import Pages
import Searching

/// Writes a portal in the order of its stages: at any moment every link of every page that stands
/// in the output leads to a page, but for the moment in which a file takes another spelling of its name.
struct PortalWriting {
    let settings: SiteSettings
    let pages: PageWriting
    let places: PublishingPlaces
    let options: PublishingOptions
    /// What was written before, as far as it is known; nil for a first build.
    let earlier: Manifest?
    var plan: SitePlan
    var head: ManifestHead
    let keeper: EditionKeeper?
    let serverFiles: ServerFiles
    /// How many files this build writes, and has written.
    var toWrite = 0
    var written = 0

    /// So many files leave holes behind them that are worth giving back before the manifest is put together.
    private static let many = 10_000
    /// So many paths are asked for at once.
    private static let batch = 1_024

    private var portal: Portal { pages.portal }
    private var writer: SiteWriter { pages.writer }
    private var only: Set<PageKind> { options.only }
    private var jobs: Int { max(1, options.jobs) }

    /// - Returns: how many pages were rendered.
    /// - Throws: what could not be written; a first build leaves nothing behind.
    mutating func run() async throws -> Int {
        do {
            return try await write()
        } catch {
            writer.abandon()
            throw error
        }
    }

    private mutating func write() async throws -> Int {
        let files = plan.fileStates.changed.filter(isWanted)
        let changed = plan.articleStates.changed
        let articles =
            only.isEmpty || only.contains(.articles)
            ? changed : changed.filter(plan.newArticles.contains)
        let oldIndex = earlier?.index ?? []
        var stale = try staleFiles(beside: oldIndex.count)
        let respelled = try takeRespelled(files, articles, from: &stale)
        let former = formerAssets(among: &stale)
        if !writer.isStaged {
            try writeJournal(files, articles, respelled + stale)
            for path in respelled { try writer.prune(OutputPath.file(of: path)) }
            stale = try clearWay(for: files, articles, of: stale)
        }
        toWrite = files.count + articles.count
        try await write(files.filter { plan.files[$0].stage == .assets }, by: 8)
        let newFeeds = files.filter { isNew($0) && plan.files[$0].isFeed }
        try await write(newFeeds, by: Self.formats, least: Self.formats)
        try putPlaceholders(files, articles)
        try await write(articles)
        for stage in PlannedFile.Stage.afterArticles {
            let isFeeds = stage == .feeds
            let chosen = try inOrder(files.filter { plan.files[$0].stage == stage }, of: stage)
            try await write(
                isFeeds ? chosen.filter { !newFeeds.contains($0) } : chosen,
                by: isFeeds ? Self.formats : stage == .sitemaps ? 1 : 16,
                least: isFeeds ? Self.formats : 1
            )
        }
        let index = try await writeIndex(oldIndex)
        let kept = Set(index.map(\.path))
        stale = oldIndex.filter { !kept.contains($0) } + stale
        if only.isEmpty {
            for path in stale { try writer.prune(OutputPath.file(of: path)) }
        }
        head.files = plan.files.count + portal.articleCount + index.count
        head.pages = portal.pages.count + portal.articleCount
        try await writer.compress(
            settings.compress,
            jobs: jobs,
            after: earlier,
            options.progress
        )
        head.compressed = settings.compress
        head.surface = writer.surface
        // What goes next goes with a build of the whole site.
        if only.isEmpty { head.due = [head.due, former.due].compactMap(\.self).min() }
        try serverFiles.write()
        keeper?.finish(clock: head.clock, live: head.liveArticles, files: head.files)
        // So that the next build looks at it, whatever else is as it was.
        if lacks(files) { head.inputs = 0 }
        if written > Self.many { FreedMemory.giveBack() }
        try writeManifest(index: index, stale: only.isEmpty ? [] : stale, former)
        return files.count { plan.files[$0].page != nil } + articles.count
    }

    /// Whether one of these files lies elsewhere and could not be read.
    private func lacks(_ files: [Int]) -> Bool {
        files.contains { number in
            switch plan.files[number].content {
            case .copy, .file: plan.fileStates.record(of: number).size < 0
            default: false
            }
        }
    }

    private func isNew(_ index: Int) -> Bool { plan.newFiles.contains(index) }

    private func isWanted(_ index: Int) -> Bool {
        guard !only.isEmpty, !isNew(index) else { return true }
        switch plan.files[index].content {
        case .page(let page): return only.contains(page.kind)
        case .feed, .podcast: return only.contains(.feeds)
        case .download: return only.contains(.map)
        case .headlines: return only.contains(.front)
        case .sitemap, .seed, .bytes, .icon, .worker, .copy, .file: return true
        }
    }

    /// Paths that an earlier build wrote and that the site no longer has, the deepest first; the index is not among them.
    private func staleFiles(beside index: Int) throws -> [String] {
        guard let earlier else { return [] }
        guard plan.hasStale(earlier, beside: index) else {
            return plan.lingering.map(\.path).sorted(by: >)
        }
        let paths = try plan.paths(of: portal)
        var stale: [String] = []
        earlier.forEachPath { path in
            if !path.hasPrefix(SearchManifest.folder), !paths.contains(StableHash.of(path)) {
                stale.append(path)
            }
        }
        return stale.sorted(by: >)
    }

    /// Takes those out that stay for a while.
    private func formerAssets(among stale: inout [String]) -> FormerAssets {
        guard let earlier, !stale.isEmpty else { return .none }
        let former =
            only.isEmpty
            ? FormerAssets(among: stale, of: earlier, in: places.output, now: head.clock)
            : FormerAssets(keeping: plan.lingering, now: head.clock)
        let paths = Set(former.files.map(\.path))
        stale.removeAll(where: paths.contains)
        return former
    }
}

extension PortalWriting {
    /// A feed is composed once for all of its formats.
    private static let formats = 3

    private mutating func write(_ indices: [Int], by size: Int, least: Int = 1) async throws {
        guard !indices.isEmpty else { return }
        let chosen = indices.map { (index: $0, file: plan.files[$0]) }
        let pages = pages
        try await BatchSpread(jobs: jobs).run(chosen.count, by: size, least: least) { range in
            try pages.files(Array(chosen[range]))
        } done: { written in
            for file in written { plan.fileStates.note(file.file, of: file.index) }
            report(written.count)
        }
    }

    /// Pages of lists that show the same articles one after the other, so that what they share is there.
    private func inOrder(_ files: [Int], of stage: PlannedFile.Stage) throws -> [Int] {
        guard stage == .numberedLists || stage == .lists else { return files }
        let places = try files.map { number in
            (try plan.files[number].page.map(portal.newest) ?? 0, number)
        }
        return places.sorted(by: <).map(\.1)
    }

    private mutating func write(_ articles: [Int]) async throws {
        let pages = pages
        let keys = pages.parts == nil ? [] : articles.map(plan.articleStates.key)
        try await BatchSpread(jobs: jobs).run(articles.count, by: 64) { range in
            try pages.articles(articles[range], keys: keys.isEmpty ? [] : Array(keys[range]))
        } done: { written in
            for file in written { plan.articleStates.note(file.file, of: file.index) }
            report(written.count)
        }
    }

    private mutating func report(_ more: Int) {
        written += more
        options.progress(.pages, written, of: toWrite)
    }

    /// New pages stand as headings without links until it is their turn, since others may link to them before.
    private func putPlaceholders(_ files: [Int], _ articles: [Int]) throws {
        guard !writer.isStaged else { return }
        for index in files where isNew(index) {
            if let page = plan.files[index].page { try putPlaceholder(for: page) }
        }
        let new = earlier == nil ? articles : articles.filter(plan.newArticles.contains)
        for start in stride(from: 0, to: new.count, by: Self.batch) {
            let some = Array(new[start..<min(start + Self.batch, new.count)])
            for page in try portal.articlePages(at: some) { try putPlaceholder(for: page) }
        }
    }

    private func putPlaceholder(for page: PlannedPage) throws {
        let file = OutputPath.file(of: page.path)
        guard writer.needsPlaceholder(file) else { return }
        let bytes = PagePlaceholder.bytes(heading: settings.title, language: page.language.tag)
        try writer.putPlaceholder(bytes, at: file)
    }
}

extension PortalWriting {
    /// Writes the index of the search, of which some paths stand there; all files of it that belong to the site.
    private func writeIndex(_ old: [String]) async throws -> [SearchWriting.Written] {
        guard only.isEmpty || only.contains(.search) else {
            return old.map { ($0, earlier?.record(of: $0) ?? .unknown) }
        }
        let journal = BuildJournal(path: places.journal)
        let isStaged = writer.isStaged
        let index = try await SearchWriting(
            portal: portal,
            writer: writer,
            jobs: jobs,
            record: places.searchRecord,
            earlier: earlier,
            parts: pages.parts,
            progress: options.progress
        ) { paths in
            if !isStaged { try journal.add(paths) }
        }.write()
        let kept = Set(index.map(\.path))
        let gone = old.filter { !kept.contains($0) }
        if !isStaged, !gone.isEmpty { try journal.add(gone) }
        return index
    }
}

extension PortalWriting {
    /// What this build is about to write or take away: should it be killed, nobody knows what those files hold.
    private func writeJournal(_ files: [Int], _ articles: [Int], _ stale: [String]) throws {
        try BuildJournal(path: places.journal).add { take in
            try forEachPath(of: files, articles, take)
            try stale.forEach(take)
        }
    }

    private func forEachPath(
        of files: [Int],
        _ articles: [Int],
        _ body: (String) throws -> Void
    ) throws {
        for index in files { try body(plan.files[index].path) }
        for start in stride(from: 0, to: articles.count, by: Self.batch) {
            let some = Array(articles[start..<min(start + Self.batch, articles.count)])
            try portal.articlePaths(at: some).forEach(body)
        }
    }

    /// Takes those out that are files of this build under another spelling, where the file system knows both names: they go
    /// before these are written.
    private func takeRespelled(
        _ files: [Int],
        _ articles: [Int],
        from stale: inout [String]
    ) throws -> [String] {
        guard !writer.isStaged, !stale.isEmpty else { return [] }
        var respellings = Respellings(among: stale.map(OutputPath.file), in: places.output)
        guard !respellings.isEmpty else { return [] }
        try forEachPath(of: files, articles) { respellings.look(OutputPath.file(of: $0)) }
        let found = Set(respellings.found.map { Array($0.utf8) })
        guard !found.isEmpty else { return [] }
        let respelled = stale.filter { found.contains(Array(OutputPath.file(of: $0).utf8)) }
        stale.removeAll { found.contains(Array(OutputPath.file(of: $0).utf8)) }
        return respelled
    }

    /// Takes away those stale files in whose place others come.
    ///
    /// - Returns: the paths of those that are left.
    /// - Throws: what could not be read or taken away.
    private func clearWay(
        for files: [Int],
        _ articles: [Int],
        of stale: [String]
    ) throws -> [String] {
        guard !stale.isEmpty else { return [] }
        var obstacles = Obstacles(among: stale.map(OutputPath.file))
        try forEachPath(of: files, articles) { obstacles.look(OutputPath.file(of: $0)) }
        let found = obstacles.found
        for file in found.sorted(by: >) { try writer.prune(file) }
        return found.isEmpty ? stale : stale.filter { !found.contains(OutputPath.file(of: $0)) }
    }

    /// A first build's manifest lies ready before the site is put in its place, as the journal of that one step.
    private func writeManifest(
        index: [SearchWriting.Written],
        stale: [String],
        _ former: FormerAssets
    ) throws {
        let file = try ManifestFile(writer.isStaged ? places.journal : places.manifest, head: head)
        try ManifestWriting(portal: portal, plan: plan, earlier: earlier).add(to: file)
        for (path, record) in index { try file.add(path, record) }
        // What belongs to other parts of the portal stays, and stays ours.
        for path in stale { try file.add(path, .unknown) }
        for asset in former.files { try file.add(asset.path, asset.record.left(at: asset.left)) }
        try file.finish(isForced: true)
        if writer.isStaged {
            try writer.publish()
            try FileSystem.move(places.journal, to: places.manifest)
        } else {
            try FileSystem.remove(places.journal)
        }
    }
}
