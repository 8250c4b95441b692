import ArgumentParser
import Basics
import Domain

/// Flags of doing one part of the work, or of putting the parts together.
struct ShardFlags: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "Do this part of the work alone, as 3/8, and put it --into a folder.",
            valueName: "i/n"
        )
    )
    var shard: String?

    @Option(
        name: .long,
        help: ArgumentHelp("Where a shard puts its part.", valueName: "dir")
    )
    var into: String?

    @Option(
        name: .long,
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "Put together what all shards have put into these folders.",
            valueName: "dir"
        )
    )
    var join: [String] = []

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What the shards have in common, as 'pregonero plan' makes it (default: plan.json beside the archive).",
            valueName: "file"
        )
    )
    var plan: String?

    func validate() throws {
        let unnamed = join.first(where: \.isEmpty)
        try NamedValues.check(["--into": into, "--join": unnamed, "--plan": plan])
        guard shard == nil || join.isEmpty else {
            throw ValidationError(
                "--shard makes a part, --join puts parts together: give one of them"
            )
        }
        guard (shard == nil) == (into == nil) else {
            throw ValidationError(
                "--shard and --into go together, as in '--shard 3/8 --into parts/3'"
            )
        }
        if let shard, Shard(shard) == nil {
            throw ValidationError(
                "--shard: '\(shard)' is no shard such as 3/8; they are counted from 1"
            )
        }
    }
}

extension ShardFlags {
    /// - Returns: nil when all is done here.
    /// - Throws: `ExitReason` for a plan or parts that cannot be used.
    func sharding(
        _ layout: SiteLayout,
        report: (Diagnostic) -> Void
    ) throws(ExitReason) -> Sharding? {
        guard shard != nil || !join.isEmpty || plan != nil else { return nil }
        var part: (shard: Shard, into: String)?
        if let shard = shard.flatMap({ Shard($0) }), let into { part = (shard, into) }
        return try Sharding(plan: plan, part: part, joined: join, layout, report: report)
    }
}
