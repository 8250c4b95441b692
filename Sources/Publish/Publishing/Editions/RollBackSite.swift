import Basics
public import Domain
public import Foundation

/// Brings a former edition back: only what differs is put in place, from what was kept of it, as an edition of its own.
///
/// Whatever ends it half-way, the same command or the next build brings the site in order.
public struct RollBackSite: Sendable {
    private let editions: Editions
    private let compress: SiteSettings.Compress
    private let jobs: Int
    private let clock: Date

    private var places: PublishingPlaces { editions.places }
    private var log: EditionLog { editions.log }

    /// - Parameters:
    ///   - places: where the site and its state are.
    ///   - compress: which files have compressed copies.
    ///   - jobs: how many files are compressed at once.
    ///   - clock: the time of the new edition.
    public init(
        places: PublishingPlaces,
        compress: SiteSettings.Compress,
        jobs: Int,
        clock: Date
    ) {
        editions = Editions(places)
        self.compress = compress
        self.jobs = jobs
        self.clock = clock
    }

    /// The edition before the one that stands.
    public func former() throws(EditionError) -> Int {
        let kept = try editions.kept()
        let last = log.head(kept.upperBound)
        let number = (last?.back ?? kept.upperBound) - 1
        guard kept.contains(number) else { throw .none }
        return number
    }

    /// Whether a build, or bringing something back, did not end.
    private var isUnfinished: Bool { FileSystem.exists(places.journal) }

    /// - Parameters:
    ///   - number: the edition that is wanted.
    ///   - withdrawn: the pages that must not come back.
    /// - Returns: what would be done.
    /// - Throws: `EditionError`.
    public func plan(_ number: Int, without withdrawn: WithdrawnPages) throws -> Rollback {
        let all = try changes(number, without: withdrawn)
        let serving = try FormerServing(all, in: places, from: log.store)
        return rollback(number, serving.left(of: all), as: nil)
    }

    /// - Parameters:
    ///   - number: the edition that is wanted.
    ///   - withdrawn: the pages that must not come back.
    /// - Returns: what was done.
    /// - Throws: `EditionError` before anything is touched; afterwards what could not be written.
    public func run(_ number: Int, without withdrawn: WithdrawnPages) async throws -> Rollback {
        let all = try changes(number, without: withdrawn)
        UnfinishedFiles.clear(places)
        guard !all.isEmpty, let manifest = Manifest.read(places.manifest) else {
            return rollback(number, all, as: nil)
        }
        let serving = try FormerServing(all, in: places, from: log.store)
        let changes = serving.left(of: all)
        do {
            let known =
                Manifest.read(places.journal).map { manifest.with(pending: $0) } ?? manifest
            // Should this be ended half-way, nobody knows what those files hold.
            try BuildJournal(path: places.journal).add(
                changes.map(\.file).filter { !EditionPlaces.isOfServer($0) }
                    .map { OutputPath.site(of: $0) }
            )
            let keeper = try EditionKeeper.begin(
                places,
                keeping: max(1, log.numbers.count),
                after: known,
                isStaged: false
            )
            let restored = try restore(changes, serving, keeper)
            try await writer(keeper).compress(compress, jobs: jobs, after: known)
            try finish(number, known, changes, restored, keeper)
            return rollback(number, changes, as: log.last?.number)
        } catch let error as WriteError {
            throw PublishingError.unwritable(error)
        }
    }

    private func rollback(_ number: Int, _ changes: [FileChange], as new: Int?) -> Rollback {
        let difference = EditionDifference(from: 0, to: number, changes)
        return Rollback(
            edition: number,
            number: new,
            restored: (difference.added + difference.changed).sorted(),
            removed: difference.removed
        )
    }
}

