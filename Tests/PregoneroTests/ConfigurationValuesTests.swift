import Domain
import Testing

@testable import pregonero

/// What a person is told of values that a key cannot have, and of keys that stand elsewhere.
@Suite struct ConfigurationValuesTests {
    private static func site(_ lines: String) -> String {
        "site:\n  title: B\n  baseURL: https://example.org/\n\(lines)\n"
    }

    private static func source(_ keys: String) -> String {
        site("sources:\n  - {id: a, kind: feed, url: a.xml, \(keys)}")
    }

    private static func errors(
        _ text: String,
        environment: [String: String] = [:]
    ) throws -> [String] {
        do {
            _ = try LoadedConfiguration(text, environment: environment)
            return []
        } catch let failure as ConfigurationFailure {
            return failure.diagnostics.map(\.description)
        }
    }

    private static func warnings(_ text: String) throws -> [String] {
        try LoadedConfiguration(text).configuration.warnings.map(\.description)
    }

    @Test(arguments: [
        (
            "  pageSize: 0", "4:13",
            "'site.pageSize' must be a whole number from 1 to 200, not '0'",
            "write how many articles, as 30"
        ),
        (
            "  pictureCache: 1GB", "4:17",
            "'site.pictureCache' must be a whole number from 1 to 1000000000, not '1GB'",
            "write megabytes, as 1024"
        ),
        (
            "  editions: many", "4:13",
            "'site.editions' must be a whole number from 0 to 1000000000, not 'many'",
            "write it in digits, as 20"
        ),
        (
            "  deadline: 0", "4:13", "'site.deadline' is no time in which anything can be done",
            "for example 20s or 2m"
        ),
        (
            "  pictureDeadline: 0s", "4:20",
            "'site.pictureDeadline' is no time in which anything can be done",
            "for example 20s or 2m"
        ),
        (
            "  hooks: {deadline: 0}", "4:21",
            "'site.hooks.deadline' is no time in which anything can be done",
            "for example 20s or 2m"
        ),
        (
            "  network: {allowPrivate: yes}", "4:27", "'yes' is no network such as 192.168.0.0/16",
            "write true, false, or the blocks of addresses"
        ),
        (
            "  network: {allowPrivate: [10.0.0.0/8, 192.168.1.0/99]}", "4:40",
            "'192.168.1.0/99' is no network such as 192.168.0.0/16",
            "write true, false, or the blocks of addresses"
        ),
        (
            "  deploy: \"foo:bar\"", "4:11", "'foo:' is no way to a host",
            "write /srv/www/portal, rsync:user@host:/srv/portal, "
        ),
        ("  deploy: ''", "4:11", "a place to deploy to is empty", "write /srv/www/portal, "),
        (
            "  deploy: {casa: ../casa, aqui: Content}", "4:33",
            "'Content' lies in 'Content/', which the program reads and writes itself",
            "name a folder beside it"
        ),
        ("  state: {remote: 's3:foo'}", "4:19", "'s3:…' is no folder", ""),
        (
            "  state: {remote: .}", "4:19",
            "'.' is the site's own folder, which the program reads and writes itself", ""
        ),
        (
            "  state: {remote: ''}", "4:19", "a place for the state is empty",
            "write a folder, as /srv/backup or ./backup, "
        ),
        (
            "  state: {branch: a b}", "4:19", "'a b' is no name of a branch",
            "for example pregonero-state"
        ),
    ])
    func aValueOfTheSiteIsToldWithItsPlace(
        lines: String,
        place: String,
        message: String,
        hint: String
    ) throws {
        let errors = try Self.errors(Self.site(lines))
        #expect(errors.count == 1)
        let start = "Content/site.yaml:\(place): error: \(message)\nhint: \(hint)"
        #expect(errors.first?.hasPrefix(start) == true, "\(errors)")
    }

