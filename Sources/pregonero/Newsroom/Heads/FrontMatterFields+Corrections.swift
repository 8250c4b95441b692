import Basics
import Domain
import Foundation
import Markdown

extension FrontMatterFields {
    /// What an article says it had to correct, newest first; what cannot be shown costs itself and is reported.
    ///
    /// - Parameters:
    ///   - key: where it says so.
    ///   - now: the build's clock: what is dated later waits for its time.
    ///   - timeZone: of dates that name none.
    /// - Returns: the corrections; nil where there are none.
    func corrections(_ key: String, at now: Date, timeZone: TimeZone) -> [Correction]? {
        let entries: [FrontMatterValue]
        switch document.fields[key] {
        case nil, .null: return nil
        case .list(let list): entries = list
        case .map(let map): entries = [.map(map)]
        default:
            warn(
                key,
                "'\(key)' must be a list",
                hint: "write - {date: 2026-11-21, kind: correction, text: …} for each"
            )
            return nil
        }
        let found = entries.enumerated().compactMap { index, entry in
            correction(entry, index, of: key, at: now, timeZone: timeZone)
        }
        let sorted = found.enumerated()
            .sorted { ($1.element.date, $1.offset) < ($0.element.date, $0.offset) }
            .map(\.element)
        return sorted.isEmpty ? nil : sorted
    }

    private func correction(
        _ entry: FrontMatterValue,
        _ index: Int,
        of key: String,
        at now: Date,
        timeZone: TimeZone
    ) -> Correction? {
        func refuse(_ message: String, _ hint: String) -> Correction? {
            warn(
                key,
                item: index,
                "correction \(index + 1) \(message); it is left out",
                hint: hint
            )
            return nil
        }
        guard case .map(let fields) = entry else {
            return refuse("has no keys", "write it as {date: …, kind: …, text: …}")
        }
        if let unknown = fields.keys.sorted().first(where: {
            !["date", "text", "kind"].contains($0)
        }) {
            warn(
                key,
                item: index,
                "correction \(index + 1) has an unknown key '\(unknown)'",
                hint: "keys: date, kind, text"
            )
        }
        guard let text = fields["text"]?.text?.plainLine, !text.isEmpty else {
            return refuse("has no text", "say with 'text: …' what was wrong, and what is right")
        }
        guard let written = fields["date"]?.text else {
            return refuse("has no date", "say with 'date: 2026-11-21' when it was made")
        }
        guard let date = FrontMatterDate.parse(written, timeZone: timeZone),
            date >= FrontMatterDate.earliest
        else {
            return refuse(
                "has a date that is none, '\(written)'",
                "write 2026-03-14, 2026-03-14 09:30 or 2026-03-14T09:30:00+01:00"
            )
        }
        guard date <= now else {
            warn(
                key,
                item: index,
                "correction \(index + 1) is dated ahead, \(written); it is not shown before",
                hint: "write the date on which it was made"
            )
            return nil
        }
        return Correction(date: date, text: text, kind: kind(fields["kind"], index, of: key))
    }

    /// What is not known counts as a correction: what was said is shown.
    private func kind(
        _ value: FrontMatterValue?,
        _ index: Int,
        of key: String
    ) -> Correction.Kind {
        guard let name = value?.text else { return .correction }
        if let kind = Correction.Kind(rawValue: name) { return kind }
        let names = Correction.Kind.allCases.map(\.rawValue)
        warn(
            key,
            item: index,
            "correction \(index + 1) has an unknown kind '\(name)'; it is shown as a correction",
            hint: NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
                ?? "kinds: \(names.joined(separator: ", "))"
        )
        return .correction
    }
}