extension RollBackSite {
    /// What has to be done, if it can be done.
    private func changes(_ number: Int, without withdrawn: WithdrawnPages) throws -> [FileChange] {
        let kept = try editions.kept()
        guard kept.contains(number) else { throw EditionError.unknown(number, kept: kept) }
        var wanted: [String: FileChange] = [:]
        // What stands there may be half of what comes next.
        for begun in PendingEdition.read(log.pending, number: kept.upperBound + 1) {
            let now = ContentDigest.ofFile(path(of: begun.file))
            wanted[begun.file] = FileChange(begun.file, before: now, after: begun.before)
        }
        for change in try editions.changes(from: kept.upperBound, to: number) {
            let now = wanted[change.file]?.before ?? change.before
            wanted[change.file] = FileChange(change.file, before: now, after: change.after)
        }
        let changes = wanted.values.filter { $0.before != $0.after }.sorted { $0.file < $1.file }
        guard !changes.isEmpty || number != kept.upperBound else {
            throw EditionError.standing(number)
        }
        try check(changes, number, withdrawn)
        return changes
    }

    private func check(
        _ changes: [FileChange],
        _ number: Int,
        _ withdrawn: WithdrawnPages
    ) throws(EditionError) {
        // What the edition had nothing of does not come back either.
        if let back = shown(changes, number, withdrawn) {
            let next = try self.next(after: number, without: withdrawn)
            throw .withdrawn(number, path: back.path, back.what, next: next)
        }
        let missing = changes.filter { change in
            guard let after = change.after, !log.store.holds(after) else { return false }
            return ContentDigest.ofFile(path(of: change.file)) != after
        }
        if let first = missing.first {
            throw .incomplete(number, count: missing.count, first: first.file)
        }
        let touched = Set(changes.map(\.file))
        var gone: [String] = []
        Manifest.read(places.manifest)?.forEachPath { path in
            let file = OutputPath.file(of: path)
            if !touched.contains(file), FileSystem.look("\(places.output)/\(file)") == nil {
                gone.append(file)
            }
        }
        if let first = gone.min(), !isUnfinished {
            throw .outputGone(count: gone.count, first: first)
        }
    }

    /// What of an edition must not come back.
    private func shown(
        _ changes: [FileChange],
        _ number: Int,
        _ withdrawn: WithdrawnPages
    ) -> (path: String, what: WithdrawnPages.What)? {
        let clock = log.head(number)?.clock ?? 0
        // One that says a later time than those after it was made by a wrong clock.
        let isKnown = log.numbers.allSatisfy { other in
            other <= number || log.head(other).map { $0.clock >= clock } ?? true
        }
        return withdrawn.first(
            in: changes,
            saidGone: formerlyGone(changes),
            at: isKnown ? Date(timeIntervalSince1970: Double(clock)) : .distantPast
        )
    }

    /// The first edition after another one that shows nothing which must not come back; nil where only that which stands does
    /// not.
    private func next(
        after number: Int,
        without withdrawn: WithdrawnPages
    ) throws(EditionError) -> Int? {
        let last = try editions.kept().upperBound
        for other in number..<last where other > number {
            guard let changes = try? editions.changes(from: last, to: other) else { continue }
            if shown(changes, other, withdrawn) == nil { return other }
        }
        return nil
    }

    /// What the edition said of itself that it is withdrawn: there such a page only says so in other words.
    private func formerlyGone(_ changes: [FileChange]) -> Set<String> {
        let name = EditionPlaces.serverFile(ServingTable.tableName)
        let change = changes.first { $0.file == name }
        let table =
            change.map { $0.after.flatMap { ServingTable.read(log.store.path(of: $0)) } }
            ?? ServingTable.standing(in: places.server)
        return Set(table?.gone ?? [])
    }

    private func path(of file: String) -> String { EditionPlaces(places).path(of: file) }

    private func writer(_ keeper: EditionKeeper?) throws(WriteError) -> SiteWriter {
        try SiteWriter(output: places.output, isFirst: false, keeper: keeper)
    }

