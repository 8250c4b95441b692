import Domain
import Fetching
import Foundation
import Importing
import WebURL

/// Makes the clients with which a site asks servers, within what its configuration allows.
struct WebClients {
    let layout: SiteLayout
    let configuration: Configuration
    let clock: Date

    /// For the sources.
    ///
    /// - Parameters:
    ///   - paused: hosts that asked to be left alone.
    ///   - snapshots: the last good answers.
    ///   - report: gets warnings of those that are damaged.
    /// - Returns: the ways of asking.
    func sources(
        paused: [PausedHost],
        snapshots: SnapshotStore,
        report: @escaping @Sendable (SnapshotProblem) -> Void
    ) -> SourceClients {
        let client = CurlClient(settings: settings(), paused: paused, clock: clock)
        let fetch = ConditionalFetch(client: client, store: snapshots, report: report)
        return SourceClients(
            client: client,
            fetch: fetch,
            pagedFetch: PagedFetch(
                client: client,
                fetch: fetch,
                spoolFolder: layout.responses.filePath
            ),
            spoolFolder: layout.responses.filePath
        )
    }

    /// For what the portal itself has published: nobody else waits meanwhile.
    func seeds() -> any HTTPClient {
        var settings = settings()
        settings.deadline = .seconds(600)
        settings.perHost = 4
        settings.hostPause = .milliseconds(20)
        let site = WebURL(configuration.settings.baseURL.absolute("/"))
        if let port = site?.port { settings.ports.insert(port) }
        return CurlClient(settings: settings, paused: [], clock: clock)
    }

    /// For pictures: with a deadline of its own, and several at once from a host that serves pages anyway.
    func pictures(spool: URL) -> any HTTPClient {
        var settings = settings()
        settings.deadline = .seconds(configuration.settings.pictureDeadline)
        settings.spoolFolder = spool.filePath
        settings.perHost = 4
        settings.hostPause = .milliseconds(50)
        settings.givesUpOnSilentHosts = true
        let history = KeptAnswers(layout).history.load(at: clock) { _ in }
        return CurlClient(settings: settings, paused: history.pausedHosts, clock: clock)
    }

    /// For the pictures and files of a site that is taken over: all of them, however long that takes.
    func imports(of site: ImportedSite) -> any HTTPClient {
        var settings = settings()
        settings.deadline = nil
        settings.perHost = 4
        settings.hostPause = .milliseconds(20)
        settings.givesUpOnSilentHosts = true
        settings.spoolFolder = nil
        if let port = site.home?.port { settings.ports.insert(port) }
        return CurlClient(settings: settings, paused: [], clock: clock)
    }

    /// Where it is noted which servers of pictures gave no answer.
    var restingHosts: RestingHostsStore { RestingHostsStore(file: layout.restingHosts) }

    /// For looking at one feed by hand: the person who asks names the address.
    static func inspection() -> any HTTPClient {
        CurlClient(
            settings: CurlSettings(userAgent: "Pregonero/\(Version.text)", allowPrivate: .all)
        )
    }

    private func settings() -> CurlSettings {
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
            settings.allowPrivate = .blocks(texts.compactMap(AddressBlock.init))
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
}

/// The ways of asking a source: through one client, for what is new, and page by page.
struct SourceClients: Sendable {
    let client: CurlClient
    let fetch: ConditionalFetch
    let pagedFetch: PagedFetch
    /// Where answers lie that wait for their turn.
    let spoolFolder: String
    /// What shards were answered, in the place of asking.
    var recorded: RecordedAnswers?
}
