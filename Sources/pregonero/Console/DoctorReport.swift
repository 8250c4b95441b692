import Domain
import Foundation

/// What `doctor` prints: each source's health in a few lines, the sick ones first.
struct DoctorReport {
    var statuses: [SourceStatus]
    let now: Date
    /// Sources in files that cannot be read.
    var unreadable: Set<SourceID> = []

    var text: String {
        guard !statuses.isEmpty else { return "no sources" }
        let width = statuses.map(\.source.text.count).max() ?? 0
        let order = SourceCondition.allCases
        let sorted = statuses.sorted { left, right in
            let (one, other) = (weight(left, order), weight(right, order))
            return one != other ? one > other : left.source < right.source
        }
        return sorted.map { status in
            let name = status.source.text.padding(toLength: width, withPad: " ", startingAt: 0)
            let lines = lines(of: status)
            let indent = String(repeating: " ", count: width + 9)
            let state = status.condition.rawValue.padding(
                toLength: 7,
                withPad: " ",
                startingAt: 0
            )
            let first = "\(name)  \(state)\(lines.first ?? "")"
            return ([first] + lines.dropFirst().map { indent + $0 }).joined(separator: "\n")
        }.joined(separator: "\n") + "\n" + verdict
    }

    /// What no later build will mend by itself.
    private var ailing: [(source: SourceID, trouble: String)] {
        statuses.compactMap { status in
            let trouble: String? =
                if status.goneSince != nil {
                    "gone"
                } else if status.movedTo != nil {
                    "moved"
                } else if unreadable.contains(status.source) {
                    "cannot be read"
                } else if status.failures > 0, [.empty, .sample].contains(status.condition) {
                    "never answered"
                } else if status.rhythm?.isSilent(at: now) == true {
                    "silent"
                } else {
                    nil
                }
            return trouble.map { (status.source, $0) }
        }
    }

    /// Sources that no build will ask again.
    var gone: [SourceID] { statuses.filter { $0.goneSince != nil }.map(\.source) }

    /// Sources that have had nothing new for much longer than their rhythm lets expect.
    var silent: [SourceID] {
        statuses.filter { $0.rhythm?.isSilent(at: now) == true }.map(\.source)
    }

    /// The last line: who has to be seen to, gone or not.
    private var verdict: String {
        let named = ailing.map { "\($0.source) (\($0.trouble))" }.joined(separator: ", ")
        let count = statuses.count == 1 ? "1 source" : "\(statuses.count) sources"
        return named.isEmpty
            ? "\(count), none of which needs hands"
            : "\(ailing.count) of \(count) \(ailing.count == 1 ? "needs" : "need") hands: \(named)"
    }

    private func weight(_ status: SourceStatus, _ order: [SourceCondition]) -> Int {
        (order.firstIndex(of: status.condition) ?? 0) * 2 + (status.failures > 0 ? 1 : 0)
    }

    private func lines(of status: SourceStatus) -> [String] {
        var lines: [String] = []
        if let reason = status.reason {
            let count = status.failures > 1 ? "\(status.failures) failures in a row: " : ""
            lines.append(count + reason)
        }
        if let gone = status.goneSince {
            lines.append("gone since \(moment(gone)): it is not asked any more")
        }
        if let address = status.movedTo {
            lines.append("moved to \(address): write it as its 'url'")
        }
        lines.append(asking(status))
        if let course = course(status) { lines.append(course) }
        if let rhythm = status.rhythm { lines.append(self.rhythm(rhythm)) }
        if let reading = status.reading { lines += self.reading(reading) }
        return lines
    }

    /// `in the last four weeks: 3 of 120 answers failed, a good one takes 420 ms`.
    private func course(_ status: SourceStatus) -> String? {
        guard let record = status.record else { return nil }
        let asked = "\(record.failures) of \(record.asked) answers failed"
        let time = record.milliseconds.map { ", a good one takes \($0) ms" } ?? ""
        return "in the last four weeks: \(asked)\(time)"
    }

    private func asking(_ status: SourceStatus) -> String {
        let success = status.lastSuccess.map { "last success \(moment($0)) (\(age($0)) ago)" }
        let next = status.nextCheck.map { "next check \(moment($0))" }
        return [success ?? "it never answered", next].compactMap(\.self).joined(separator: ", ")
    }

    private func rhythm(_ rhythm: SourceRhythm) -> String {
        var text = "newest item \(moment(rhythm.newestItem))"
        if let cadence = rhythm.cadence {
            text +=
                cadence < 60
                ? ", usually several at once"
                : ", usually every \(BuildSummary.age(Double(cadence)))"
        }
        if rhythm.isSilent(at: now) { text += ": silent for \(age(rhythm.newestItem))" }
        return text
    }

    private func reading(_ reading: ReadingReport) -> [String] {
        var text = "\(reading.accepted) entries accepted"
        if reading.dropped > 0 { text += ", \(reading.dropped) dropped" }
        let objections = reading.objections.map {
            ["it asks not to be used: \($0.joined(separator: "; "))"]
        }
        return repaired(reading, after: text) + (objections ?? [])
    }

    private func repaired(_ reading: ReadingReport, after text: String) -> [String] {
        if reading.remarks.isEmpty { return [text] }
        if reading.remarks.count == 1 { return [text + ", 1 repaired: \(reading.remarks[0])"] }
        return [text + ", \(reading.remarks.count) repaired:"] + reading.remarks.map { "- \($0)" }
    }

    private func age(_ date: Date) -> String {
        BuildSummary.age(now.timeIntervalSince(date))
    }

    private func moment(_ date: Date) -> String { date.formatted(.iso8601) }
}

extension DoctorReport {
    /// The same for programs.
    var json: String {
        get throws {
            try PlainJSON.text(
                Document(sources: statuses, needHands: ailing.map(\.source.text))
            )
        }
    }

    private struct Document: Encodable {
        let sources: [SourceStatus]
        let needHands: [String]
    }
}
