import Basics
import Domain
import Foundation
import Publishing

/// The last words of a build: sources, items, pages, time.
struct BuildSummary {
    let outcomes: [SourceOutcome]
    let intake: IngestTally
    let pictures: PictureReport
    /// Files of articles that are not shown, since they are drafts.
    let drafts: [String]
    private let portal: PublishedPortal
    private let clock: Date
    private let timeZone: TimeZone
    var times: Times

    init(
        _ ingested: Ingested,
        _ pictures: PictureReport,
        _ portal: PublishedPortal,
        clock: Date,
        timeZone: TimeZone
    ) {
        outcomes = ingested.answers.outcomes
        intake = ingested.tally
        drafts = ingested.drafts
        self.pictures = pictures
        self.portal = portal
        self.clock = clock
        self.timeZone = timeZone
        times = Times(ingested.answers, portal.publication)
    }

    var publication: Publication? { portal.publication }
    var itemCount: Int { portal.articles }
    var held: Int { portal.held }
    var nextChange: Date? { portal.nextChange }

    /// Seconds by stage.
    struct Times {
        var total = 0.0
        let fetch: Double
        let read: Double
        let render: Double
        let write: Double

        init(_ answers: FetchedAnswers, _ publication: Publication?) {
            fetch = answers.fetchTime.inSeconds
            read = answers.readTime.inSeconds
            render = publication?.renderTime.inSeconds ?? 0
            write = publication?.writeTime.inSeconds ?? 0
        }
    }

    var text: String {
        var lines = [
            "sources  \(padded(outcomes.count))   \(sources)",
            "items    \(padded(itemCount))   \(items)",
        ]
        if let pictures = pictures.text(moment) { lines.append("pictures        \(pictures)") }
        if let publication {
            lines.append(
                "pages    \(padded(publication.pages))   "
                    + "\(publication.rendered) rendered  \(publication.pages - publication.rendered) kept"
                    + "      files  \(publication.files.written) written"
                    + (publication.files.pruned > 0 ? "  \(publication.files.pruned) pruned" : "")
            )
        }
        lines.append(
            "time     \(seconds(times.total)) s   fetch \(seconds(times.fetch))  read \(seconds(times.read))"
                + "  render \(seconds(times.render))  write \(seconds(times.write))"
                + "      peak \(Self.peakMegabytes) MB"
        )
        return lines.joined(separator: "\n")
    }

    private func padded(_ number: Int) -> String {
        let text = "\(number)"
        return String(repeating: " ", count: max(0, 5 - text.count)) + text
    }

    private func seconds(_ value: Double) -> String {
        let hundredths = Int(clamping: (value * 100).rounded())
        return "\(hundredths / 100).\((hundredths % 100).zeroPadded(2))"
    }

    private var sources: String {
        var parts: [String] = []
        let fresh = outcomes.count { $0.answer == .fresh }
        let unchanged = outcomes.count { $0.answer == .unchanged && !$0.isNotDue }
        let notDue = outcomes.count(where: \.isNotDue)
        if fresh > 0 { parts.append("\(fresh) new") }
        if unchanged > 0 { parts.append("\(unchanged) unchanged") }
        if notDue > 0 { parts.append("\(notDue) not due") }
        parts += group("stale") { outcome in
            guard case .stale(let since, let reason) = outcome.answer else { return nil }
            let age = since.map { " \(Self.age(clock.timeIntervalSince($0)))" } ?? ""
            return (age, "\(outcome.source.id): \(reason)")
        }
        parts += group("sample") { outcome in
            guard case .sample(let reason) = outcome.answer else { return nil }
            return ("", reason.map { "\(outcome.source.id): \($0)" })
        }
        parts += group("empty") { outcome in
            guard case .empty(let reason) = outcome.answer else { return nil }
            return ("", "\(outcome.source.id): \(reason)")
        }
        parts += group("failed") { outcome in
            guard case .failed(let reason) = outcome.answer else { return nil }
            return ("", "\(outcome.source.id): \(reason)")
        }
        return parts.isEmpty ? "none" : parts.joined(separator: "  ")
    }

    /// `3 stale 2h14m (marca: the server answered 503; …)`: the reasons of the first three.
    private func group(
        _ name: String,
        _ pick: (SourceOutcome) -> (age: String, reason: String?)?
    ) -> [String] {
        let picked = outcomes.compactMap(pick)
        guard let first = picked.first else { return [] }
        let reasons = picked.compactMap(\.reason)
        var text = "\(picked.count) \(name)\(picked.count == 1 ? first.age : "")"
        if !reasons.isEmpty {
            let more = reasons.count > 3 ? "; and \(reasons.count - 3) more" : ""
            text += " (\(reasons.prefix(3).joined(separator: "; "))\(more))"
        }
        return [text]
    }

    private var items: String {
        var parts = ["+\(intake.added) new", "\(intake.updated) updated"]
        if intake.withdrawn > 0 { parts.append("\(intake.withdrawn) withdrawn") }
        if intake.retired > 0 { parts.append("\(intake.retired) retired") }
        if intake.folded > 0 { parts.append("\(intake.folded) duplicates folded") }
        if intake.filtered > 0 { parts.append("\(intake.filtered) filtered out") }
        if held > 0 {
            let next = portal.nextItem.map { " (next \(moment($0)))" } ?? ""
            parts.append("\(held) held\(next)")
        }
        if let first = drafts.first {
            let more = drafts.count - 1
            parts.append(
                more == 0
                    ? "1 draft (\(first); --drafts shows it)"
                    : "\(more + 1) drafts (\(first) and \(more) more; --drafts shows them)"
            )
        }
        return parts.joined(separator: "  ")
    }

    private func moment(_ date: Date) -> String {
        let time = CivilTime(date, in: timeZone)
        let today = CivilTime(clock, in: timeZone).day
        let day = time.day == today ? "" : "\(time.day.dashed) "
        return
            "\(day)\(time.clock) \(timeZone.abbreviation(for: date) ?? "")"
    }

    static func age(_ seconds: Double) -> String {
        let minutes = max(0, Int(clamping: seconds / 60))
        if minutes < 60 { return "\(minutes)m" }
        if minutes < 48 * 60 {
            return "\(minutes / 60)h\((minutes % 60).zeroPadded(2))m"
        }
        return "\(minutes / 1_440)d"
    }

    private static var peakMegabytes: Int {
        var usage = rusage()
        #if os(Linux)
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss / 1_024
        #else
        getrusage(RUSAGE_SELF, &usage)
        return usage.ru_maxrss / 1_048_576
        #endif
    }
}

extension Duration {
    var inSeconds: Double { self / .seconds(1) }
}
