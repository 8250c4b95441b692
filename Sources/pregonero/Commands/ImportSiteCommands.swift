import ArgumentParser
import Domain
import Foundation
import Importing
import WebURL

/// Flags of taking over the site of another program.
struct ImportSiteOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp(
            "A copy of its pictures and files; nothing is fetched then.",
            valueName: "dir"
        )
    )
    var media: String?

    @Flag(name: .long, help: "Leave pictures and files where they are.")
    var noMedia = false

    func validate() throws {
        guard let media else { return }
        guard !noMedia else { throw ValidationError("--media and --no-media exclude each other") }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: media, isDirectory: &isFolder),
            isFolder.boolValue
        else {
            throw ValidationError("--media \(media): there is no such folder")
        }
    }

    var options: ImportOptions { ImportOptions(media: media, leavesMedia: noMedia) }
}

extension Composition {
    /// Takes over a site and says what came of it.
    func take(
        _ options: ImportSiteOptions,
        _ file: String,
        _ export: () throws(ImportFault) -> some SiteExport
    )
        async throws
    {
        let opened: any SiteExport
        do throws(ImportFault) {
            opened = try export()
        } catch {
            throw ExitReason(ImportFault("\(file): \(error.message)", hint: error.hint))
        }
        let report = try await importSite(options.options).run(opened)
        report.diagnostics(file).forEach(console.report)
        console.say(report.text)
        if isJSON { try console.data(try PlainJSON.text(report)) }
    }
}

/// `pregonero import wordpress`.
struct ImportWordPressCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "wordpress",
        abstract: "Take over the posts and pages of a WordPress export.",
        discussion: """
            'Tools, Export, All content' of its dashboard gives the file. Texts become Markdown in Content, pictures \
            and files are fetched into their places, old addresses lead to the new ones. What could not be taken is \
            listed in imports/. Running it again changes nothing that you have changed.
            """
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var options: ImportSiteOptions

    @Argument(help: "The export, an XML file.")
    var file: String

    func run() async throws {
        let composition = try Composition(site: site)
        try await composition.take(options, file) { () throws(ImportFault) in
            try WordPressSite(URL(filePath: file), zone: composition.timeZone)
        }
    }
}

/// `pregonero import ghost`.
struct ImportGhostCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "ghost",
        abstract: "Take over the posts and pages of a Ghost export.",
        discussion: """
            'Settings, Migration tools, Export' gives the file. It does not say where the site was: where that is not \
            the address of this one, --old-url does. The rest is as with WordPress.
            """
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var options: ImportSiteOptions

    @Option(
        name: .long,
        help: ArgumentHelp("The address that the site has there.", valueName: "url")
    )
    var oldURL: String?

    @Argument(help: "The export, a JSON file.")
    var file: String

    func run() async throws {
        let composition = try Composition(site: site)
        let home = WebURL(oldURL ?? composition.address)
        guard let home, home.isHTTP else {
            throw ExitReason.usage(
                "--old-url: '\(oldURL ?? "")' is no address; write it whole, as https://example.org/"
            )
        }
        try await composition.take(options, file) { () throws(ImportFault) in
            try GhostSite(URL(filePath: file), home: home, zone: composition.timeZone)
        }
    }
}

/// `pregonero import hugo`.
struct ImportHugoCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hugo",
        abstract: "Take over the texts of a Hugo site.",
        discussion: """
            The folder is that of hugo.toml and 'content'. Texts with a date in a section are articles, others pages; \
            pictures come from 'static', 'assets' and beside the texts. The rest is as with WordPress.
            """
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var options: ImportSiteOptions

    @Argument(help: ArgumentHelp("The folder of the site.", valueName: "dir"))
    var folder: String

    func run() async throws {
        let composition = try Composition(site: site)
        try await composition.take(options, folder) { () throws(ImportFault) in
            try HugoSite(
                URL(filePath: folder, directoryHint: .isDirectory),
                zone: composition.timeZone,
                now: composition.clock
            )
        }
    }
}

/// `pregonero import jekyll`.
struct ImportJekyllCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "jekyll",
        abstract: "Take over the texts of a Jekyll site.",
        discussion: """
            The folder is that of _config.yml and '_posts'. The rest is as with WordPress.
            """
    )

    @OptionGroup var site: SiteOptions
    @OptionGroup var options: ImportSiteOptions

    @Argument(help: ArgumentHelp("The folder of the site.", valueName: "dir"))
    var folder: String

    func run() async throws {
        let composition = try Composition(site: site)
        try await composition.take(options, folder) { () throws(ImportFault) in
            try JekyllSite(
                URL(filePath: folder, directoryHint: .isDirectory),
                zone: composition.timeZone
            )
        }
    }
}