    @Test(arguments: [
        (
            "timeout: 0", "5:46", "'sources[0].timeout' is no time in which anything can be done",
            "for example 20s or 2m"
        ),
        (
            "weight: heavy", "5:45",
            "'sources[0].weight' must be a whole number from -1000 to 1000000000, not 'heavy'",
            "write it in digits, as 20"
        ),
        (
            "headers: {X Y: a}", "5:47", "the header 'X Y' cannot be sent",
            "its name has letters, digits and hyphens only, as X-Api-Key"
        ),
        (
            "headers: {X-Key: a, Host: b}", "5:57", "the header 'Host' cannot be sent",
            "leave it out: the program writes it itself"
        ),
        (
            "formerly: [vieja, A B]", "5:55", "'A B' is no source id",
            "write the former id as it stood, as gaceta-del-valle"
        ),
    ])
    func aValueOfASourceIsToldWithItsPlace(
        keys: String,
        place: String,
        message: String,
        hint: String
    ) throws {
        #expect(
            try Self.errors(Self.source(keys)) == [
                "Content/site.yaml:\(place): error: \(message)\nhint: \(hint)"
            ]
        )
    }

    /// One of the two would be lost, and what it closes would be open.
    @Test(arguments: [
        ("protect", "{paths: [/a/], user: ana, password: clave}"),
        ("slots", "{allow: [a.example]}"),
        ("shortcodes", "{allow: [a.example]}"),
    ])
    func aBlockStandsInTheSiteOrBesideIt(name: String, block: String) throws {
        let errors = try Self.errors(Self.site("  \(name): \(block)\n\(name): \(block)"))
        let told = errors.filter { $0.contains("twice") }
        #expect(
            told == [
                """
                Content/site.yaml:5:1: error: the key '\(name)' stands twice
                hint: it stands in 'site' too, on line 4: keep one of the two
                """
            ]
        )
        #expect(try Self.errors(Self.site("\(name): \(block)")).isEmpty)
        #expect(try Self.errors(Self.site("  \(name): \(block)")).isEmpty)
    }

    @Test(arguments: ["deploy: ../casa", "hooks: {afterBuild: ls}", "podcast: {}", "license: CC0"])
    func aKeyOfTheSiteAtTheMarginIsSentThere(line: String) throws {
        let name = line.prefix { $0 != ":" }
        #expect(
            try Self.errors(Self.site(line)) == [
                """
                Content/site.yaml:4:1: error: unknown key '\(name)' here
                hint: it belongs under 'site', indented
                """
            ]
        )
    }

    @Test func sourcesWithinTheSiteAreSentToTheMargin() throws {
        #expect(
            try Self.errors(Self.site("  sources: []")) == [
                """
                Content/site.yaml:4:3: error: unknown key 'sources' in 'site'
                hint: it belongs beside 'site', at the margin
                """
            ]
        )
    }

    /// It would be shown where a text of the site's own languages lacks.
    @Test(arguments: [
        ("  description: {es: Nada, xx: Nada}", "5:27", "xx", "languages: es, en"),
        ("  theme: {motto: {es: Hola, fr: Salut}}", "5:29", "fr", "languages: es, en"),
        ("  eventCategories: {A: {ens: b}}", "5:25", "ens", "did you mean 'en'?"),
        ("sections: [{id: a, title: {en: Only, ess: Typo}}]", "5:38", "ess", "did you mean 'es'?"),
    ])
    func aTextInALanguageThatTheSiteHasNotIsTold(
        lines: String,
        place: String,
        tag: String,
        hint: String
    ) throws {
        let text = Self.site(lines).replacing("site:\n", with: "site:\n  languages: [es, en]\n")
        #expect(
            try Self.warnings(text) == [
                """
                Content/site.yaml:\(place): warning: '\(tag)' is no language of this site
                hint: \(hint)
                """
            ]
        )
    }

    @Test func whatIsAskedMoreOftenThanAServerMayBeIsTold() throws {
        #expect(
            try Self.warnings(Self.source("every: 1m")) == [
                """
                Content/site.yaml:5:44: warning: 'sources[0].every' is below 5 minutes, before which no \
                server is asked again
                hint: write 5m or more, or leave it out
                """
            ]
        )
        #expect(try Self.warnings(Self.source("every: 5m")).isEmpty)
    }

    @Test func aPortalWithoutSectionsIsToldThatAlone() throws {
        let errors = try Self.errors(
            "site:\n  title: B\n  baseURL: https://example.org/\n  sections: own\n"
                + "  front: [{section: world}]\n"
                + "sources:\n  - {id: a, kind: feed, url: a.xml, section: world}\n"
        )
        #expect(errors.count == 1)
        #expect(errors.first?.contains("the portal has no section") == true)
    }

    @Test func aPlaceWhoseVariablesLackIsNotLookedAt() throws {
        let text = Self.site("  deploy: \"${env:PLACE}\"\n  state: {remote: \"${env:PLACE}\"}")
        #expect(try Self.errors(text).isEmpty)
        let errors = try Self.errors(text, environment: ["PLACE": "geheim:x"])
        #expect(
            errors == [
                "Content/site.yaml:5:19: error: 'site.state.remote' is no place as the environment fills it in\n"
                    + "hint: look at what PLACE holds",
                "Content/site.yaml:4:11: error: 'site.deploy' is no place as the environment fills it in\n"
                    + "hint: look at what PLACE holds",
            ]
        )
        let part = try Self.errors(
            Self.site("  deploy: \"rclone:${env:PLACE}\""),
            environment: ["PLACE": "geheim"]
        )
        #expect(part.count == 1 && part.allSatisfy { !$0.contains("geheim") }, "\(part)")
    }

    @Test(arguments: [
        ("user: ana, password: ${env:PP}", "5:39", "${env:PP}"),
        ("user: ${env:PU}, password: \"${env:PP}\"", "5:24", "${env:PU}"),
    ])
    func aVariableBetweenBracketsNeedsQuotes(
        keys: String,
        place: String,
        variable: String
    ) throws {
        let text = Self.site("protect:\n  {paths: [/x/], \(keys)}")
        #expect(
            try Self.errors(text) == [
                """
                Content/site.yaml:\(place): error: '\(variable)' stands between brackets without quotes
                hint: write "\(variable)", the whole text in quotes
                """
            ]
        )
    }
}
