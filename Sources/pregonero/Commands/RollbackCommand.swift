import ArgumentParser
import Publishing

/// `pregonero rollback`: the site as it was before.
struct RollbackCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rollback",
        abstract: "Bring a former edition of the site back.",
        discussion: """
            Only what differs is put in place, as an edition of its own, so that this can be undone as well. The archive \
            and your own files stay as they are: the next build writes the portal as it is then.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: "The edition (default: the one before that which stands).")
    var number: Int?

    @Flag(name: .shortAndLong, help: "Say what would be done, and do nothing.")
    var dryRun = false

    func run() async throws {
        let composition = try Composition(site: site, notesTime: false)
        let done = try await composition.rollBackPortal.run(number, isDryRun: dryRun)
        if composition.isJSON { try composition.console.data(try PlainJSON.text(done)) }
        if dryRun {
            composition.console.say(
                (done.restored.map { "restore (not done): \($0)" }
                    + done.removed.map { "remove (not done): \($0)" }).joined(separator: "\n")
            )
        }
        let new = done.number.map { ", as edition \($0)" } ?? ""
        composition.console.say(
            "edition \(done.edition)\(dryRun ? " would be" : " is") brought back\(new)"
                + "  \(done.restored.count) files restored  \(done.removed.count) removed"
        )
        if !dryRun {
            composition.console.say("the next build writes the portal as it is then")
        }
    }
}
