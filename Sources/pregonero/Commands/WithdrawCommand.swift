import ArgumentParser

/// `pregonero withdraw`: takes an article out, and on request all that is known of it.
struct WithdrawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Take an article out of the portal for good.",
        discussion: """
            A line of Content/removed.txt names it from then on, and the portal is built: the article is in no page, \
            list, feed, search or revision any more, and its address says that it is gone: with 410 from servers that \
            read what the build writes for them, with 200 on Pages and the like. What its source keeps telling stays \
            out. Taking the line away lets it come back.
            With --erase nothing that could be read is left in the state folder either: no kept answer, no picture, \
            no former archive.
            An own article goes in all its languages, unless --only is given; what tells the same story is named and \
            stays. What is no article, such as a person, its source has to take back: the command says which row and ends \
            with 4, and with --erase leaves nothing of it once it is out.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(
        help: "The article's address on the portal or at its source, or the id at the end of it."
    )
    var address: String

    @Flag(name: .long, help: "Leave nothing of it in the state folder; this cannot be undone.")
    var erase = false

    @Flag(name: .long, help: "Leave an own article's translations as they are.")
    var only = false

    @Option(name: .long, help: ArgumentHelp("Why, for the list.", valueName: "text"))
    var reason: String?

    @Flag(name: .shortAndLong, help: "Say what would go, and do nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Ask no server while building.")
    var offline = false

    func run() async throws {
        let fetching = FetchOptions(isOffline: offline)
        let composition = try Composition(site: site, fetching: fetching)
        let entity = try composition.withdrawEntity.run(
            address,
            isErased: erase,
            isDryRun: dryRun
        )
        if let entity {
            composition.console.say(entity.text(isErased: erase, isDryRun: dryRun))
            if erase, !dryRun { try await build(fetching) }
            try composition.console.data(
                composition.isJSON ? try PlainJSON.text(entity) : entity.path
            )
            return
        }
        let withdraw = composition.withdrawArticle
        let withdrawal = try withdraw.plan(address, isErased: erase, isAlone: only)
        composition.console.say(withdrawal.text(isDryRun: dryRun))
        if !dryRun {
            try withdraw.write(withdrawal, reason: reason)
            try await build(fetching)
        }
        if composition.isJSON {
            try composition.console.data(try PlainJSON.text(withdrawal))
        } else {
            try composition.console.data(withdrawal.paths.joined(separator: "\n"))
        }
    }

    private func build(_ fetching: FetchOptions) async throws {
        // The result on stdout is that of this command.
        var site = site
        site.json = false
        let building = try Composition(site: site, fetching: fetching)
        let hooks = building.runHooks
        let former = hooks.lastTold
        try await building.buildSite(BuildOptions()).run()
        try hooks.afterBuild(since: former)
    }
}
