import Foundation
import Testing

@testable import pregonero

/// The page of the guide that names every key: what it says is what the table says.
@Suite struct ConfigurationPageTests {
    private static let page = Workplace.repository.appending(path: "docs/guide/configuration.md")

    @Test func thePageNamesTheKeysOfTheTableAndNoOther() throws {
        let text = try String(contentsOf: Self.page, encoding: .utf8)
        let rows = text.split(separator: "\n").map(String.init).filter { $0.hasPrefix("| `") }
        let tables = [
            Settings.site.descriptions, Settings.section.descriptions,
            Settings.source.descriptions,
        ]
        let expected = tables.flatMap { Self.paths("", $0).map(Self.row) }
        #expect(rows.filter { !expected.contains($0) } == [])
        #expect(expected.filter { !rows.contains($0) } == [])
        #expect(rows.count == expected.count)
    }

    /// Keys with those that stand in them, and in the entries of a list.
    private static func paths(
        _ block: String,
        _ descriptions: [SettingDescription]
    ) -> [SettingPath] {
        descriptions.flatMap { description in
            let path = "\(block).\(description.name)"
            return [SettingPath(path: path, description: description)]
                + paths(path, keys(description.type))
        }
    }

    private static func keys(_ type: SettingType) -> [SettingDescription] {
        switch type {
        case .block(let keys): keys
        case .list(let type): keys(type)
        case .either(let one, let other): keys(one) + keys(other)
        default: []
        }
    }

    private static func row(_ setting: SettingPath) -> String {
        let told = setting.description
        let cells = [
            "`\(setting.path.dropFirst())`", words(told.type) + words(told.secrecy),
            words(told.standard), told.purpose,
        ]
        return "| \(cells.joined(separator: " | ")) |"
    }

    private static func words(_ type: SettingType) -> String {
        switch type {
        case .text: "text"
        case .localizedText: "text, or one for each language"
        case .whole(let least): "whole number from \(least)"
        case .duration: "duration"
        case .flag: "`true` or `false`"
        case .choice(let known): known.map { "`\($0)`" }.joined(separator: ", ")
        case .list(let type): "list of \(words(type))"
        case .mapping(let type): "mapping to \(words(type))"
        case .block: "keys of its own"
        case .either(let one, let other): "\(words(one)), or \(words(other))"
        }
    }

    private static func words(_ secrecy: SettingSecrecy) -> String {
        switch secrecy {
        case .open: ""
        case .mayHoldSecret: "; may be secret"
        case .secret: "; secret"
        }
    }

    private static func words(_ standard: SettingDefault) -> String {
        switch standard {
        case .required: "required"
        case .nothing: "–"
        case .value(let value): "`\(value.line)`"
        case .dependent(let words): words
        }
    }
}

extension ConfigurationValue {
    /// The value on one line of YAML.
    fileprivate var line: String {
        switch self {
        case .text(let text): text
        case .number(let number): "\(number)"
        case .flag(let flag): "\(flag)"
        case .list(let values): "[\(values.map(\.line).joined(separator: ", "))]"
        case .mapping(let pairs):
            "{\(pairs.map { "\($0.key): \($0.value.line)" }.joined(separator: ", "))}"
        }
    }
}
