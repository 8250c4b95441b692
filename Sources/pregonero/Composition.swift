import Basics
import Archiving
import Domain
import Fetching
import Foundation
import Markdown
import Pages
import Pictures
import Publishing
import WebURL

/// The one place that wires: from flags, files, environment and clock to the use cases.
struct Composition {
    let layout: SiteLayout
    let console: Console
    let configuration: Configuration
    let clock: Date
    let fetching: FetchFlags
    let isJSON: Bool

    init(site: SiteOptions, fetching: FetchFlags) throws {
        let environment = ProcessInfo.processInfo.environment
        layout = SiteLayout(
            root: site.root,
            configuration: site.config,
            output: site.output,
            state: site.state
        )
        console = Console(
            isQuiet: site.quiet,
            isVerbose: site.verbose,
            environment: environment
        )
        clock = try BuildClock.date(flag: site.clock, environment: environment)
        configuration = try ConfigurationLoader(
            layout: layout,
            environment: environment,
            baseURL: site.baseURL
        ).load()
        self.fetching = fetching
        isJSON = site.json
        configuration.warnings.forEach(console.report)
    }

    func build(_ flags: BuildFlags) async throws {
        try await BuildSite(composition: self, flags: flags).run()
    }

    func fetch() async throws {
        try await BuildSite(composition: self, flags: nil).run()
    }

    /// - Throws: `ExitReason` for a source that the site does not have.
    func doctorReport(of names: [String]) throws -> DoctorReport {
        for name in names { try checkSource(name, of: "doctor") }
        let lock = try lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try openArchive()
        defer { try? archive.close() }
        let wanted = configuration.sources.filter { names.isEmpty || names.contains($0.id.text) }
        let doctor = DiagnoseSources(
            sources: wanted,
            archive: archive,
            history: history.load(at: clock) { console.report(Diagnostic(.warning, "\($0)")) },
            snapshots: snapshots,
            now: clock
        )
        return DoctorReport(statuses: try doctor.statuses(try archive.conditions()), now: clock)
    }
}

extension Composition {
    var publishingPlaces: PublishingPlaces {
        PublishingPlaces(output: layout.output.filePath, state: layout.state.filePath)
    }

    func openArchive() throws -> Archive {
        try makeState()
        let report: (Diagnostic) -> Void = { diagnostic in
            console.report(diagnostic.with { layout.name(of: URL(filePath: $0)) })
        }
        do {
            return try Archive(at: layout.archive, wasThere: hasPast, report: report)
        } catch .newerSchema(let path, let found, let known) {
            console.report(
                Diagnostic(
                    .error,
                    "the archive has schema \(found), this program knows \(known)",
                    path: layout.name(of: URL(filePath: path)),
                    hint: "use the pregonero that wrote it, or a newer one"
                )
            )
            throw Self.failure(.newerSchema(path: path, found: found, known: known))
        } catch {
            throw Self.failure(error)
        }
    }

    /// What keeps the archive from being used, as the last line says it.
    static func failure(_ error: ArchiveError) -> ExitReason {
        switch error {
        case .newerSchema:
            .usage("the archive was written by a newer version")
        case .locked, .unusable:
            .buildFailed(error.description)
        }
    }

    /// Whether the state knows of earlier builds.
    private var hasPast: Bool {
        let names = try? FileManager.default.contentsOfDirectory(atPath: layout.state.filePath)
        return (names ?? []).contains { $0 == "history.json" || $0.hasPrefix("manifest-") }
    }

    /// Keeps a second build out while this one runs.
    func lock() throws -> BuildLock {
        try makeState()
        return try BuildLock(file: layout.lock.filePath) {
            console.say("another build is running here; waiting for it")
        }
    }

    /// Keeps a build of another state out of the output folder while this one writes there.
    func lockOutput() -> OutputLock {
        OutputLock(folder: layout.output.filePath) {
            console.say(
                "another build is writing \(layout.output.lastPathComponent)/; waiting for it"
            )
        }
    }

    private func makeState() throws {
        do {
            try FileManager.default.createDirectory(
                at: layout.responses,
                withIntermediateDirectories: true
            )
        } catch {
            throw ExitReason.buildFailed(
                "\(layout.state.filePath): the state folder cannot be written\n"
                    + "hint: make it writable, or name another with --state"
            )
        }
    }

    func fetchSources(_ archive: Archive) throws -> FetchSources {
        let console = console
        let report: @Sendable (SnapshotProblem) -> Void = {
            console.report(Diagnostic(.warning, "\($0)", hint: "it is fetched anew"))
        }
        let history = self.history.load(at: clock, report: report)
        let client = CurlClient(
            settings: try curlSettings(),
            paused: history.pausedHosts,
            clock: clock
        )
        let fetch = ConditionalFetch(client: client, store: snapshots, report: report)
        return FetchSources(
            sources: configuration.sources,
            context: VisitContext(
                contentFolder: layout.content,
                timeZone: configuration.settings.timeZone,
                now: clock,
                readsAgain: try archive.sourcesToRead(),
                // Where they cannot be had, all of an answer is read.
                entries: { (try? archive.entries(of: $0)) ?? [] }
            ),
            client: client,
            fetch: fetch,
            pagedFetch: PagedFetch(
                client: client,
                fetch: fetch,
                spoolFolder: layout.responses.filePath
            ),
            history: history,
            options: FetchOptions(isOffline: fetching.offline, refresh: refreshed),
            sourcesWithLiveItems: try archive.sourcesWithLiveItems(),
            progress: { done, all in console.progress("fetching \(done) of \(all)") }
        )
    }