    /// In an order in which every link of a page leads somewhere: what is new first, what goes last, but for what stands in the way.
    private func restore(
        _ changes: [FileChange],
        _ serving: FormerServing,
        _ keeper: EditionKeeper?
    ) throws(WriteError) -> [String: StoredFile] {
        let writer = try writer(keeper)
        let cleared = try clearWay(of: changes, writer)
        var restored: [String: StoredFile] = [:]
        for change in changes.sorted(by: { Self.order($0) < Self.order($1) }) {
            guard let after = change.after else { continue }
            if let bytes = serving.files[change.file] {
                restored[change.file] = try put(bytes, at: change.file, keeper)
                continue
            }
            let path = path(of: change.file)
            if let now = FileSystem.look(path), ContentDigest.ofFile(path) == after {
                keeper?.note(after, at: change.file)
                restored[change.file] = StoredFile(
                    size: now.size,
                    changed: now.changed,
                    digest: after
                )
                continue
            }
            keeper?.keep(change.file)
            try CompressedCopies.remove(of: path)
            restored[change.file] = try log.store.restore(
                after,
                to: path,
                isServed: !EditionPlaces.isOfServer(change.file)
            )
            keeper?.note(after, at: change.file)
        }
        for change in changes
        where change.after == nil && !cleared.contains(Array(change.file.utf8)) {
            if EditionPlaces.isOfServer(change.file) {
                keeper?.keep(change.file)
                try FileSystem.remove(path(of: change.file))
                keeper?.note(nil, at: change.file)
            } else {
                try writer.prune(change.file)
            }
        }
        return restored
    }

    /// Puts something else in place than what was kept of a file.
    private func put(
        _ bytes: [UInt8],
        at file: String,
        _ keeper: EditionKeeper?
    ) throws(WriteError) -> StoredFile {
        let digest = ContentDigest(of: bytes)
        keeper?.keep(file)
        try CompressedCopies.remove(of: path(of: file))
        let changed = try FileSystem.replace(
            path(of: file),
            with: bytes,
            isServed: !EditionPlaces.isOfServer(file)
        )
        keeper?.note(digest, at: file)
        return StoredFile(size: bytes.count, changed: changed, digest: digest)
    }

    /// Takes away what goes and stands where something else comes.
    ///
    /// - Returns: the bytes of their names: by then what comes may answer to them.
    /// - Throws: what could not be taken away.
    private func clearWay(
        of changes: [FileChange],
        _ writer: SiteWriter
    ) throws(WriteError) -> Set<[UInt8]> {
        let ofSite = changes.filter { !EditionPlaces.isOfServer($0.file) }
        let leaving = ofSite.filter { $0.after == nil }.map(\.file)
        var obstacles = Obstacles(among: leaving)
        var respellings = Respellings(among: leaving, in: places.output)
        for change in ofSite where change.after != nil {
            obstacles.look(change.file)
            respellings.look(change.file)
        }
        let found = obstacles.found.sorted(by: >) + respellings.found
        for file in found { try writer.prune(file) }
        return Set(found.map { Array($0.utf8) })
    }

    private static func order(_ change: FileChange) -> (Int, Int, String) {
        let isAsset = change.file.hasPrefix("_/")
        let depth = change.file.utf8.count { $0 == UInt8(ascii: "/") }
        return (isAsset ? 0 : change.before == nil ? 1 : 2, -depth, change.file)
    }

    /// The manifest of what stands there now: what was put in place is made anew by the next build.
    private func finish(
        _ number: Int,
        _ known: Manifest,
        _ changes: [FileChange],
        _ restored: [String: StoredFile],
        _ keeper: EditionKeeper?
    ) throws {
        let target = log.head(number)
        var head = known.head
        head.renew(live: target?.live, files: target?.files)
        head.surface = SiteWriter.surface(of: places.output)
        keeper?.finish(
            clock: Int(clamping: clock.timeIntervalSince1970),
            live: head.liveArticles,
            files: head.files,
            back: target?.back ?? number
        )
        let file = try ManifestFile(places.manifest, head: head)
        let touched = Set(changes.map(\.file))
        var failure: (any Error)?
        known.forEach { path, record in
            guard failure == nil, !touched.contains(OutputPath.file(of: path)) else { return }
            var record = record
            // The edition may need what the site that stood did not.
            if record.left(by: head.clock) != nil { record.key = 0 }
            do { try file.add(path, record) } catch { failure = error }
        }
        if let failure { throw failure }
        for (name, stored) in restored.sorted(by: { $0.key < $1.key })
        where !EditionPlaces.isOfServer(name) {
            try file.add(
                OutputPath.site(of: name),
                // Nobody knows what it was made from.
                FileRecord(key: 0, of: stored)
            )
        }
        try file.finish(isForced: true)
        try FileSystem.remove(places.journal)
    }
}
