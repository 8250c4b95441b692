import Archiving
import Basics
import Domain
import Fetching
import Foundation
import Pictures
import Publishing

/// Settles the portal's pictures: which are wanted, what is fetched of them, and what copies there are. Whatever goes
/// wrong costs a picture, never the build.
struct SettlePictures {
    let composition: Composition
    let archive: Archive
    let store: PictureStore
    /// Nil where libvips is not installed.
    let thumbnailer: Thumbnailer?

    private var settings: SiteSettings { composition.configuration.settings }
    private var console: Console { composition.console }
    private var now: Date { composition.clock }

    /// More pictures of one build wait for the next.
    private static let mostDue = 4_000
    private static let mostCards = 50

    /// - Parameters:
    ///   - own: the newsroom's own pictures.
    ///   - named: those of elsewhere that its own pages and notes show, by their files.
    /// - Returns: its own with their copies, and what came of the others.
    /// - Throws: what a damaged archive says, and when the newsroom's own pictures cannot be written.
    func run(_ own: [ContentPicture], named: [String: [String]]) async throws -> PictureReport {
        var report = try await settled(own, named: named)
        if settings.pictures != .none {
            report.own = try BareOriginals(store: store).pictures(
                report.own,
                report: console.report
            )
        }
        return report
    }

    private func settled(
        _ own: [ContentPicture],
        named: [String: [String]]
    ) async throws -> PictureReport {
        var report = PictureReport(own: own)
        guard settings.pictures == .local else { return report }
        do {
            try store.prepare()
            try checkFiles()
            try archive.settlePictures(
                of: composition.configuration.allSources,
                drawsCards: settings.cards == .drawn,
                at: now
            )
            try archive.settleWrittenPictures(named, at: now)
            let work = OwnPictures(archive: archive, store: store, thumbnailer: thumbnailer)
            report.own = try await work.copies(of: own, report: console.report)
            try await settleOthers(&report)
            try await drawCards(&report)
            tellOfMissingProgram(own: own, report)
            if report.made > 0 { try keepSize() }
            try noteFiles()
        } catch  where !Archive.mayBeDamage(error) {
            console.report(
                Diagnostic(
                    .warning,
                    "pictures could not be settled: \(error)",
                    path: composition.layout.name(of: store.folder),
                    hint: "the portal is built without the new ones"
                )
            )
        }
        return report
    }

    private var maker: CopyMaker { CopyMaker(store: store, thumbnailer: thumbnailer) }

    private func settleOthers(_ report: inout PictureReport) async throws {
        let start = ContinuousClock.now
        let due = try archive.duePictures(of: composition.configuration.allSources, at: now)
        guard !due.isEmpty else { return }
        let hosts = RestingHostsStore(file: composition.layout.restingHosts)
        // Whoever asks for everything before its time means the pictures too.
        let resting = composition.fetching.refresh.contains("*") ? RestingHosts() : hosts.load()
        var waiting: [Waiting] = []
        var asked: [DuePicture] = []
        for picture in due where waiting.count + asked.count < Self.mostDue {
            if let job = jobOfKept(picture) {
                waiting.append(Waiting(picture: picture, fetched: nil, job: job))
            } else if let end = PictureDownloads.host(of: picture)
                .flatMap({ resting.end(of: $0, at: now) })
            {
                report.wait(until: end)
            } else {
                asked.append(picture)
            }
        }
        if !composition.fetching.offline, !asked.isEmpty {
            console.progress("fetching \(asked.count) pictures")
            let downloads = PictureDownloads(
                client: try composition.pictureClient(spool: store.work),
                store: store,
                now: now
            )
            let found = await downloads.fetch(asked)
            let arrivals = found.arrivals
            try note(found, resting, in: hosts, &report)
            try archive.keep(
                arrivals.filter { $0.job == nil }.compactMap(\.outcome),
                at: now
            )
            report.note(arrivals.compactMap(\.outcome))
            for arrival in arrivals {
                guard let job = arrival.job, let fetched = arrival.outcome else { continue }
                waiting.append(Waiting(picture: arrival.picture, fetched: fetched, job: job))
            }
        }
        let limit = start + .seconds(3 * settings.pictureDeadline)
        try await make(waiting, until: limit, &report)
    }

    /// What did not come is late, or waits for a server that gives no answer.
    private func note(
        _ found: PictureDownloads.Catch,
        _ resting: RestingHosts,
        in store: RestingHostsStore,
        _ report: inout PictureReport
    ) throws {
        var hosts = resting
        hosts.note(answered: found.answered, silent: found.silent, at: now)
        if hosts != resting { try store.save(hosts) }
        for arrival in found.arrivals where arrival.outcome == nil {
            let end = PictureDownloads.host(of: arrival.picture)
                .flatMap { hosts.end(of: $0, at: now) }
            if let end { report.wait(until: end) } else { report.late += 1 }
        }
    }

    /// A picture of which a copy is to be made.
    private struct Waiting {
        let picture: DuePicture
        /// What its server said with it; nil when it has been here before.
        let fetched: PictureOutcome?
        let job: CopyJob
    }

