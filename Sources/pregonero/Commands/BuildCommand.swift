import ArgumentParser

/// `pregonero build`: fetch what is due, then write the portal.
struct BuildCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "build",
        abstract: "Fetch what is due, then write the portal."
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var fetching: FetchFlags
    @OptionGroup var building: BuildFlags
    @OptionGroup var sharding: ShardFlags

    func run() async throws {
        let composition = try Composition(
            site: site,
            fetching: fetching.options,
            sharding: sharding
        )
        let building = try building.options()
        if let shard = composition.buildShard(building) { return try await shard() }
        let hooks = composition.runHooks
        let former = hooks.lastTold
        if let join = composition.joinPages(building) {
            try await join.run()
        } else {
            try await composition.buildSite(building).run()
        }
        try hooks.afterBuild(since: former)
    }
}

/// `pregonero fetch`: ask the sources and keep what they said, without writing pages.
struct FetchCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "fetch",
        abstract: "Fetch what is due and archive it; write no pages."
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var fetching: FetchFlags
    @OptionGroup var sharding: ShardFlags

    func run() async throws {
        let composition = try Composition(
            site: site,
            fetching: fetching.options,
            sharding: sharding
        )
        if let shard = composition.fetchShard() { return try await shard() }
        if let parts = composition.sharding?.parts, parts.stage == .pages {
            throw ExitReason.refused("these parts hold pages", hint: "'build --join' takes them")
        }
        try await composition.buildSite(nil).run()
    }
}
