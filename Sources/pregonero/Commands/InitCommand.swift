import ArgumentParser
import Foundation

/// `pregonero init`: a new site that builds at once.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a new site that builds at once."
    )

    @Argument(help: ArgumentHelp("The folder of the new site.", valueName: "dir"))
    var folder = "."

    @Flag(name: .shortAndLong, help: "Say nothing when all is well.")
    var quiet = false

    func run() throws {
        let layout = SiteLayout(root: folder, configuration: nil, output: nil, state: nil)
        try StarterSite(layout: layout).write()
        let console = Console(
            isQuiet: quiet,
            isVerbose: false,
            environment: ProcessInfo.processInfo.environment
        )
        let place = folder == "." ? "" : " -C \(folder)"
        console.say("A new site lies in \(layout.root.filePath)")
        console.say("next: pregonero build\(place), then look at public/ through any web server")
    }
}
