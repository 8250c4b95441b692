import ArgumentParser

/// The command line of El Pregonero.
struct Pregonero: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "pregonero",
        abstract: "Publishes a daily news portal from feeds and your own articles.",
        discussion: """
            'pregonero init' makes a new site that builds at once, also without network.
            Exit codes: 0 ok, 1 build failed, 2 usage or configuration, 3 a required source was \
            unavailable, 4 refused to publish, 6 sending or fetching failed, 7 there is no state, 130 interrupted, \
            141 nobody read on.
            """,
        version: Version.text,
        subcommands: [
            InitCommand.self, NewCommand.self, BuildCommand.self, FetchCommand.self,
            PlanCommand.self,
            DoctorCommand.self, ExplainCommand.self, ListCommand.self, ImportCommand.self,
            InspectCommand.self, ConfigCommand.self, ServeCommand.self, CompressCommand.self,
            WithdrawCommand.self, DeployCommand.self, StateCommand.self, EditionsCommand.self,
            RollbackCommand.self,
            CleanCommand.self,
            CompletionCommand.self, VersionCommand.self,
        ]
    )
}
