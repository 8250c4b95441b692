import ArgumentParser

/// `pregonero config`: what is in force, with every default filled in.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print the configuration in force, defaults filled in."
    )

    @OptionGroup var site: SiteOptions

    func run() throws {
        let composition = try Composition(site: site)
        let configuration = composition.effectiveConfiguration
        try composition.console.data(
            composition.isJSON ? try configuration.json() : try configuration.yaml()
        )
    }
}
