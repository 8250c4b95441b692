import ArgumentParser
import Domain

/// `pregonero doctor`: how each source stands, from what earlier builds noted; nothing is asked.
struct DoctorCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "doctor",
        abstract:
            "Tell how each source stands: last success, failures, rhythm, silence, moved, gone.",
        discussion: """
            Asks nobody. The last line names the sources that need hands; the exit code is 3 when one of them is \
            gone for good.
            """
    )

    @OptionGroup var site: SiteOptions

    @Argument(help: ArgumentHelp("Only these sources.", valueName: "source"))
    var sources: [String] = []

    func run() throws {
        let composition = try Composition(site: site, fetching: FetchFlags.parse([]))
        let report = try composition.examineSources.run(sources)
        try composition.console.data(site.json ? try report.json : report.text)
        guard report.gone.isEmpty else {
            let names = report.gone.map(\.text).joined(separator: ", ")
            throw ExitReason.sourceUnavailable(
                "gone for good: \(names); take it out, or give it its new address"
            )
        }
    }
}
