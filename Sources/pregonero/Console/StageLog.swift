import Basics

/// Decides when something is said of long work: often on a terminal, where a line takes the place of the one before; in a log
/// once for each stage that lasts, and then every half a minute.
struct StageLog {
    let overwrites: Bool
    private var stage: WorkProgress.Stage?
    private var step: WorkProgress.Step?
    private var begun = 0.0
    private var lastSaid: Double?

    /// Shorter work is over before anybody wonders; in seconds.
    static let least = 1.0
    static let interval = 30.0
    private static let frame = 0.1

    init(overwrites: Bool) {
        self.overwrites = overwrites
    }

    /// Takes a step at a time in seconds, from whenever; nil where nothing is to be said now.
    mutating func take(_ step: WorkProgress.Step, at time: Double) -> StageLine? {
        if step.stage != stage {
            stage = step.stage
            begun = time
            lastSaid = nil
        }
        self.step = step
        return line(at: time)
    }

    /// What is to be said though nothing has come forward.
    mutating func line(at time: Double) -> StageLine? {
        guard let step, isTime(time) else { return nil }
        lastSaid = time
        return StageLine(step: step, elapsed: time - begun)
    }

    /// The work is over.
    mutating func end() {
        (stage, step, lastSaid) = (nil, nil, nil)
    }

    private func isTime(_ time: Double) -> Bool {
        if overwrites { return lastSaid.map { time - $0 >= Self.frame } ?? true }
        return time - (lastSaid ?? begun) >= (lastSaid == nil ? Self.least : Self.interval)
    }
}
