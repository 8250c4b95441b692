import Basics

/// What is said of a stage of work: a bar, how much is done, how fast, and what is waited for.
struct StageLine {
    let step: WorkProgress.Step
    /// Since the stage began, in seconds.
    let elapsed: Double

    private static let cells = 20

    /// `pages        [########············]  4012 of 10000  2310/s  3 s left`
    var bar: String {
        var parts = [padded(step.stage.rawValue, to: 11)]
        if let share { parts.append(drawn(share)) }
        return (parts + details).joined(separator: "  ")
    }

    /// `pages: 4012 of 10000, 2310/s, 3 s left`
    var plain: String {
        "\(step.stage.rawValue): \(details.joined(separator: ", "))"
    }

    private var share: Double? {
        guard let all = step.all, all > 0 else { return nil }
        return min(1, Double(step.done) / Double(all))
    }

    private func drawn(_ share: Double) -> String {
        let full = Int(clamping: share * Double(Self.cells))
        return "[" + String(repeating: "#", count: full)
            + String(repeating: "·", count: Self.cells - full) + "]"
    }

    private var details: [String] {
        var parts = [step.all.map { "\(step.done) of \($0)" } ?? "\(step.done)"]
        if let rate { parts.append("\(Self.rounded(rate))/s") }
        if step.waitingFor.isEmpty, let left {
            parts.append("\(left) s left")
        } else if !step.waitingFor.isEmpty {
            let named = step.waitingFor.prefix(3).joined(separator: ", ")
            let more = step.waitingFor.count > 3 ? " and \(step.waitingFor.count - 3) more" : ""
            parts.append("waiting for \(named)\(more)")
        }
        return parts
    }

    /// Too little time tells nothing.
    private var rate: Double? {
        guard elapsed >= 1, step.done > 0 else { return nil }
        return Double(step.done) / elapsed
    }

    private var left: Int? {
        guard let rate, let all = step.all, all > step.done else { return nil }
        return Int(clamping: (Double(all - step.done) / rate).rounded(.up))
    }

    /// Slow work with one decimal.
    private static func rounded(_ rate: Double) -> String {
        let tenths = Int(clamping: rate * 10)
        return rate < 10 ? "\(tenths / 10).\(tenths % 10)" : "\(tenths / 10)"
    }

    private func padded(_ text: String, to width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
