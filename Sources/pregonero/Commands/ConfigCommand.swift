import ArgumentParser

/// `pregonero config`: what is in force, with every default filled in.
struct ConfigCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "config",
        abstract: "Print the configuration in force, defaults filled in.",
        discussion: """
            Of a source it prints what is set and what has a default; with --kind all keys of that kind and what each \
            is for, whatever the site has.
            """
    )

    @Option(
        name: .long,
        help: ArgumentHelp("Print the keys of a kind of source instead.", valueName: "kind")
    )
    var kind: String?

    @OptionGroup var site: SiteOptions

    func run() throws {
        if let kind {
            let keys = try KindKeys(named: kind)
            return try Console.plain.data(site.json ? try keys.json() : keys.text)
        }
        let composition = try Composition(site: site, notesTime: false)
        let configuration = composition.effectiveConfiguration
        try composition.console.data(
            composition.isJSON ? try configuration.json() : try configuration.yaml()
        )
    }
}
