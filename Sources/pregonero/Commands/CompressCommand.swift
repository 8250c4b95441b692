import ArgumentParser
import Publishing

/// `pregonero compress`: compressed copies beside the files of the site.
struct CompressCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "compress",
        abstract: "Write compressed copies (.gz, .br) of what has changed in the site."
    )

    @OptionGroup var site: SiteOptions

    @Option(
        name: .shortAndLong,
        help: ArgumentHelp("Files compressed at once (default: the cores).", valueName: "n")
    )
    var jobs: Int?

    func validate() throws { try JobCount.check(jobs) }

    func run() async throws {
        let composition = try Composition(site: site, notesTime: false)
        let tally = try await composition.compressOutput.run(jobs: jobs)
        if composition.isJSON { try composition.console.data(try PlainJSON.text(tally)) }
        composition.console.say(
            "compressed  \(tally.written) written  \(tally.kept) kept  \(tally.removed) removed"
                + "  \(ByteCount.text(tally.saved)) saved"
        )
    }
}
