import Domain
import Foundation
import Yams

/// The configuration in force, with every default filled in and no secret.
struct EffectiveConfiguration {
    private let configuration: Configuration

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    func yaml() throws -> String {
        try Yams.serialize(node: root.node, allowUnicode: true)
            .trimmingCharacters(in: .newlines)
    }

    func json() throws -> String { try PlainJSON.text(root) }

    var root: ConfigurationValue {
        .mapping(ConfigurationBlock.allCases.map { ($0.rawValue, value(of: $0)) })
    }

    private func value(of block: ConfigurationBlock) -> ConfigurationValue {
        switch block {
        case .site: .mapping(Settings.site.pairs(of: configuration.site))
        case .sections:
            .list(
                configuration.settings.sections.map { .mapping(Settings.section.pairs(of: $0)) }
            )
        case .sources: .list(configuration.sources.map { ShownSource($0).value })
        }
    }
}