    var pictureStore: PictureStore { PictureStore(folder: layout.pictures) }

    /// A client for pictures: with a deadline of its own, and several at once from a host that serves pages anyway.
    func pictureClient(spool: URL) throws -> any HTTPClient {
        var settings = try curlSettings()
        settings.deadline = .seconds(configuration.settings.pictureDeadline)
        settings.spoolFolder = spool.filePath
        settings.perHost = 4
        settings.hostPause = .milliseconds(50)
        settings.givesUpOnSilentHosts = true
        let paused = history.load(at: clock) { _ in }.pausedHosts
        return CurlClient(settings: settings, paused: paused, clock: clock)
    }

    func settlePictures(_ archive: Archive) -> SettlePictures {
        SettlePictures(
            composition: self,
            archive: archive,
            store: pictureStore,
            thumbnailer: .installed(path: ProcessInfo.processInfo.environment["PATH"])
        )
    }

    var snapshots: SnapshotStore { SnapshotStore(folder: layout.responses) }

    var history: FetchHistoryStore { FetchHistoryStore(file: layout.history) }

    private var refreshed: Set<SourceID>? {
        if fetching.refresh.isEmpty { return nil }
        if fetching.refresh.contains("*") { return [] }
        return Set(fetching.refresh.map { SourceID($0) })
    }

    /// `--refresh=SOURCE` must name a source of the site.
    func checkRefresh() throws {
        for name in fetching.refresh where name != "*" { try checkSource(name, of: "--refresh") }
    }

    private func checkSource(_ name: String, of flag: String) throws(ExitReason) {
        let known = configuration.sources.map(\.id.text)
        guard !known.contains(name) else { return }
        let hint = NearestName.of(name, in: known).map { "; did you mean '\($0)'?" } ?? ""
        throw .usage("\(flag): there is no source '\(name)'\(hint)")
    }

    /// The output folder must not hold what the portal is made from.
    func checkPlaces() throws(ExitReason) {
        let output = layout.output.filePath
        for folder in [layout.root, layout.content, layout.state, layout.templates]
        where folder.filePath.hasPrefix(output) {
            throw .usage(
                "the output folder \(output) holds \(layout.name(of: folder)) itself; "
                    + "name a folder of its own with --output"
            )
        }
    }

    /// - Throws: `ConfigurationFailure` when a language of the site has no texts.
    func checkLanguages(_ known: [Language]) throws {
        let missing = configuration.settings.languages.filter { !known.contains($0) }
        guard !missing.isEmpty else { return }
        throw ConfigurationFailure(
            diagnostics: missing.map { language in
                Diagnostic(
                    .error,
                    "there are no texts in the language '\(language)'",
                    path: layout.name(of: layout.configuration),
                    hint: "write Templates/texts/\(language).txt, or use one of: "
                        + known.map(\.tag).joined(separator: ", ")
                )
            }
        )
    }

    private func curlSettings() throws -> CurlSettings {
        var settings = CurlSettings(userAgent: userAgent)
        settings.deadline = .seconds(configuration.settings.deadline)
        settings.spoolFolder = layout.responses.filePath
        settings.maxInFlight = min(settings.maxInFlight, SystemLimits.current.connections)
        // A port that the configuration itself names is meant.
        for source in configuration.sources {
            if let port = source.address.flatMap({ WebURL($0) })?.port {
                settings.ports.insert(port)
            }
        }
        settings.proxy = configuration.network.proxy.flatMap { WebURL($0) }
        switch configuration.network.allowPrivate {
        case .none: settings.allowPrivate = .none
        case .all: settings.allowPrivate = .all
        case .networks(let texts):
            settings.allowPrivate = .blocks(
                try texts.map { text in
                    guard let block = AddressBlock(text) else {
                        throw ExitReason.usage(
                            "site.network.allowPrivate: '\(text)' is no network such as 192.168.0.0/16"
                        )
                    }
                    return block
                }
            )
        }
        return settings
    }

    /// Names the generator, and the site so that a publisher can find who asks.
    private var userAgent: String {
        let contact =
            configuration.settings.publication.contact
            ?? configuration.settings.baseURL.absolute("/")
        return "Pregonero/\(Version.text) (+\(contact))"
    }

    /// A client for looking at one feed by hand: the person who asks names the address.
    static func inspectionClient() -> any HTTPClient {
        CurlClient(
            settings: CurlSettings(userAgent: "Pregonero/\(Version.text)", allowPrivate: .all)
        )
    }
}
