import ArgumentParser
import Basics
import Foundation

/// `pregonero plan`: divide a build among machines.
struct PlanCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "plan",
        abstract: "Make the plan for a build on several machines.",
        discussion: """
            The plan is one small file that each shard is given. 'fetch --shard 3/8 --into DIR' asks the sources, \
            'fetch --join DIR…' archives the answers, 'build --shard 3/8 --into DIR' makes pages, and \
            'build --join DIR…' puts the site together.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "How many shards there are.")
    var shards: Int

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Where the plan is written (default: plan.json beside the archive).",
            valueName: "file"
        )
    )
    var plan: String?

    func validate() throws {
        try NamedValues.check(["--plan": plan])
        guard (1...Shard.most).contains(shards) else {
            throw ValidationError("there can be 1 to \(Shard.most) shards")
        }
    }

    func run() async throws {
        let composition = try Composition(site: site)
        let made = try composition.makePlan(in: plan).run(shards: shards)
        if composition.isJSON { return try composition.console.data(try PlainJSON.text(made)) }
        let clock = made.clock.formatted(.iso8601)
        composition.console.say("plan \(made.id): \(shards) shards, all for \(clock)")
    }
}
