import SourceKinds

@testable import pregonero

/// A value for every key of the configuration that is not its default.
enum SettingSample {
    /// The least that a site says.
    static let site = text([:], blocks: ["site"])

    static let plain = [
        "site.title": "\"12\"",
        "site.description": "{es: Un portal, en: A portal}",
        "site.baseURL": "https://otra.example/diario/",
        "site.languages": "[es, en]",
        "site.lists": "all",
        "site.pageSize": "12",
        "site.timeZone": "Europe/Madrid",
        "site.country": "es",
        "site.holidays": "[2026-11-09, 11-09, 08-15 off]",
        "site.contact": "https://example.org/contacto",
        "site.profiles": "[https://social.example/@a]",
        "site.front": "[lead, river]",
        "site.search": "none",
        "site.offline": "none",
        "site.archive": "none",
        "site.related": "none",
        "site.stories": "standard",
        "site.authors": "all",
        "site.changes": "own",
        "site.own": "trusted",
        "site.frames": "[mapas.example]",
        "site.sections": "own",
        "site.pictures": "remote",
        "site.pictureDeadline": "10",
        "site.pictureCache": "5",
        "site.cards": "drawn",
        "site.agenda": "events",
        "site.eventCategories": "{Mercado: {en: Market}}",
        "site.compress": "assets",
        "site.seed": "months",
        "site.editions": "3",
        "site.deadline": "2m",
        "site.retention.age": "365d",
        "site.retention.items": "500",
        "site.network.allowPrivate": "[10.0.0.0/8]",
        "site.hooks.afterBuild": "[./avisa.sh]",
        "site.hooks.afterDeploy": "[./purga.sh]",
        "site.hooks.deadline": "2m",
        "site.state.branch": "estado",
        "site.geometry.file": "maps/a.geojson",
        "site.geometry.projection": "mercator",
        "site.geometry.credit": "Yo",
        "site.geometry.creditURL": "https://mapa.example/",
        "site.store.name": "Discos",
        "site.store.search": "'https://discos.example/?q={term}'",
        "site.store.api": "'https://api.discos.example/search?term={term}'",
        "site.aiCrawlers.search": "refuse",
        "site.aiCrawlers.training": "allow",
        "site.aiCrawlers.policy": "https://otra.example/mineria/",
        "site.license": "https://creativecommons.org/licenses/by/4.0/",
        "site.theme.logo.light": "theme/logo.svg",
        "site.theme.logo.dark": "theme/logo-dark.svg",
        "site.theme.icon": "theme/icon.svg",
        "site.theme.accent.light": "'#004080'",
        "site.theme.accent.dark": "'#9cf'",
        "site.theme.paper.light": "'#ffffff'",
        "site.theme.paper.dark": "'#101010'",
        "site.theme.serif":
            "[fonts/a.woff2, {file: fonts/b.woff2, weight: 200 900, style: italic}]",
        "site.theme.sans": "[{file: fonts/c.woff, weight: 700}]",
        "site.theme.motto": "{es: Lo que pasa, en: What goes on}",
        "site.theme.density": "compact",
        "site.hsts": "7d",
        "site.feeds.content": "title",
        "site.feeds.formats": "[json, atom]",
        "site.hub": "[https://hub.example/]",
        "site.podcast.title": "{es: La voz, en: The voice}",
        "site.podcast.description": "{es: Lo que se oye, en: What is heard}",
        "site.podcast.category": "Daily News",
        "site.podcast.image": "static/otra.png",
        "site.podcast.author": "Radio",
        "site.podcast.email": "radio@example.org",
        "site.podcast.explicit": "true",
        "site.podcast.order": "serial",
        "site.slots.allow": "[count.example]",
        "site.shortcodes.allow": "[tube.example]",
        "site.protect.paths": "[/x/]",
        "sections.id": "plazas",
        "sections.title": "{es: Plazas, en: Squares}",
        "sections.slug": "{es: las-plazas, en: the-squares}",
        "sections.glyph": "town",
        "sections.accepts": "[Plaza]",
        "sections.feeds.content": "full",
        "sources.id": "otra",
        "sources.kind": "data",
        "sources.title": "\"1e3\"",
        "sources.section": "science",
        "sources.language": "en",
        "sources.country": "fr",
        "sources.sample": "samples/a.xml",
        "sources.onFailure": "empty",
        "sources.maxItems": "10",
        "sources.maxBytes": "1000",
        "sources.rights": "cc",
        "sources.license": "https://creativecommons.org/licenses/by-sa/4.0/",
        "sources.content": "full",
        "sources.pictures": "all",
        "sources.sectionMap": "{Ciencia: science, \"null\": world}",
        "sources.include": "[agua, \"yes\"]",
        "sources.exclude": "[/^Live:/i]",
        "sources.weight": "-3",
        "sources.future": "hold",
        "sources.expect": "any",
        "sources.every": "15m",
        "sources.timeout": "5",
        "sources.formerly": "[vieja, \"12\"]",
        "sources.feeds.content": "full",
    ]

