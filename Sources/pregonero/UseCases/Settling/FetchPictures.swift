import Archiving
import Basics
import Domain
import Fetching
import Foundation
import Pictures

/// Fetches the pictures of elsewhere that are due, and has copies made of them.
struct FetchPictures {
    let configuration: Configuration
    let workshop: PictureWorkshop
    let clients: WebClients
    let options: FetchOptions
    let console: Console
    let now: Date

    private var store: PictureStore { workshop.store }

    /// More pictures of one build wait for the next.
    private static let mostDue = 4_000

    /// - Parameters:
    ///   - report: gets what came of them.
    ///   - archive: which are due, and where it is noted what there is.
    /// - Throws: what SQLite says, and when it cannot be noted which servers gave no answer.
    func run(_ report: inout PictureReport, in archive: Archive) async throws {
        let start = ContinuousClock.now
        let due = try archive.duePictures(of: configuration.allSources, at: now)
        guard !due.isEmpty else { return }
        let hosts = clients.restingHosts
        // Whoever asks for everything before its time means the pictures too.
        let resting = options.refreshesAll ? RestingHosts() : hosts.load()
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
        if !options.isOffline, !asked.isEmpty {
            let downloads = PictureDownloads(
                client: clients.pictures(spool: store.work),
                store: store,
                now: now
            )
            let count = asked.count
            let found = await downloads.fetch(asked) { [progress = console.progress] done in
                progress(.pictures, done, of: count)
            }
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
        let limit = start + .seconds(3 * configuration.settings.pictureDeadline)
        try await make(waiting, until: limit, &report, in: archive)
    }

    /// What did not come is late, or waits for a server that gives no answer.
    private func note(
        _ found: PictureDownloads.Catch,
        _ resting: RestingHosts,
        in store: RestingHostsStore,
        _ report: inout PictureReport
    ) throws {
        var hosts = resting
        hosts.note(
            answered: found.answered,
            failing: found.failing,
            silent: found.silent,
            at: now
        )
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
        _ report: inout PictureReport,
        in archive: Archive
    ) async throws {
        guard !waiting.isEmpty else { return }
        var open = Set(waiting.indices)
        let progress = console.progress
        progress(.copies, 0, of: waiting.count)
        try await workshop.copies.make(
            waiting.map(\.job),
            width: ProcessInfo.processInfo.activeProcessorCount,
            until: limit
        ) { made in
            let settled = made.filter { !$0.made.isPassing }
            open.subtract(settled.map(\.index))
            progress(.copies, waiting.count - open.count, of: waiting.count)
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
