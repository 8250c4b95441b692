import Basics
import Domain
import Foundation
import Markdown

/// Reads the entries of a live coverage from the headings of its text: `## 20:45 Gol`, `## 2026-11-21 20:45 Gol`.
///
/// What is no entry stays where it is written: in the entry above it, or before all of them.
struct LiveEntries {
    /// The text with the newest entry first.
    let text: String
    /// In the order of the text.
    let entries: [LiveCoverage.Entry]
    /// From when on each is shown, also those that wait.
    let moments: [Date]

    private struct Draft {
        var time: Date
        /// Whether it names its day itself.
        let isDated: Bool
        let written: String
        let place: Int
        var lines: [Substring]
    }

    /// - Parameters:
    ///   - fields: of the file, whose body is read.
    ///   - language: that of the article.
    ///   - published: that of the article, whose day is that of entries that name none before them.
    ///   - now: the build's clock: what is dated later waits for its time.
    ///   - timeZone: of their times.
    init(
        _ fields: FrontMatterFields,
        in language: Language,
        of published: Date?,
        at now: Date,
        timeZone: TimeZone
    ) {
        let document = fields.document
        let day = CivilTime(published ?? now, in: timeZone).day
        let isGerman = language.primary == "de"
        var scan = Scan(fields: fields, isGerman: isGerman, day: day, zone: timeZone)
        var number = document.bodyLine
        for line in document.body.split(
            omittingEmptySubsequences: false,
            whereSeparator: \.isNewline
        ) {
            scan.read(line, number)
            number += 1
        }
        if let published { scan.turnMidnights(from: published) }
        let limit = now.addingTimeInterval(Self.allowance)
        // Of an article that waits itself nothing is shown yet.
        if published.map({ $0 <= now }) ?? true { scan.warnAhead(of: limit) }
        scan.warnOfDisorder()
        let all = scan.sorted
        moments = all.map { $0.time.addingTimeInterval(-Self.allowance) }
        let sorted = all.filter { $0.time <= limit }
        var anchors: [String: Int] = [:]
        var anchored: [(Draft, String)] = []
        let first = sorted.last.map { CivilTime($0.time, in: timeZone).day }
        // The oldest takes its name first, so that newer ones change no address.
        for draft in sorted.reversed() {
            let base = Self.anchor(CivilTime(draft.time, in: timeZone), first: first)
            let count = anchors[base, default: 0] + 1
            anchors[base] = count
            anchored.append((draft, count == 1 ? base : "\(base)-\(count)"))
        }
        entries = anchored.reversed().map {
            LiveCoverage.Entry(time: $0.0.time, written: $0.0.written, anchor: $0.1)
        }
        let parts = [scan.intro] + sorted.map(\.lines)
        text = parts.map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    /// Clocks differ: what is told right now must not wait for the next build.
    private static let allowance: TimeInterval = 300

    private static func anchor(_ time: CivilTime, first: Day?) -> String {
        let clock = "\(time.hour.zeroPadded(2))\(time.minute.zeroPadded(2))"
        guard time.day != first else { return "t\(clock)" }
        return "t\(time.day.month.zeroPadded(2))\(time.day.day.zeroPadded(2))-\(clock)"
    }

    /// Goes through the lines of a text.
    private struct Scan {
        let fields: FrontMatterFields
        let isGerman: Bool
        var day: Day
        let zone: TimeZone
        private(set) var intro: [Substring] = []
        private var drafts: [Draft] = []
        private var lines: [Int] = []
        private var fence: Character?

        init(fields: FrontMatterFields, isGerman: Bool, day: Day, zone: TimeZone) {
            self.fields = fields
            self.isGerman = isGerman
            self.day = day
            self.zone = zone
        }

        mutating func read(_ line: Substring, _ number: Int) {
            let start = line.drop { $0 == " " }
            if let mark = ["```", "~~~"].first(where: { start.hasPrefix($0) })?.first {
                fence = fence == nil ? mark : fence == mark ? nil : fence
            }
            guard fence == nil, line.hasPrefix("## "), let draft = entry(line.dropFirst(3), number)
            else {
                if drafts.isEmpty {
                    intro.append(line)
                } else {
                    drafts[drafts.count - 1].lines.append(line)
                }
                return
            }
            drafts.append(draft)
            lines.append(number)
        }

        /// The entry that a heading begins; nil for one that begins none, which is reported.
        private mutating func entry(_ heading: Substring, _ number: Int) -> Draft? {
            let hint = "write '## 20:45 What happened', on another day '## 2026-11-22 00:15 …'"
            let shown = heading.trimmingCharacters(in: .whitespaces)
            let pattern =
                /\s*(?:(?<date>\d{4}-\d{1,2}-\d{1,2})[T ]+)?(?<time>\d{1,2}[:.hH]\d{2})(?::\d{2})?(?:\s*(?<half>[aApP]\.?[mM]\.?))?(?=\s|$)\s*(?<title>.*)/
            guard let found = heading.wholeMatch(of: pattern) else {
                warn(
                    number,
                    "the entry '\(shown)' has no time; it stays part of what is above it",
                    hint
                )
                return nil
            }
            let parts = found.output.time.split { !$0.isNumber }
            // In German `8:45 am Bahnhof` is a place.
            let half = found.output.half == "am" && isGerman ? nil : found.output.half
            let title = half == found.output.half ? found.output.title : "am \(found.output.title)"
            let clock = Self.clock(parts[0], parts[1], half: half)
            let date = found.output.date.map(String.init) ?? day.dashed
            guard let time = FrontMatterDate.parse("\(date) \(clock)", timeZone: zone) else {
                let written = [found.output.date, found.output.time, half]
                    .compactMap(\.self)
                    .joined(separator: " ")
                warn(
                    number,
                    "'\(written)' is no time; the entry stays part of what is above it",
                    hint
                )
                return nil
            }
            day = CivilTime(time, in: zone).day
            return Draft(
                time: time,
                isDated: found.output.date != nil,
                written: clock,
                place: drafts.count,
                lines: ["## \(clock) \(title)"]
            )
        }

        /// The time of day in twenty-four hours; the half of the day is left where an hour has none.
        private static func clock(
            _ hour: Substring,
            _ minute: Substring,
            half: Substring?
        ) -> String {
            var shown = Int(hour) ?? 0
            if let half {
                guard (1...12).contains(shown) else { return "\(hour):\(minute) \(half)" }
                shown = shown % 12 + (half.lowercased().hasPrefix("p") ? 12 : 0)
            }
            return "\(shown.zeroPadded(2)):\(minute)"
        }

        /// After half a day back from the entry above it, one that names no day is of the next, where entries go from the
        /// first to the last: where all others do, or where it is past midnight after an evening.
        ///
        /// - Parameter start: before it nothing was told; it decides where the order of the others does not.
        mutating func turnMidnights(from start: Date) {
            var (rises, falls) = (0, 0)
            var turns: [Int] = []
            for (index, step) in zip(drafts, drafts.dropFirst()).enumerated() {
                let (one, other) = step
                if !other.isDated, one.time.timeIntervalSince(other.time) > Self.halfDay {
                    turns.append(index + 1)
                } else if one.time != other.time {
                    if one.time < other.time { rises += 1 } else { falls += 1 }
                }
            }
            if rises < 2 || falls > 0 {
                let steep = turns.count
                turns = turns.filter(isPastMidnight)
                falls += steep - turns.count
            }
            guard let first = turns.first,
                rises > falls || falls == 0 && drafts[first].time < start
            else { return }
            let isTurn = Set(turns)
            var days = 0
            for (index, draft) in drafts.enumerated() {
                if draft.isDated { days = 0 }
                if isTurn.contains(index) { days += 1 }
                guard days > 0 else { continue }
                let day = Day(ordinal: CivilTime(draft.time, in: zone).day.ordinal + days)
                let text = "\(day.dashed) \(draft.written)"
                if let time = FrontMatterDate.parse(text, timeZone: zone) {
                    drafts[index].time = time
                }
            }
        }

        private static let halfDay: TimeInterval = 12 * 3_600

        /// Whether an entry is of the small hours, and the one above it of the evening.
        private func isPastMidnight(_ index: Int) -> Bool {
            CivilTime(drafts[index - 1].time, in: zone).hour >= 18
                && CivilTime(drafts[index].time, in: zone).hour < 6
        }

        /// Whether they go from the last to the first.
        private var isFalling: Bool {
            let steps = zip(drafts, drafts.dropFirst())
            return steps.count { $0.time > $1.time } > steps.count { $0.time < $1.time }
        }

        /// The newest first; of those of one minute the one that the writer put last.
        var sorted: [Draft] {
            let falls = isFalling
            return drafts.sorted { one, other in
                guard one.time == other.time else { return one.time > other.time }
                return (one.place < other.place) == falls
            }
        }

        func warnOfDisorder() {
            let falls = isFalling
            for (index, step) in zip(drafts, drafts.dropFirst()).enumerated() {
                let (one, other) = step
                if one.time == other.time {
                    warn(
                        lines[index + 1],
                        "two entries are of \(other.written); both are shown",
                        "write them as one, or give one another minute"
                    )
                } else if (one.time > other.time) != falls {
                    warn(
                        lines[index + 1],
                        "the entry of \(other.written) is out of order; it is shown at its time",
                        "entries go from the first to the last or from the last to the first; "
                            + "past midnight write the day too: '## 2026-11-22 00:15 …'"
                    )
                }
            }
        }

        func warnAhead(of limit: Date) {
            for (draft, line) in zip(drafts, lines) where draft.time > limit {
                warn(
                    line,
                    "the entry of \(draft.written) lies ahead; it is not shown before its time",
                    "write when it was told; one of another day has its date: '## 2026-11-22 00:15 …'"
                )
            }
        }

        private func warn(_ line: Int, _ message: String, _ hint: String) {
            fields.log.add(
                Diagnostic(
                    .warning,
                    message,
                    path: fields.document.path,
                    line: line,
                    hint: hint
                )
            )
        }
    }
}