    /// What was fetched before need not be fetched again for other widths.
    private func jobOfKept(_ picture: DuePicture) -> CopyJob? {
        guard !picture.isCurrent, let hash = picture.original,
            let handle = try? FileHandle(forReadingFrom: store.original(hash)),
            let start = try? handle.read(upToCount: PictureHeader.length),
            let header = try? PictureHeader(Array(start), least: picture.recipe.least)
        else { return nil }
        try? handle.close()
        return CopyJob(
            file: store.original(hash),
            hash: hash,
            header: header,
            recipe: picture.recipe
        )
    }

    private func make(
        _ waiting: [Waiting],
        until limit: ContinuousClock.Instant,
        _ report: inout PictureReport
    ) async throws {
        guard !waiting.isEmpty else { return }
        console.progress("making \(waiting.count) pictures smaller")
        var open = Set(waiting.indices)
        try await maker.make(
            waiting.map(\.job),
            width: ProcessInfo.processInfo.activeProcessorCount,
            until: limit
        ) { made in
            let settled = made.filter { !$0.made.isPassing }
            open.subtract(settled.map(\.index))
            let outcomes = settled.map { outcome(waiting[$0.index], $0.made) }
            report.note(outcomes)
            try archive.keep(outcomes, at: now)
        }
        // What there was no time for lies ready for the next build.
        report.late += open.count
        let late = open.sorted().map { index in
            PictureOutcome(
                address: waiting[index].picture.address,
                result: .fetched,
                original: waiting[index].job.hash,
                etag: waiting[index].fetched?.etag,
                lastModified: waiting[index].fetched?.lastModified,
                nextCheck: 0
            )
        }
        try archive.keep(late, at: now)
    }

    private func outcome(_ waiting: Waiting, _ made: CopyMaker.Made) -> PictureOutcome {
        let result: PictureOutcome.Result
        var next =
            waiting.fetched?.nextCheck ?? Int(clamping: now.timeIntervalSince1970) + 7 * 86_400
        switch made {
        case .success(let copy): result = .ready(copy, recipe: waiting.picture.recipe.text)
        case .failure(let fault):
            result = .refused(fault.description)
            next = Int(clamping: now.timeIntervalSince1970) + 30 * 86_400
        }
        return PictureOutcome(
            address: waiting.picture.address,
            result: result,
            original: waiting.job.hash,
            etag: waiting.fetched?.etag,
            lastModified: waiting.fetched?.lastModified,
            nextCheck: next
        )
    }
}

extension CopyMaker.Made {
    /// What this machine had no room for is not settled.
    fileprivate var isPassing: Bool {
        if case .failure(let fault) = self { return fault.isPassing }
        return false
    }
}

extension SettlePictures {
    private func drawCards(_ report: inout PictureReport) async throws {
        guard settings.cards == .drawn, let thumbnailer else { return }
        let maker = CardMaker(store: store, thumbnailer: thumbnailer, site: settings.title)
        let due = try archive.dueCards(recipe: maker.recipe, limit: Self.mostCards)
        guard !due.isEmpty else { return }
        let titles = due.map { CardAddress.title($0) ?? "" }
        let outcomes = zip(due, await maker.make(titles)).map { address, copy in
            PictureOutcome(
                address: address,
                result: copy.map { .ready($0, recipe: maker.recipe) }
                    ?? .refused("it cannot be drawn"),
                nextCheck: .max
            )
        }
        report.note(outcomes)
        try archive.keep(outcomes, at: now)
    }

    /// Once in each build that would have needed it.
    private func tellOfMissingProgram(own: [ContentPicture], _ report: PictureReport) {
        guard thumbnailer == nil else { return }
        let hasOwn = own.contains { !$0.address.lowercased().hasSuffix(".svg") }
        guard hasOwn || report.made + report.refused > 0 || settings.cards == .drawn else { return }
        console.report(
            Diagnostic(
                .warning,
                "libvips is not installed: pictures are shown as they are, larger ones not at all",
                hint: "apt-get install libvips-tools, or brew install vips"
            )
        )
    }

    private func keepSize() throws {
        let freed = PictureCache(store: store).shrink(
            to: settings.pictureCache,
            keeping: try archive.allCopies(),
            originals: try archive.originals()
        )
        if freed.files > 0 {
            console.detail("pictures: \(freed.files) files, \(freed.bytes >> 20) MB taken away")
        }
    }

    private var note: URL {
        store.folder.appending(path: "checked", directoryHint: .notDirectory)
    }

    /// Looks whether all files of copies are there, unless the folder is as the last build left it.
    private func checkFiles() throws {
        let known = try? String(contentsOf: note, encoding: .utf8)
        guard known != FileFingerprint.of(store.copies.filePath) else { return }
        let records = CopyRecord(store: store)
        let lost = try archive.forgetCopies(where: { !records.isWhole($0) }, at: now)
        if lost > 0 { console.detail("pictures: \(lost) are made again, their files are gone") }
    }

    private func noteFiles() throws {
        let fingerprint = FileFingerprint.of(store.copies.filePath)
        guard (try? String(contentsOf: note, encoding: .utf8)) != fingerprint else { return }
        try fingerprint.write(to: note, atomically: true, encoding: .utf8)
    }
}
