import Basics
import Cartography
import Domain
import Foundation
import WebURL

/// Reads the `site` block of the configuration.
struct SiteReader {
    let node: ConfigurationNode
    let sections: [Section]
    let environment: [String: String]
    /// Blocks that stand beside `site` instead of in it, by name.
    let beside: [String: ConfigurationNode]

    static let keys = [
        "title", "description", "baseURL", "languages", "lists", "timeZone", "country",
        "search", "offline", "archive", "pictures", "compress", "network", "deadline", "retention",
        "front", "geometry", "pictureDeadline", "pictureCache", "cards",
        "related",
    ]

    func read() -> (settings: SiteSettings, network: NetworkSettings) {
        let values = beside.merging(node.mapping(known: Self.keys + PublicationReader.keys)) { $1 }
        if values["title"] == nil { node.error("'site' has no title", hint: "add 'title: …'") }
        let languages = languages(values["languages"])
        let settings = SiteSettings(
            title: values["title"]?.text() ?? "",
            description: values["description"].map { localized($0, languages) }
                ?? LocalizedText([:]),
            baseURL: baseURL(values["baseURL"]),
            languages: languages,
            lists: values["lists"]?.choice(SiteSettings.Lists.self) ?? .own,
            timeZone: timeZone(values["timeZone"]),
            country: country(values["country"]),
            sections: sections,
            search: values["search"]?.choice(SiteSettings.Search.self) ?? .static,
            offline: values["offline"]?.choice(SiteSettings.Offline.self) ?? .pages,
            archive: values["archive"]?.choice(SiteSettings.ArchivePages.self) ?? .days,
            pictures: values["pictures"]?.choice(SiteSettings.Pictures.self) ?? .local,
            compress: values["compress"]?.choice(SiteSettings.Compress.self) ?? .none,
            deadline: values["deadline"]?.duration() ?? 20,
            retention: values["retention"].map(retention) ?? .unlimited,
            front: values["front"].map(front) ?? FrontBlock.standard,
            geometry: values["geometry"].flatMap(geometry),
            publication: PublicationReader(
                values: values,
                secrets: SecretReader(environment: environment)
            ).read(),
            pictureDeadline: values["pictureDeadline"]?.duration() ?? 20,
            pictureCache: values["pictureCache"]?.whole(atLeast: 1).map { $0 << 20 }
                ?? SiteSettings.standardPictureCache,
            cards: values["cards"]?.choice(SiteSettings.Cards.self) ?? .none,
            related: values["related"]?.choice(SiteSettings.Related.self) ?? .titles
        )
        return (settings, network(values["network"]))
    }

    private func localized(_ node: ConfigurationNode, _ languages: [Language]) -> LocalizedText {
        LocalizedTextReader(node: node, languages: languages).read()
    }

    private func baseURL(_ value: ConfigurationNode?) -> BaseURL {
        let example = BaseURL(origin: "https://example.org", pathPrefix: "")
        guard let value else {
            node.error("'site' has no baseURL", hint: "add 'baseURL: https://example.org/'")
            return example
        }
        guard let text = value.text() else { return example }
        guard let base = Self.baseURL(text) else {
            value.error(
                "'\(text)' is no base address",
                hint: Self.hint(text)
            )
            return example
        }
        return base
    }

    /// The base address that a text names; nil when it is not an http(s) address without query and fragment, or has
    /// a path that not every server could be told.
    static func baseURL(_ text: String) -> BaseURL? {
        // Browsers take a backslash for a slash and leave line ends out; here they are mistakes.
        let isStraight = text.unicodeScalars.allSatisfy { $0 > " " && $0 != "\\" }
        guard isStraight, let url = WebURL(text), url.isHTTP, url.query == nil, url.fragment == nil,
            url.username.isEmpty, url.password.isEmpty,
            let path = url.path.removingPercentEncoding, SitePath.isPlain(path)
        else { return nil }
        return BaseURL(origin: url.origin, pathPrefix: url.path)
    }

    /// What is to be done about an address that is none, whether of the configuration or of the command line.
    static func hint(_ text: String) -> String {
        let path = WebURL(text).flatMap { $0.isHTTP ? $0.path.removingPercentEncoding : nil } ?? "/"
        if !SitePath.isPlain(path) {
            return "the path of a base address has letters, digits, '-', '.', '_' and '~'"
        }
        return "write the whole address without query or fragment, as https://example.org/"
    }

