import Domain
import Foundation

/// One source in each condition, with every fact that there can be.
enum InventedStatuses {
    private static let now = Date(timeIntervalSince1970: 1_795_240_800)

    static var all: [SourceStatus] {
        SourceCondition.allCases.map { condition in
            var status = SourceStatus(source: "arla", condition: condition, at: now)
            guard condition != .empty else { return status }
            status.lastSuccess = now
            status.failures = condition == .ok ? 0 : 3
            status.reason = "connection refused by 10.0.0.1"
            status.goneSince = condition == .gone ? now : nil
            status.movedTo = "https://arla.example/nuevo?a=1&b=2"
            status.nextCheck = now.addingTimeInterval(3_600)
            status.rhythm = SourceRhythm(newestItem: now, cadence: 5_400)
            status.reading = ReadingReport(
                accepted: 12,
                dropped: 1,
                remarks: ["line 3: </b> closes nothing <script>"]
            )
            return status
        }
    }
}
