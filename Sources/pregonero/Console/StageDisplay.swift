import Basics
import Synchronization

/// Shows a person how far long work has come, also while it waits.
final class StageDisplay: Sendable {
    private let log: Mutex<StageLog>
    private let ticking = Mutex<Task<Void, Never>?>(nil)
    private let start = ContinuousClock.now
    private let overwrites: Bool

    init(overwrites: Bool) {
        self.overwrites = overwrites
        log = Mutex(StageLog(overwrites: overwrites))
    }

    func show(_ step: WorkProgress.Step) {
        // One after the other, or an older line would stand last.
        log.withLock { log in
            if let line = log.take(step, at: now) { say(line) }
        }
        beginTicking()
    }

    /// Nothing of it stands on the terminal any more.
    func end() {
        ticking.withLock { task in
            task?.cancel()
            task = nil
        }
        log.withLock { $0.end() }
    }

    private var now: Double { (ContinuousClock.now - start) / .seconds(1) }

    /// What is waited for tells nothing by itself.
    private func beginTicking() {
        ticking.withLock { task in
            guard task == nil else { return }
            task = Task.detached { [weak self] in
                while !Task.isCancelled {
                    try? await Task.sleep(for: .seconds(1))
                    guard !Task.isCancelled, let self else { return }
                    self.log.withLock { log in
                        if let line = log.line(at: self.now) { self.say(line) }
                    }
                }
            }
        }
    }

    private func say(_ line: StageLine) {
        if overwrites {
            StandardStream.showProgress(line.bar.visibleControls)
        } else {
            StandardStream.say(line.plain.visibleControls)
        }
    }
}