    private func languages(_ value: ConfigurationNode?) -> [Language] {
        guard let value else { return ["es"] }
        let languages = value.texts().map { Language($0) }
        for language in languages where !Self.isTag(language.tag) {
            value.error("'\(language)' is no language tag", hint: "for example es, en or pt-br")
        }
        if Set(languages).count < languages.count { value.error("a language stands twice") }
        if languages.isEmpty { value.error("'languages' names no language") }
        return languages.isEmpty ? ["es"] : languages
    }

    static func isTag(_ tag: String) -> Bool {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        return (2...3).contains(parts.first?.count ?? 0)
            && parts.allSatisfy { part in
                (1...8).contains(part.count) && part.utf8.allSatisfy { Self.isAlphanumeric($0) }
            }
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
    }

    private func timeZone(_ value: ConfigurationNode?) -> TimeZone {
        guard let value, let name = value.text() else { return .gmt }
        if name == "UTC" { return .gmt }
        if TimeZone.knownTimeZoneIdentifiers.contains(name), let zone = TimeZone(identifier: name) {
            return zone
        }
        value.error(
            "'\(name)' is no time zone",
            hint: NearestName.of(name, in: TimeZone.knownTimeZoneIdentifiers)
                .map { "did you mean '\($0)'?" } ?? "for example Europe/Madrid or UTC"
        )
        return .gmt
    }

    private func country(_ value: ConfigurationNode?) -> String? {
        guard let value, let code = value.text()?.lowercased() else { return nil }
        guard code.utf8.count == 2, code.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else {
            value.error(
                "'\(code)' is no country code",
                hint: "two letters of ISO 3166, as es or mx"
            )
            return nil
        }
        return code
    }

    private func front(_ value: ConfigurationNode) -> [FrontBlock] {
        let blocks = (value.isList ? value.list() : [value])
            .compactMap { $0.choice(FrontBlock.self) }
        if Set(blocks).count < blocks.count {
            value.error("a block of the front page stands twice")
        }
        return blocks
    }

    /// A file, and how it is to be drawn and credited.
    private func geometry(_ value: ConfigurationNode) -> SiteGeometry? {
        let values = value.mapping(known: ["file", "projection", "credit", "creditURL"])
        guard let file = values["file"]?.text() else {
            value.error(
                "'\(value.name)' names no file",
                hint: "add 'file: maps/region.geojson', relative to Content/"
            )
            return nil
        }
        let projection = values["projection"]?.choice(ProjectionKind.self) ?? .equirectangular
        let address = values["creditURL"]?.text()
        if let address, WebURL(address)?.isHTTP != true {
            values["creditURL"]?.error(
                "'\(address)' is no address of the web",
                hint: "write the whole address, as https://www.openstreetmap.org/copyright"
            )
        }
        return SiteGeometry(
            file: file,
            projection: projection.rawValue,
            credit: values["credit"]?.text(),
            creditAddress: address
        )
    }

    /// An age alone, or the age and the number of items of each source.
    private func retention(_ value: ConfigurationNode) -> Retention {
        guard value.isMapping else { return Retention(age: value.duration()) }
        let values = value.mapping(known: ["age", "items"])
        return Retention(
            age: values["age"]?.duration(),
            items: values["items"]?.whole(atLeast: 1)
        )
    }

    private func network(_ value: ConfigurationNode?) -> NetworkSettings {
        guard let values = value?.mapping(known: ["allowPrivate", "proxy"]) else {
            return NetworkSettings()
        }
        var network = NetworkSettings()
        if let proxy = values["proxy"] {
            let secrets = SecretReader(environment: environment)
            network.proxy = secrets.text(of: proxy)
            network.hasSecretProxy = !secrets.variables(in: [proxy]).isEmpty
            for variable in secrets.missing(in: [proxy]) {
                proxy.error(
                    "the environment has no \(variable)",
                    hint: "set it where the portal is built"
                )
            }
            if let text = network.proxy, WebURL(text)?.isHTTP != true {
                proxy.error(
                    "'\(proxy.raw ?? "")' is no proxy",
                    hint: "write its address, as http://proxy.example:3128"
                )
            }
        }
        if let allowed = values["allowPrivate"] {
            let texts = allowed.texts()
            switch texts {
            case ["true"]: network.allowPrivate = .all
            case ["false"]: network.allowPrivate = .none
            default: network.allowPrivate = .networks(texts)
            }
        }
        return network
    }
}
