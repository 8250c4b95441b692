import ArgumentParser

/// `pregonero deploy`: the site to its hosts.
struct DeployCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "deploy",
        abstract: "Send the site to its hosts, as far as it is not there yet.",
        discussion: """
            What a host has is known from a record that is kept there, so a fresh copy of the site's folder sends only what \
            is new. The order is such that every page finds what it refers to at any moment; what ends it half-way leaves a \
            whole site there, and the same words finish it.
            """
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var deploying: DeployFlags

    func run() async throws {
        let composition = try Composition(site: site)
        let round = try await composition.deployPortal.run(deploying.options)
        if composition.isJSON { try composition.console.data(try PlainJSON.text(round.done)) }
        if let failure = round.failure { throw failure }
    }
}

/// Flags of sending the site.
struct DeployFlags: ParsableArguments {
    @Argument(help: "The name of a place in 'deploy' (default: all of them).")
    var target: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Instead of the configured places.", valueName: "place")
    )
    var to: String?

    @Flag(name: .shortAndLong, help: "Say what would be sent, and send nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Ask the site for a sample of what was sent, and compare.")
    var verify = false

    @Flag(name: .long, help: "Take pages away, however many.")
    var allowDeletions = false

    @Flag(
        name: .long,
        help: "Send what 'protect' closes also to a host that asks for no passwords."
    )
    var allowOpen = false

    @Flag(name: .long, help: "Whoever is at work there, and whatever else the host has.")
    var force = false
}

extension DeployFlags {
    var options: DeployOptions {
        DeployOptions(
            target: target,
            place: to,
            isDry: dryRun,
            verifies: verify,
            allowsDeletions: allowDeletions,
            allowsOpen: allowOpen,
            isForced: force
        )
    }
}