    /// Those that fit into one file: sources name sections that every portal has.
    static let together = plain.filter { $0.key != "site.sections" }

    /// The environment has `SECRET`.
    static let secret = [
        "site.network.proxy": "\"http://${env:SECRET}@proxy.example:3128\"",
        "site.deploy": "{diario: 'ftp://a:${env:SECRET}@ftp.example/www'}",
        "site.state.remote": "'git:https://a:${env:SECRET}@example.org/a.git'",
        "site.protect.user": "\"${env:SECRET}\"",
        "site.protect.password": "\"${env:SECRET}\"",
        "sources.url": "\"https://una.example/rss?k=${env:SECRET}\"",
        "sources.key": "\"${env:SECRET}\"",
        "sources.credentials.user": "\"${env:SECRET}\"",
        "sources.credentials.password": "\"${env:SECRET}\"",
        "sources.headers": "{X-Key: \"${env:SECRET}\", Cookie: galleta, Accept: text/xml}",
    ]

    static let least = [
        "site.title": "Una", "site.baseURL": "https://example.org/", "sections.id": "plenos",
        "sections.title": "Plenos", "sources.id": "una", "sources.kind": "feed",
        "sources.url": "a.xml",
    ]

    /// What a key needs beside it.
    private static let companions = [
        "site.geometry.": ["site.geometry.file": "maps/b.geojson"],
        "site.store.": [
            "site.store.name": "Tienda", "site.store.search": "'https://tienda.example/?q={term}'",
        ],
        "site.podcast.": [
            "site.podcast.category": "News", "site.podcast.image": "static/podcast.png",
        ],
        "site.protect.": [
            "site.protect.paths": "[/y/]", "site.protect.user": "ana",
            "site.protect.password": "clave",
        ],
        "site.theme.logo.": ["site.theme.logo.light": "theme/b.svg"],
        "site.theme.accent.": ["site.theme.accent.light": "'#333'"],
        "site.theme.paper.": ["site.theme.paper.light": "'#fff'"],
        "sources.kind": ["sources.model": "match"],
    ]

    /// A configuration with one section and one source.
    ///
    /// - Parameters:
    ///   - values: what it says, besides what it has to.
    ///   - path: a key whose block is there in any case.
    ///   - blocks: what the file consists of.
    /// - Returns: the text of the file.
    static func text(
        _ values: [String: String],
        with path: String = "",
        blocks: [String] = ConfigurationBlock.allCases.map(\.rawValue)
    ) -> String {
        let paths = values.keys + [path]
        let needed = companions.filter { start, _ in paths.contains { $0.hasPrefix(start) } }
        let all = ([least] + needed.map(\.value) + [values]).reduce(into: [:]) { all, more in
            all.merge(more) { $1 }
        }
        return blocks.map { block in
            let keys = all.filter { $0.key.hasPrefix("\(block).") }
                .map { (path: $0.key.split(separator: ".").dropFirst(), value: $0.value) }
            let flow = flow(keys.map { ($0.path.map(String.init), $0.value) })
            return block == "site" ? "site: \(flow)\n" : "\(block):\n  - \(flow)\n"
        }.joined()
    }

    private static func flow(_ keys: [(path: [String], value: String)]) -> String {
        let names = Set(keys.compactMap(\.path.first)).sorted()
        let pairs = names.map { name in
            let inner = keys.filter { $0.path.first == name }
            let value =
                inner.first { $0.path.count == 1 }?.value
                ?? flow(inner.map { (Array($0.path.dropFirst()), $0.value) })
            return "\(name): \(value)"
        }
        return "{\(pairs.joined(separator: ", "))}"
    }

    /// What paging takes no other words for.
    private static let paging = ["by": "page", "start": "0", "size": "20"]

    /// A value for a key that only one kind knows.
    static func value(of key: OptionKey) -> String {
        switch key.type {
        case .text where key.name == "more": "https://a.example/more"
        case .text, .any: "x"
        case .texts: "[x, y]"
        case .whole(let range): "\(range.lowerBound)"
        case .choice(let known), .choices(let known): known.first ?? ""
        case .flag: "true"
        case .date: "2026-11-21"
        // Rows of each model have an id.
        case .mapping: "{id: b}"
        case .keys(let known):
            "{\(known.map { "\($0): \(paging[$0] ?? "x")" }.joined(separator: ", "))}"
        }
    }
}
