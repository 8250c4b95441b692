import Basics
import Testing

@testable import pregonero

/// When a person hears of long work, and what.
@Suite struct StageLogTests {
    /// Steps on the way to the archive of words: what would be said, with its time.
    private func said(
        overwrites: Bool,
        _ steps: [(time: Double, stage: WorkProgress.Stage, done: Int)]
    ) -> [String] {
        var log = StageLog(overwrites: overwrites)
        var lines: [String] = []
        for step in steps {
            let progress = WorkProgress.Step(stage: step.stage, done: step.done, all: 1_000)
            if let line = log.take(progress, at: step.time) {
                lines.append("\(step.time) \(overwrites ? line.bar : line.plain)")
            }
        }
        return lines
    }

    @Test func aLogHearsOnceOfEachStageThatLastsAndThenEveryHalfMinute() {
        let lines = said(
            overwrites: false,
            [
                (0, .reading, 0), (0.4, .reading, 900), (0.5, .pages, 0), (1.4, .pages, 90),
                (2.5, .pages, 200), (20, .pages, 300), (32.4, .pages, 310), (32.5, .pages, 320),
                (40, .pages, 900), (41, .search, 0),
            ]
        )
        #expect(
            lines == [
                "2.5 pages: 200 of 1000, 100/s, 8 s left",
                "32.5 pages: 320 of 1000, 10/s, 68 s left",
            ]
        )
    }

    @Test func aTerminalIsNotFlooded() {
        let lines = said(
            overwrites: true,
            (0..<100).map { (Double($0) / 100, .pages, $0) }
        )
        #expect(lines.count == 10)
        #expect(lines.first == "0.0 pages        [····················]  0 of 1000")
    }

    @Test func theBarGrowsWithWhatIsDone() {
        let lines = said(
            overwrites: true,
            [(0, .search, 0), (2, .search, 500), (4, .search, 1_000)]
        )
        #expect(lines.last == "4.0 search       [####################]  1000 of 1000  250/s")
        #expect(lines[1] == "2.0 search       [##########··········]  500 of 1000  250/s  2 s left")
    }

    @Test func whatIsWaitedForIsNamedEvenWhenNothingComesForward() {
        var log = StageLog(overwrites: false)
        let step = WorkProgress.Step(
            stage: .fetching,
            done: 3,
            all: 7,
            waitingFor: ["a", "b", "c", "d"]
        )
        #expect(log.take(step, at: 0) == nil)
        #expect(log.line(at: 0.9) == nil)
        #expect(
            log.line(at: 10)?.plain
                == "fetching: 3 of 7, 0.3/s, waiting for a, b, c and 1 more"
        )
        log.end()
        #expect(log.line(at: 100) == nil)
    }

    @Test func whatNobodyCanCountHasNoBar() {
        let step = WorkProgress.Step(stage: .cleaning, done: 512, all: nil)
        #expect(StageLine(step: step, elapsed: 2).bar == "cleaning     512  256/s")
    }
}
