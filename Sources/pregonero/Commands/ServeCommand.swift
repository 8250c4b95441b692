import ArgumentParser
import Preview

/// `pregonero serve`: build, serve on this machine, build and reload on every change.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Build, serve on this machine, and build and reload on every change.",
        aliases: ["server", "dev"]
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var fetching: FetchFlags
    @OptionGroup var building: BuildFlags

    @Option(
        name: .long,
        help: ArgumentHelp("The address to listen at; 0.0.0.0 for all.", valueName: "host")
    )
    var bind = "127.0.0.1"

    @Option(name: .shortAndLong, help: ArgumentHelp("The first port to try.", valueName: "n"))
    var port: UInt16 = 8_000

    @Flag(name: .long, help: "Open the portal in the browser.")
    var open = false

    func validate() throws {
        // The system would choose one that nobody is told.
        guard port > 0 else { throw ValidationError("--port: 0 is no port to listen at") }
    }

    func run() async throws {
        try await ServeSite(
            layout: SiteLayout(site),
            console: Console(site),
            host: PreviewServer.address(bind),
            firstPort: port,
            opens: open
        ) { [site, fetching, building] in
            // The configuration is read anew each time.
            let composition = try Composition(site: site, fetching: fetching.options)
            try await composition.buildSite(try building.options()).run()
            return composition.console.leftOut
        }.run()
    }
}
