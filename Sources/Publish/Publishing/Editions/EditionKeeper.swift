import Basics
import Domain
import Synchronization

/// Keeps, while a site is written, what its files held before, and makes an edition of what has changed in the end.
///
/// What a file held is noted before it is replaced, so that a build which was killed leaves nothing that cannot be undone: the next one
/// goes on where it ended. That an edition cannot be kept is no reason not to publish.
final class EditionKeeper: Sendable {
    private let log: EditionLog
    private let places: EditionPlaces
    private let count: Int
    private let start: Start
    private let number: Int
    /// The edition that was brought back before this build.
    private let broughtBack: EditionHead?
    private let state: Mutex<State>

    /// How the build stands to the edition before.
    private enum Start {
        /// There is none, or none that could be gone back to.
        case anew
        case onward
        /// Its files are gone from the output folder; only what they held is known.
        case beside(Manifest)
    }

    private struct Touch {
        let before: ContentDigest?
        var after: ContentDigest?
        /// Whether what it holds now is known.
        var isKnown = false
    }

    private struct State {
        var touches: [String: Touch] = [:]
        var file: PendingEdition?
        var failure: WriteError?
    }

    /// - Parameters:
    ///   - places: where the site and its state are written.
    ///   - count: how many editions are to be kept beside the one that stands.
    ///   - manifest: what is known of the site as it stands.
    ///   - isStaged: whether the site is written into a folder of its own.
    /// - Returns: nil where none are to be kept.
    /// - Throws: what could not be taken away.
    static func begin(
        _ places: PublishingPlaces,
        keeping count: Int,
        after manifest: Manifest?,
        isStaged: Bool
    ) throws(WriteError) -> EditionKeeper? {
        let log = EditionLog(folder: places.editions)
        guard count > 0 else {
            try log.removeAll()
            return nil
        }
        guard let manifest, !log.isCut else {
            if !log.numbers.isEmpty { try log.cut() }
            return EditionKeeper(log, places, count, .anew)
        }
        if log.numbers.isEmpty {
            guard !isStaged else { return EditionKeeper(log, places, count, .anew) }
            var head = EditionHead(
                number: 1,
                clock: manifest.head.clock,
                live: manifest.head.liveArticles,
                files: manifest.head.files
            )
            head.isBase = true
            try log.add(EditionFile(head: head, changes: []))
        }
        return EditionKeeper(log, places, count, isStaged ? .beside(manifest) : .onward)
    }

    private init(_ log: EditionLog, _ places: PublishingPlaces, _ count: Int, _ start: Start) {
        self.log = log
        self.places = EditionPlaces(places)
        self.count = count
        self.start = start
        number = log.lastNumber + 1
        broughtBack = log.last.flatMap { $0.back == nil ? nil : $0 }
        var state = State()
        if case .onward = start {
            for change in PendingEdition.read(log.pending, number: number) {
                state.touches[change.file] = Touch(before: change.before)
            }
        }
        self.state = Mutex(state)
    }

    /// Keeps what a file holds that is about to be replaced or taken away.
    func keep(_ file: String) {
        guard case .onward = start, state.withLock({ $0.touches[file] == nil && $0.failure == nil })
        else { return }
        do throws(WriteError) {
            let before = try log.store.keep(places.path(of: file))
            try state.withLock { state throws(WriteError) in
                if state.file == nil {
                    let known = state.touches.map { FileChange($0, before: $1.before, after: nil) }
                    state.file = try PendingEdition(log.pending, number: number, known)
                }
                try state.file?.add(FileChange(file, before: before, after: nil))
                state.touches[file] = Touch(before: before)
            }
        } catch {
            state.withLock { $0.failure = error }
        }
    }

    /// Notes what a file holds now, nil when it is gone.
    func note(_ digest: ContentDigest?, at file: String) {
        switch start {
        case .anew: return
        case .onward:
            state.withLock { state in
                state.touches[file]?.after = digest
                state.touches[file]?.isKnown = true
            }
        case .beside:
            // Files for servers stand as they stood.
            guard !EditionPlaces.isOfServer(file) else { return }
            state.withLock { state in
                state.touches[file] = Touch(before: nil, after: digest, isKnown: true)
            }
        }
    }
}

extension EditionKeeper {
    /// Makes an edition of what has changed, if anything has.
    ///
    /// - Parameters:
    ///   - clock: of the build, in seconds.
    ///   - live: the published articles that are no samples.
    ///   - files: how many files the site has.
    ///   - back: the edition that was brought back.
    func finish(clock: Int, live: Int, files: Int, back: Int? = nil) {
        var head = EditionHead(number: number, clock: clock, live: live, files: files)
        head.back = back
        do throws(WriteError) {
            if let failure = state.withLock({ $0.failure }) { throw failure }
            if case .anew = start {
                try add(&head, changes: nil)
            } else {
                let changes = changes()
                if !changes.isEmpty { try add(&head, changes: changes) }
            }
            try FileSystem.remove(log.pending)
            try log.prune(keeping: count)
        } catch {
            state.withLock { $0.failure = error }
            try? log.cut()
        }
    }

    private func add(_ head: inout EditionHead, changes: [FileChange]?) throws(WriteError) {
        head.isBase = changes == nil
        for change in changes ?? [] {
            if change.before == nil {
                head.added += 1
            } else if change.after == nil {
                head.removed += 1
            } else {
                head.changed += 1
            }
        }
        try log.add(EditionFile(head: head, changes: changes ?? []))
        if changes == nil { try log.resume() }
    }

    private func changes() -> [FileChange] {
        var touches = state.withLock { $0.touches }
        if case .beside(let manifest) = start {
            manifest.forEach { path, record in
                let file = OutputPath.file(of: path)
                let after = touches[file]?.after
                touches[file] = Touch(before: record.digest, after: after, isKnown: true)
            }
        }
        return touches.compactMap { file, touch in
            let after =
                touch.isKnown ? touch.after : ContentDigest.ofFile(places.path(of: file))
            return touch.before == after
                ? nil : FileChange(file, before: touch.before, after: after)
        }.sorted { $0.file < $1.file }
    }

    /// That the site is no longer what somebody brought back.
    var remark: Diagnostic? {
        broughtBack.map { head in
            Diagnostic(
                .note,
                "edition \(head.back ?? 0) had been brought back; the portal is written as it is today"
            )
        }
    }

    /// Why the editions before cannot be brought back.
    var loss: Diagnostic? {
        state.withLock { $0.failure }.map { error in
            Diagnostic(
                .warning,
                "the edition before was not kept: \(error)",
                hint: "the site is published; from here on editions can be brought back again"
            )
        }
    }
}
