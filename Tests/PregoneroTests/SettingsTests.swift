import SourceKinds
import Testing

@testable import pregonero

/// The table of the configuration's keys: each is read, checked, shown and explained.
@Suite struct SettingsTests {
    private static func load(
        _ values: [String: String] = [:],
        environment: [String: String] = [:]
    ) throws -> LoadedConfiguration {
        try LoadedConfiguration(SettingSample.text(values), environment: environment)
    }

    @Test func everyKeyHasASample() {
        let open = SettingPath.leaves.filter { $0.description.secrecy == .open }
        let hidden = SettingPath.leaves.filter { $0.description.secrecy != .open }
        #expect(Set(SettingSample.plain.keys) == Set(open.map(\.path)))
        #expect(Set(SettingSample.secret.keys) == Set(hidden.map(\.path)))
    }

    @Test(arguments: SettingSample.plain.keys.sorted())
    func aKeyIsReadAndShown(path: String) throws {
        let given = try Self.load([path: try #require(SettingSample.plain[path])])
        #expect(given.value(at: path) != nil)
        #expect(try Self.load().value(at: path) != given.value(at: path))
    }

    @Test(arguments: SettingPath.leaves.filter { !$0.choices.isEmpty })
    func everyChoiceIsTaken(setting: SettingPath) throws {
        for choice in setting.choices {
            let shown = try Self.load([setting.path: choice]).value(at: setting.path)
            #expect([.text(choice), .texts([choice])].contains(shown))
        }
    }

    @Test(arguments: SettingPath.leaves.filter { !SettingSample.least.keys.contains($0.path) })
    func theDefaultIsTheOneOfTheTable(setting: SettingPath) throws {
        let text = SettingSample.text([:], with: setting.path)
        let shown = try LoadedConfiguration(text).value(at: setting.path)
        switch setting.description.standard {
        case .value(let value): #expect(shown == value)
        case .nothing: #expect(shown == nil)
        case .required, .dependent: #expect(shown != nil)
        }
    }

    @Test(arguments: SettingSample.secret.keys.sorted())
    func aSecretIsReadAndMasked(path: String) throws {
        let given = try Self.load(
            [path: try #require(SettingSample.secret[path])],
            environment: ["SECRET": "geheim"]
        )
        #expect(given.yaml.contains("${env:…}"))
        #expect(!given.yaml.contains("geheim"))
        #expect(!given.json.contains("geheim"))
        #expect(given.value(at: path) != nil)
    }

    @Test(arguments: ["sections.id", "sources.id"])
    func anEmptyIDIsAMistake(path: String) {
        #expect(throws: ConfigurationFailure.self) { try Self.load([path: "''"]) }
    }

    /// What `pregonero config` prints is a configuration, and the one that it was printed from.
    @Test func whatIsShownIsReadAsTheSame() throws {
        let given = try Self.load(
            SettingSample.together.filter { !$0.key.hasPrefix("site.protect.") }
        )
        let again = try LoadedConfiguration(given.yaml)
        #expect(again.configuration.site == given.configuration.site)
        #expect(again.configuration.sources == given.configuration.sources)
        #expect(again.yaml == given.yaml)
    }

    @Test func whatIsShownOfSecretsIsReadAgain() throws {
        let environment = ["SECRET": "geheim", "PROXY": "http://geheim@proxy.example:3128"]
        let given = try Self.load(
            SettingSample.together.merging(SettingSample.secret) { $1 },
            environment: environment
        )
        let filledIn = given.yaml.replacing("proxy: ${env:…}", with: "proxy: ${env:PROXY}")
            .replacing("${env:…}", with: "${env:SECRET}")
        #expect(try LoadedConfiguration(filledIn, environment: environment).yaml == given.yaml)
    }

    @Test(arguments: SourceKindTable.all.map(\.name))
    func whatIsShownOfAKindIsReadAsTheSame(name: String) throws {
        let kind = try #require(SourceKindTable.kind(name))
        let options = kind.optionKeys.map {
            "    \($0.name): \(SettingSample.value(of: $0))\n"
        }
        let given = try LoadedConfiguration(
            SettingSample.site + "sources:\n  - id: una\n    kind: \(name)\n    url: una.json\n"
                + options.joined()
        )
        let again = try LoadedConfiguration(given.yaml)
        #expect(again.configuration.sources == given.configuration.sources)
    }

    @Test func noKindHasAKeyThatEverySourceHas() {
        let common = Set(Settings.source.names)
        for kind in SourceKindTable.all {
            #expect(common.isDisjoint(with: kind.optionKeys.map(\.name)), "\(kind.name)")
        }
    }

    @Test(arguments: SettingPath.all)
    func aPurposeIsOneSentence(setting: SettingPath) {
        let purpose = setting.description.purpose
        #expect(purpose.first?.isUppercase == true)
        #expect(purpose.hasSuffix("."))
        #expect(!purpose.contains(". "))
    }

    @Test func noKeyStandsTwice() {
        let paths = SettingPath.all.map(\.path)
        #expect(Set(paths).count == paths.count)
    }

    @Test func messagesNameWhatMayBeFilledIn() {
        #expect(
            Settings.fillable
                == "url, key, credentials, headers and the keys of a source's kind, network.proxy, "
                + "state.remote, deploy, protect"
        )
    }
}
