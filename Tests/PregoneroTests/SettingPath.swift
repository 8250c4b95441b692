import Testing

@testable import pregonero

/// A key of the configuration and where it stands.
struct SettingPath: CustomTestStringConvertible {
    /// The blocks and the key, joined with dots.
    let path: String
    let description: SettingDescription

    var testDescription: String { path }

    static let all =
        within("site", Settings.site.descriptions)
        + within("sections", Settings.section.descriptions)
        + within("sources", Settings.source.descriptions)

    /// Those without keys of their own.
    static let leaves = all.filter { $0.description.type.parts.isEmpty }

    /// The keys of one block of the file, each before its own keys.
    static func within(_ block: String, _ descriptions: [SettingDescription]) -> [SettingPath] {
        descriptions.flatMap { description in
            let path = "\(block).\(description.name)"
            return [SettingPath(path: path, description: description)]
                + within(path, description.type.parts)
        }
    }

    /// Empty for a key that takes other values, too, or decides about other keys.
    var choices: [String] {
        guard path != "sources.kind" else { return [] }
        return switch description.type {
        case .choice(let known), .list(of: .choice(let known)): known
        default: []
        }
    }
}
