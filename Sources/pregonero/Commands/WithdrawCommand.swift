import ArgumentParser

/// `pregonero withdraw`: takes an article out, and on request all that is known of it.
struct WithdrawCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "withdraw",
        abstract: "Take an article out of the portal for good.",
        discussion: """
            A line of Content/removed.txt names it from then on, and the portal is built: the article is in no page, \
            list, feed, search or revision any more, and its address answers 410. What its source keeps telling \
            stays out. Taking the line away lets it come back.
            With --erase nothing that could be read is left in the state folder either: no kept answer, no picture, \
            no former archive.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(
        help: "The article's address on the portal or at its source, or the id at the end of it."
    )
    var address: String

    @Flag(name: .long, help: "Leave nothing of it in the state folder; this cannot be undone.")
    var erase = false

    @Option(name: .long, help: ArgumentHelp("Why, for the list.", valueName: "text"))
    var reason: String?

    @Flag(name: .shortAndLong, help: "Say what would go, and do nothing.")
    var dryRun = false

    @Flag(name: .long, help: "Ask no server while building.")
    var offline = false

    func run() async throws {
        let fetching = FetchOptions(isOffline: offline)
        let composition = try Composition(site: site, fetching: fetching)
        let withdraw = composition.withdrawArticle
        let withdrawal = try withdraw.plan(address, isErased: erase)
        composition.console.say(withdrawal.text(isDryRun: dryRun))
        if !dryRun {
            try withdraw.write(withdrawal, reason: reason)
            // The result on stdout is that of this command.
            var site = site
            site.json = false
            let building = try Composition(site: site, fetching: fetching)
            let hooks = building.runHooks
            let former = hooks.lastTold
            try await building.buildSite(BuildOptions()).run()
            try hooks.afterBuild(since: former)
        }
        if composition.isJSON {
            try composition.console.data(try PlainJSON.text(withdrawal))
        } else {
            try composition.console.data(withdrawal.articles.map(\.path).joined(separator: "\n"))
        }
    }
}
