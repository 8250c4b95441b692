import Foundation

@testable import pregonero

/// A configuration as the program reads it, and as `pregonero config` shows it.
struct LoadedConfiguration {
    let configuration: Configuration
    let root: ConfigurationValue
    let yaml: String
    let json: String

    /// - Parameters:
    ///   - text: of `Content/site.yaml`.
    ///   - environment: fills in what the text leaves to it.
    /// - Throws: `ConfigurationFailure` for a configuration with errors.
    init(_ text: String, environment: [String: String] = [:]) throws {
        let workplace = try Workplace()
        try workplace.write(text, to: "Content/site.yaml")
        let layout = SiteLayout(
            root: workplace.folder.path(percentEncoded: false),
            configuration: nil,
            output: nil,
            state: nil
        )
        configuration = try ConfigurationLoader(
            layout: layout,
            environment: environment,
            baseURL: nil
        ).load()
        let effective = EffectiveConfiguration(configuration)
        root = effective.root
        yaml = try effective.yaml() + "\n"
        json = try effective.json()
    }

    /// What is shown under keys that are joined with dots; of a list it is the first entry's.
    func value(at path: String) -> ConfigurationValue? {
        path.split(separator: ".").reduce(root) { value, key in
            switch value {
            case .mapping: Self.value(of: String(key), in: value)
            case .list(let values): Self.value(of: String(key), in: values.first)
            default: nil
            }
        }
    }

    private static func value(
        of key: String,
        in value: ConfigurationValue?
    ) -> ConfigurationValue? {
        guard case .mapping(let pairs)? = value else { return nil }
        return pairs.first { $0.key == key }?.value
    }
}
