import Foundation
import SourceKinds
import Testing
import Yams

@testable import pregonero

/// What `pregonero config` shows: every key that the configuration knows, and no secret.
@Suite struct EffectiveConfigurationTests {
    private static let site = """
        site:
          title: "12"
          description: {es: Un portal, en: A portal}
          baseURL: https://example.org/
          languages: [es, en]
          lists: all
          timeZone: Europe/Madrid
          country: es
          search: none
          offline: none
          archive: none
          pictures: remote
          compress: assets
          network: {allowPrivate: [10.0.0.0/8], proxy: "http://${env:PROXY}@proxy.example:3128"}
          deadline: 30
          retention: {age: 365d, items: 500}
          front: [lead, river]
          geometry: {file: maps/a.geojson, projection: mercator, credit: Yo, creditURL: https://a.example/}
          store: {name: Discos, search: "https://discos.example/?q={term}", api: "https://discos.example/?t={term}"}
          pictureDeadline: 10
          pictureCache: 5
          cards: drawn
          related: none
          contact: https://example.org/contacto
          aiCrawlers: {search: allow, training: refuse}
          license: https://a.example/licencia
          feeds: {content: full}
          hub: https://hub.example/
          deploy: {diario: "ftp://a:${env:SITE_PASSWORD}@ftp.example/www"}
          podcast: {category: News, image: static/p.png}
          profiles: [https://social.example/@a]
          hsts: 7d
          slots: {allow: [count.example]}
          protect: {paths: [/x/], user: "${env:SITE_USER}", password: "${env:SITE_PASSWORD}"}
        sections:
          - {id: plenos, title: Plenos, slug: plenos, glyph: bell, accepts: [Pleno], feeds: {content: full}}

        """

    private static let source = """
          - id: una
            kind: feed
            title: Una
            url: https://una.example/rss?k=${env:URL_KEY}
            section: plenos
            language: es
            country: es
            sample: samples/a.xml
            key: ${env:FEED_KEY}
            onFailure: empty
            maxItems: 10
            maxBytes: 1000
            rights: cc
            license: CC BY-SA 4.0
            content: full
            pictures: all
            sectionMap: {Ciencia: science}
            include: [agua]
            exclude: [/^Live:/i]
            weight: 3
            future: hold
            expect: any
            every: 15m
            timeout: 5
            headers: {X-Key: "${env:HEADER}", Cookie: galleta, Accept: text/xml}
            credentials: {user: "${env:FEED_USER}", password: "${env:FEED_PASSWORD}"}
            formerly: [vieja]
            feeds: {content: full}

        """

    private static let secrets = [
        "PROXY", "SITE_USER", "SITE_PASSWORD", "URL_KEY", "FEED_KEY", "HEADER", "FEED_USER",
        "FEED_PASSWORD",
    ]

    private func shown(_ text: String) throws -> (yaml: String, tree: [String: Any]) {
        let workplace = try Workplace()
        try workplace.write(text, to: "Content/site.yaml")
        let layout = SiteLayout(
            root: workplace.folder.path(percentEncoded: false),
            configuration: nil,
            output: nil,
            state: nil
        )
        let environment = Dictionary(
            uniqueKeysWithValues: Self.secrets.map { ($0, "geheim-\($0)") } + [("PIN", "47110815")]
        )
        do {
            let configuration = try ConfigurationLoader(
                layout: layout,
                environment: environment,
                baseURL: nil
            ).load()
            let shown = EffectiveConfiguration(configuration)
            let tree = try JSONSerialization.jsonObject(with: Data(try shown.json().utf8))
            return (try shown.yaml(), try #require(tree as? [String: Any]))
        } catch let failure as ConfigurationFailure {
            Issue.record("\(failure.diagnostics)")
            throw failure
        }
    }

    private func keys(_ value: Any?) -> Set<String> {
        Set((value as? [String: Any] ?? [:]).keys)
    }

    @Test func everyKeyOfTheSiteIsShown() throws {
        let (_, tree) = try shown(Self.site)
        let site = try #require(tree["site"] as? [String: Any])
        #expect(keys(site) == Set(Settings.site.names))
        #expect(keys(site["network"]) == ["allowPrivate", "proxy"])
        #expect(keys(site["retention"]) == ["age", "items"])
        #expect(keys(site["store"]) == ["name", "search", "api"])
        #expect(keys(site["geometry"]) == ["file", "projection", "credit", "creditURL"])
        #expect(keys(site["slots"]) == ["allow"])
        #expect(keys(site["protect"]) == ["paths", "user", "password"])
        let sections = try #require(tree["sections"] as? [[String: Any]])
        #expect(keys(sections.first) == Set(Settings.section.names))
    }

    @Test func everyKeyOfASourceIsShown() throws {
        let (_, tree) = try shown(Self.site + "sources:\n" + Self.source)
        let sources = try #require(tree["sources"] as? [[String: Any]])
        #expect(keys(sources.first) == Set(Settings.source.names))
    }

    @Test(arguments: SourceKindTable.names)
    func everyKeyOfAKindIsShown(name: String) throws {
        let kind = try #require(SourceKindTable.kind(name))
        let options = kind.optionKeys.map {
            "    \($0.name): \(SettingSample.value(of: $0))\n"
        }
        let (_, tree) = try shown(
            Self.site + "sources:\n  - id: una\n    kind: \(name)\n    url: https://una.example/\n"
                + options.joined()
        )
        let source = try #require((tree["sources"] as? [[String: Any]])?.first)
        #expect(keys(source).isSuperset(of: kind.optionKeys.map(\.name)))
    }

    @Test func aSecretThatIsANumberIsNotShownEither() throws {
        let (yaml, tree) = try shown(
            Self.site
                + "sources:\n  - {id: una, kind: command, command: [sh, a.sh, \"${env:PIN}\", 12]}\n"
        )
        #expect(!yaml.contains("47110815"))
        let source = try #require((tree["sources"] as? [[String: Any]])?.first)
        let words = try #require(source["command"] as? [Any])
        #expect(words.map { "\($0)" } == ["sh", "a.sh", "${env:…}", "12"])
    }

    @Test func noSecretIsShown() throws {
        let (yaml, _) = try shown(Self.site + "sources:\n" + Self.source)
        #expect(!yaml.contains("geheim"))
        #expect(!yaml.contains("galleta"))
        for line in [
            "  title: \"12\"\n", "    proxy: ${env:…}\n", "    user: ${env:…}\n",
            "  url: ${env:…}\n", "  key: ${env:…}\n", "    X-Key: ${env:…}\n",
            "    Accept: text/xml\n", "    age: 365d\n", "    Ciencia: science\n",
        ] { #expect(yaml.contains(line), "\(line)\n\(yaml)") }
    }

    @Test func aPasswordInAnAddressIsASecretToo() throws {
        let (yaml, _) = try shown(
            Self.site
                + "sources:\n  - {id: a, kind: feed, url: \"https://ana:clave@una.example/rss\"}\n"
        )
        #expect(!yaml.contains("clave"))
    }

    /// What it shows can be read again, and is then shown in the same way.
    @Test func whatIsShownReadsAsItWasMeant() throws {
        let plain =
            "site:\n  title: \"null\"\n  baseURL: https://example.org/\n"
            + "sources:\n  - {id: \"12\", kind: feed, url: a.xml, exclude: [\"1e3\", \"yes\"]}\n"
        let (yaml, _) = try shown(plain)
        #expect(try shown(yaml + "\n").yaml == yaml)
    }
}
