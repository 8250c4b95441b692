import Basics
import Domain
import Foundation

extension DataRow {
    func text(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if let text = value.text { return text }
        complain(key, value, "a text")
        return nil
    }

    /// A text without which the row is nothing.
    func required(_ key: String) -> String? {
        if let text = text(key) { return text }
        if value(key) == nil {
            log.add("the row has no '\(name(key))' and is left out", line: line)
        }
        return nil
    }

    func whole(_ key: String, in range: ClosedRange<Int>) -> Int? {
        guard let value = value(key) else { return nil }
        if let text = value.text,
            let number = Int(foreign: text, in: range)
                ?? Double(text).flatMap({ Int(foreign: $0, in: range) })
        {
            return number
        }
        complain(key, value, "a whole number from \(range.lowerBound) to \(range.upperBound)")
        return nil
    }

    func flag(_ key: String) -> Bool {
        guard let value = value(key) else { return false }
        if let flag = value.text.flatMap({ Bool(loose: $0) }) { return flag }
        complain(key, value, "true or false")
        return false
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ key: String,
        _ type: Choice.Type
    ) -> Choice? where Choice.RawValue == String {
        choice(key, among: Array(Choice.allCases))
    }

    func choice<Choice: RawRepresentable<String>>(
        _ key: String,
        among choices: [Choice]
    ) -> Choice? {
        guard let value = value(key) else { return nil }
        if let text = value.text, let choice = choices.first(where: { $0.rawValue == text }) {
            return choice
        }
        let known = choices.map(\.rawValue)
        complain(
            key,
            value,
            "one of \(known.joined(separator: ", "))",
            hint: value.text.flatMap { NearestName.of($0, in: known) }
                .map { "did you mean '\($0)'?" }
        )
        return nil
    }

    /// A list of texts, or one text alone, in which `|` parts several.
    func texts(_ key: String) -> [String] {
        guard let value = value(key) else { return [] }
        if let text = value.text {
            return text.split(separator: "|").map { String($0).trimmed }.filter { !$0.isEmpty }
        }
        guard let list = value.list else {
            complain(key, value, "a list of texts")
            return []
        }
        return list.compactMap { element in
            if let text = element.text { return text }
            if !element.isNothing { complain(key, element, "a list of texts") }
            return nil
        }
    }

    /// What a closure makes of each element of a list.
    func elements<Element>(
        _ key: String,
        _ wanted: String,
        _ read: (DataValue, Int) -> Element?
    ) -> [Element] {
        guard let value = value(key) else { return [] }
        guard let list = value.list else {
            complain(key, value, wanted)
            return []
        }
        return list.enumerated().compactMap { read($1, $0) }
    }

    func localizedText(_ key: String) -> LocalizedText? {
        guard let value = value(key) else { return nil }
        return localizedText(key, value)
    }

    func localizedText(_ key: String, _ value: DataValue) -> LocalizedText? {
        if let text = value.text { return LocalizedText(text, in: language) }
        guard let fields = value.fields else {
            complain(key, value, "a text, or texts by language as {es: …, en: …}")
            return nil
        }
        var texts: [Language: String] = [:]
        var plain: String?
        for field in fields {
            guard (2...8).contains(field.key.utf8.count), let text = field.value.text else {
                log.add(
                    "'\(name(key)).\(field.key)' is no text in a language",
                    line: field.line,
                    hint: "write language tags and texts, as {es: …, en: …}"
                )
                continue
            }
            if field.key == "und" { plain = text } else { texts[Language(field.key)] = text }
        }
        let localizedText = LocalizedText(texts, plain: plain)
        return localizedText.isEmpty ? nil : localizedText
    }

    /// Two letters of ISO 3166, lower case.
    func country(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if let code = value.text.flatMap({ CountryCode.of($0) }) { return code }
        complain(key, value, "a country", hint: "two letters of ISO 3166, as es or mx")
        return nil
    }

    func address(_ key: String) -> String? {
        guard let value = value(key) else { return nil }
        if let address = WebAddress.withScheme(value.text) { return address }
        complain(key, value, "an http or https address")
        return nil
    }

    func day(_ key: String) -> Day? {
        guard let value = value(key) else { return nil }
        if let day = SiteTime.day(value.text) { return day }
        complain(
            key,
            value,
            "a day",
            hint: MomentHint.hint(for: value.text) ?? "write it as 2026-11-21"
        )
        return nil
    }

    func moment(_ key: String, _ time: SiteTime) -> Date? {
        guard let value = value(key) else { return nil }
        if let day = SiteTime.wholeDay(value.text) { return time.moment(day, hour: 0, minute: 0) }
        if let moment = time.moment(value.text) { return moment }
        complain(
            key,
            value,
            "a time",
            hint: MomentHint.hint(for: value.text)
                ?? "write it as 2026-11-21 20:45, or with its zone as 2026-11-21T20:45:00Z"
        )
        return nil
    }
}
