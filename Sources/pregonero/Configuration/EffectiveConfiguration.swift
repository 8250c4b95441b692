import Domain
import Foundation
import Yams

/// The configuration in force as YAML, with every default filled in and no secret.
struct EffectiveConfiguration {
    let configuration: Configuration

    init(_ configuration: Configuration) {
        self.configuration = configuration
    }

    func yaml() throws -> String {
        let root = mapping([
            ("site", mapping(site)),
            ("sections", Node(configuration.settings.sections.map { mapping(pairs(of: $0)) })),
            ("sources", Node(configuration.sources.map { mapping(pairs(of: $0)) })),
        ])
        return try Yams.serialize(node: root, allowUnicode: true)
            .trimmingCharacters(in: .newlines)
    }

    private var site: [(String, Node)] {
        let settings = configuration.settings
        var pairs: [(String, Node)] = [
            ("title", Node(settings.title)),
            ("baseURL", Node(settings.baseURL.absolute("/"))),
            ("languages", Node(settings.languages.map { Node($0.tag) })),
            ("lists", Node(settings.lists.rawValue)),
            ("timeZone", Node(settings.timeZone.identifier)),
        ]
        if let country = settings.country { pairs.append(("country", Node(country))) }
        pairs += [
            ("search", Node(settings.search.rawValue)),
            ("offline", Node(settings.offline.rawValue)),
            ("archive", Node(settings.archive.rawValue)),
            ("pictures", Node(settings.pictures.rawValue)),
            ("pictureDeadline", Node("\(settings.pictureDeadline)")),
            ("pictureCache", Node("\(settings.pictureCache >> 20)")),
            ("cards", Node(settings.cards.rawValue)),
            ("related", Node(settings.related.rawValue)),
            ("compress", Node(settings.compress.rawValue)),
            ("deadline", Node("\(settings.deadline)")),
            ("network", mapping([("allowPrivate", allowPrivate)])),
        ]
        let limits = [
            settings.retention.age.map { ("age", Node("\($0)")) },
            settings.retention.items.map { ("items", Node("\($0)")) },
        ].compactMap(\.self)
        if !limits.isEmpty { pairs.append(("retention", mapping(limits))) }
        if !settings.front.isEmpty {
            pairs.append(("front", Node(settings.front.map { Node($0.rawValue) })))
        }
        if let geometry = settings.geometry {
            let keys = [
                ("file", geometry.file), ("projection", geometry.projection),
                ("credit", geometry.credit), ("creditURL", geometry.creditAddress),
            ]
            let known = keys.compactMap { key, value in value.map { (key, Node($0)) } }
            pairs.append(("geometry", mapping(known)))
        }
        return pairs + publication
    }

    /// How the site meets crawlers, other sites and servers; what protects it only says so.
    private var publication: [(String, Node)] {
        let publication = configuration.settings.publication
        var pairs = [("aiCrawlers", Node(publication.aiCrawlers.rawValue))]
        if let contact = publication.contact { pairs.append(("contact", Node(contact))) }
        if !publication.profiles.isEmpty {
            pairs.append(("profiles", Node(publication.profiles.map { Node($0) })))
        }
        if let seconds = publication.strictTransport { pairs.append(("hsts", Node("\(seconds)"))) }
        if !publication.allowedHosts.isEmpty {
            let hosts = Node(publication.allowedHosts.map { Node($0) })
            pairs.append(("slots", mapping([("allow", hosts)])))
        }
        if let protection = publication.protection {
            let hidden = Node("${env:…}")
            let paths = Node(protection.paths.map { Node($0) })
            let block = mapping([("paths", paths), ("user", hidden), ("password", hidden)])
            pairs.append(("protect", block))
        }
        return pairs
    }

    private var allowPrivate: Node {
        switch configuration.network.allowPrivate {
        case .none: Node("false")
        case .all: Node("true")
        case .networks(let networks): Node(networks.map { Node($0) })
        }
    }

    private func pairs(of section: Section) -> [(String, Node)] {
        [
            ("id", Node(section.id.text)), ("title", localized(section.title)),
            ("slug", localized(section.slug)), ("glyph", Node(section.glyph)),
            ("accepts", Node(section.accepts.map { Node($0) })),
        ]
    }

    private func localized(_ text: LocalizedText) -> Node {
        mapping(text.texts.sorted { $0.key < $1.key }.map { ($0.key.tag, Node($0.value)) })
    }

    private func pairs(of source: Source) -> [(String, Node)] {
        let texts: [(String, String?)] = [
            ("id", source.id.text), ("kind", source.kind), ("title", source.title),
            ("url", source.shownAddress ?? source.address.map { _ in "${env:…}" }),
            ("section", source.section?.text),
            ("language", source.language?.tag), ("country", source.country),
            ("sample", source.sample), ("onFailure", source.onFailure.rawValue),
            ("maxItems", "\(source.maxItems)"), ("maxBytes", "\(source.maxBytes)"),
            ("rights", source.rights.rawValue), ("content", source.content.rawValue),
            ("weight", "\(source.weight)"), ("future", source.future.rawValue),
            ("expect", source.expect.rawValue), ("every", source.every.map { "\($0)" }),
            ("timeout", "\(source.timeout)"), ("pictures", source.pictures.rawValue),
        ]
        let filters = [
            ("include", source.filter.include), ("exclude", source.filter.exclude),
        ].filter { !$0.1.isEmpty }
        return texts.compactMap { name, value in value.map { (name, Node($0)) } }
            + filters.map { name, patterns in (name, Node(patterns.map { Node($0.text) })) }
            + options(of: source)
    }

    /// The keys that only the kind knows; one that holds a secret only says so.
    private func options(of source: Source) -> [(String, Node)] {
        source.options.names.compactMap { name in
            source.options[name].map { (name, node(of: $0, secrets: source.secrets)) }
        }
    }

    private func node(of option: SourceOption, secrets: [String]) -> Node {
        switch option {
        case .text(let text):
            Node(secrets.contains { text.contains($0) } ? "${env:…}" : text)
        case .list(let values): Node(values.map { node(of: $0, secrets: secrets) })
        case .mapping(let pairs):
            mapping(pairs.map { ($0.key, node(of: $0.value, secrets: secrets)) })
        }
    }

    private func mapping(_ pairs: [(String, Node)]) -> Node {
        Node(pairs.map { (Node($0.0), $0.1) })
    }
}
