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
            gone for good, with --strict also when one has been silent for longer than its rhythm. Own files of \
            Templates/ whose file of the theme has changed since are named, too.
            """
    )

    @OptionGroup var site: SiteOptions

    @Flag(name: .long, help: "End with 3 also for a source that is silent for too long.")
    var strict = false

    @Argument(help: ArgumentHelp("Only these sources.", valueName: "source"))
    var sources: [String] = []

    func run() throws {
        let composition = try Composition(site: site, notesTime: false)
        let report = try composition.examineSources.run(sources)
        try composition.console.data(site.json ? try report.json : report.text)
        if sources.isEmpty {
            composition.examineTemplates.run().forEach(composition.console.report)
        }
        var troubles: [String] = []
        if !report.gone.isEmpty {
            let names = report.gone.map(\.text).joined(separator: ", ")
            troubles.append("gone for good: \(names); take it out, or give it its new address")
        }
        if strict, !report.silent.isEmpty {
            let names = report.silent.map(\.text).joined(separator: ", ")
            troubles.append("silent for longer than usual: \(names); look whether it moved")
        }
        if !troubles.isEmpty {
            throw ExitReason.sourceUnavailable(troubles.joined(separator: "; "))
        }
    }
}
