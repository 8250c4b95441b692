import Domain
import Foundation
import Yams

/// The configuration in force, with every default filled in and no secret.
struct EffectiveConfiguration {
    private let configuration: Configuration
    private var settings: SiteSettings { configuration.settings }

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    func yaml() throws -> String {
        try Yams.serialize(node: root.node, allowUnicode: true)
            .trimmingCharacters(in: .newlines)
    }

    func json() throws -> String { try PlainJSON.text(root) }

    private var root: ConfigurationValue {
        .mapping([
            ("site", site),
            ("sections", .list(settings.sections.map(Self.section))),
            ("sources", .list(configuration.sources.map { ShownSource($0).value })),
        ])
    }

    private var site: ConfigurationValue {
        .known([
            ("title", .text(settings.title)),
            ("description", Self.localized(settings.description)),
            ("baseURL", .text(settings.baseURL.absolute("/"))),
            ("languages", .texts(settings.languages.map(\.tag))),
            ("lists", .text(settings.lists.rawValue)),
            ("timeZone", .text(settings.timeZone.identifier)),
            ("country", settings.country.map { .text($0) }),
            ("contact", settings.publication.contact.map { .text($0) }),
            ("profiles", .texts(settings.publication.profiles)),
            ("front", .texts(settings.front.map(\.rawValue))),
            ("search", .text(settings.search.rawValue)),
            ("offline", .text(settings.offline.rawValue)),
            ("archive", .text(settings.archive.rawValue)),
            ("related", .text(settings.related.rawValue)),
            ("pictures", .text(settings.pictures.rawValue)),
            ("pictureDeadline", .number(settings.pictureDeadline)),
            ("pictureCache", .number(settings.pictureCache >> 20)),
            ("cards", .text(settings.cards.rawValue)),
            ("compress", .text(settings.compress.rawValue)),
            ("deadline", .number(settings.deadline)),
            ("retention", retention),
            ("network", network),
            ("geometry", settings.geometry.map(Self.geometry)),
            ("aiCrawlers", .text(settings.publication.aiCrawlers.rawValue)),
            ("hsts", settings.publication.strictTransport.map { .number($0) }),
            ("slots", .known([("allow", .texts(settings.publication.allowedHosts))])),
            ("protect", settings.publication.protection.map(Self.protection)),
        ])
    }

    private var retention: ConfigurationValue? {
        let limits: [(String, Int?)] = [
            ("age", settings.retention.age), ("items", settings.retention.items),
        ]
        guard limits.contains(where: { $0.1 != nil }) else { return nil }
        return .known(limits.map { key, limit in (key, limit.map { .number($0) }) })
    }

    private var network: ConfigurationValue {
        let allowed: ConfigurationValue =
            switch configuration.network.allowPrivate {
            case .none: .flag(false)
            case .all: .flag(true)
            case .networks(let networks): .texts(networks)
            }
        return .known([
            ("allowPrivate", allowed),
            ("proxy", configuration.network.shownProxy.map { .text($0) }),
        ])
    }

    private static func geometry(_ geometry: SiteGeometry) -> ConfigurationValue {
        .known([
            ("file", .text(geometry.file)), ("projection", .text(geometry.projection)),
            ("credit", geometry.credit.map { .text($0) }),
            ("creditURL", geometry.creditAddress.map { .text($0) }),
        ])
    }

    private static func protection(_ protection: SiteProtection) -> ConfigurationValue {
        .mapping([
            ("paths", .texts(protection.paths)), ("user", .text(ShownSource.mask)),
            ("password", .text(ShownSource.mask)),
        ])
    }

    private static func section(_ section: Section) -> ConfigurationValue {
        .known([
            ("id", .text(section.id.text)), ("title", localized(section.title)),
            ("slug", localized(section.slug)), ("glyph", .text(section.glyph)),
            ("accepts", .texts(section.accepts)),
        ])
    }

    private static func localized(_ text: LocalizedText) -> ConfigurationValue? {
        guard !text.texts.isEmpty else { return nil }
        return .mapping(text.texts.sorted { $0.key < $1.key }.map { ($0.key.tag, .text($0.value)) })
    }
}
