import Foundation
import Markdown

/// What the head of a text, or the configuration of a site, says; keys count whatever their case.
struct SiteHead: Sendable {
    private let values: [String: FrontMatterValue]

    init(_ values: [String: FrontMatterValue] = [:]) {
        self.values = Dictionary(values.map { ($0.key.lowercased(), $0.value) }) { first, _ in first
        }
    }

    subscript(_ key: String) -> FrontMatterValue? {
        switch values[key] {
        case nil, .null: nil
        case .some(let value): value
        }
    }

    /// The first of these keys that says something.
    func text(_ keys: String...) -> String? {
        keys.lazy.compactMap { self[$0]?.text }.first { !$0.allSatisfy(\.isWhitespace) }
    }

    /// A list of texts; of a single text one entry, or its words where a list may be written so.
    func texts(_ key: String, splitsAt isGap: ((Character) -> Bool)? = nil) -> [String] {
        switch self[key] {
        case .list(let values): return values.flatMap(Self.names)
        case .map(let values): return Self.names(.map(values))
        case nil: return []
        case .some(let value):
            let text = value.text ?? ""
            let parts = isGap.map { text.split(whereSeparator: $0).map(String.init) } ?? [text]
            return parts.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
        }
    }

    /// A name, or a group with one.
    private static func names(_ value: FrontMatterValue) -> [String] {
        if case .map(let values) = value {
            return [SiteHead(values).text("name", "title")].compactMap(\.self)
        }
        return [value.text].compactMap(\.self)
    }

    func map(_ key: String) -> SiteHead? {
        if case .map(let values) = self[key] { return SiteHead(values) }
        return nil
    }

    var keys: [String] { values.keys.sorted() }

    func flag(_ key: String) -> Bool? {
        switch self[key] {
        case .bool(let flag, _): flag
        case .some(let value): ["true", "yes"].contains(value.text?.lowercased()) ? true : false
        case nil: nil
        }
    }

    /// `2020-05-01T10:00:00+02:00`, `2020-05-01 10:00 +0200`, `2020-05-01`.
    func date(_ keys: String..., in zone: TimeZone) -> Date? {
        for key in keys {
            guard let text = self[key]?.text else { continue }
            let plain = text.trimmingCharacters(in: .whitespaces).replacing(/\s*UTC$/, with: "Z")
                .replacing(/\s*([+-]\d\d):?(\d\d)$/) { "\($0.output.1):\($0.output.2)" }
            let date = FrontMatterDate.parse(plain, timeZone: zone)
            // A day with a time that is cut short counts as that day.
            if let date = date ?? FrontMatterDate.parse(String(plain.prefix(10)), timeZone: zone) {
                return date
            }
        }
        return nil
    }

    /// What stands where a date should and is none; nil where one of these keys has one, or none says anything.
    func strangeDate(_ keys: String..., in zone: TimeZone) -> String? {
        guard keys.allSatisfy({ date($0, in: zone) == nil }) else { return nil }
        return keys.lazy.compactMap { text($0) }.first
    }

    /// The picture that stands for a text: an address, or a group with one and with words for it.
    func picture(_ keys: String...) -> ImportedText.Picture? {
        for key in keys {
            if let group = map(key) {
                guard let address = group.text("image", "src", "path", "url", "teaser") else {
                    continue
                }
                return ImportedText.Picture(
                    address: address,
                    alt: group.text("alt"),
                    caption: group.text("caption")
                )
            }
            if let address = texts(key).first { return ImportedText.Picture(address: address) }
        }
        return nil
    }
}
