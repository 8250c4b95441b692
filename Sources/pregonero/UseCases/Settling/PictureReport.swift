import Domain
import Foundation
import Publishing

/// What came of the pictures of a build.
struct PictureReport {
    /// The newsroom's own, with their copies.
    var own: [ContentPicture]
    private(set) var made = 0
    private(set) var refused = 0
    private(set) var failed = 0
    /// What comes with the next build.
    var late = 0
    /// What waits for servers that gave no answer, and until when the first of them are left alone.
    private(set) var waiting: (count: Int, until: Date)?
    /// The first reasons, each once.
    private(set) var reasons: [String] = []

    init(own: [ContentPicture]) {
        self.own = own
    }

    mutating func note(_ outcomes: [PictureOutcome]) {
        for outcome in outcomes {
            switch outcome.result {
            case .ready: made += 1
            case .fetched, .confirmed: continue
            case .refused(let why):
                refused += 1
                note(why)
            case .failed(let why):
                failed += 1
                note(why)
            }
        }
    }

    mutating func wait(until end: Date) {
        waiting = ((waiting?.count ?? 0) + 1, min(waiting?.until ?? end, end))
    }

    private mutating func note(_ why: String) {
        if reasons.count < 3, !reasons.contains(why) { reasons.append(why) }
    }

    /// `+12 new  2 late  3 refused (…)`, with times as `moment` writes them; nil when there was nothing to do.
    func text(_ moment: (Date) -> String) -> String? {
        let numbers = [
            (made, "+\(made) new"), (late, "\(late) late"), (failed, "\(failed) failed"),
            (refused, "\(refused) refused"),
            (
                waiting?.count ?? 0,
                waiting.map {
                    "\($0.count) wait\($0.count == 1 ? "s" : "") for servers that give no answer, until "
                        + moment($0.until)
                } ?? ""
            ),
        ].filter { $0.0 > 0 }.map(\.1)
        guard !numbers.isEmpty else { return nil }
        let why = reasons.isEmpty ? "" : " (\(reasons.joined(separator: "; ")))"
        return numbers.joined(separator: "  ") + why
    }
}
