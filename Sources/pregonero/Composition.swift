import Domain
import Foundation
import Pictures

/// The one place that wires: from flags, files, environment and clock to the use cases, which keep none of it but what they
/// are given.
struct Composition {
    let console: Console
    /// Whether results are for programs.
    let isJSON: Bool
    /// Nil when all is done on this machine.
    let sharding: Sharding?
    private let layout: SiteLayout
    private let configuration: Configuration
    let clock: Date
    private let fetching: FetchOptions

    /// - Parameters:
    ///   - site: the flags that say which site is meant.
    ///   - fetching: how sources are asked.
    ///   - sharding: the flags that say which part of the work this machine does; nil for all of it.
    ///   - notesTime: whether something is noted or dated by the clock, which then must be one that can be right.
    /// - Throws: `ConfigurationFailure` for a site whose configuration cannot be used, `ExitReason` for shards that do not
    ///   fit their plan, and for such a clock.
    init(
        site: SiteOptions,
        fetching: FetchOptions = FetchOptions(),
        sharding: ShardFlags? = nil,
        notesTime: Bool = true
    ) throws {
        let environment = ProcessInfo.processInfo.environment
        let (layout, console) = (SiteLayout(site), Console(site))
        let sharding = try sharding?.sharding(layout, report: console.report)
        self.layout = layout
        self.console = console
        self.sharding = sharding
        if let sharding {
            try sharding.plan.check(clock: site.clock)
            clock = sharding.plan.clock
        } else {
            clock = try BuildClock.date(
                flag: site.clock,
                environment: environment,
                isNoted: notesTime
            )
        }
        configuration = try ConfigurationLoader(
            layout: layout,
            environment: environment,
            baseURL: site.baseURL
        ).load()
        self.fetching = fetching
        isJSON = site.json
        configuration.warnings.forEach(console.report)
    }

    /// - Parameter options: nil when only the sources are to be asked.
    /// - Returns: the build.
    func buildSite(_ options: BuildOptions?) -> BuildSite {
        BuildSite(
            prepare: prepare(options),
            state: state,
            loss: LostState(
                layout: layout,
                site: configuration.settings.baseURL.absolute("/"),
                clients: clients,
                asksSite: !configuration.deploy.targets.isEmpty && !fetching.isOffline,
                console: console
            ),
            ingest: ingest(options),
            settle: settleArchive,
            publish: publish(options),
            output: output(options),
            plan: sharding.map { ($0.plan, $0.planFile) }
        )
    }

    func prepare(_ options: BuildOptions?) -> PrepareBuild {
        PrepareBuild(
            layout: layout,
            configuration: configuration,
            fetching: fetching,
            options: options,
            console: console,
            clock: clock
        )
    }

    func ingest(_ options: BuildOptions?) -> IngestSources {
        IngestSources(
            layout: layout,
            configuration: configuration,
            clients: clients,
            options: fetching,
            console: console,
            clock: clock,
            seedFrom: options?.seedFrom,
            answers: sharding?.answers
        )
    }

    func publish(_ options: BuildOptions?) -> PublishPortal {
        PublishPortal(
            layout: layout,
            configuration: configuration,
            options: options,
            isStrict: fetching.isStrict,
            console: console,
            clock: clock
        )
    }

    func output(_ options: BuildOptions?) -> BuildOutput {
        BuildOutput(
            console: console,
            isJSON: isJSON,
            printsNextDue: options?.printsNextDue ?? false,
            clock: clock,
            timeZone: configuration.settings.timeZone
        )
    }

    var standingFiles: StandingFiles {
        StandingFiles(layout: layout, settings: configuration.settings)
    }

    /// - Parameter plan: where it is written; nil for its usual place.
    /// - Returns: making the plan.
    func makePlan(in plan: String?) -> MakePlan {
        MakePlan(
            prepare: prepare(nil),
            state: state,
            file: plan.map { URL(filePath: $0, directoryHint: .notDirectory) } ?? layout.plan
        )
    }

    private var settleArchive: SettleArchive {
        let workshop = PictureWorkshop(
            store: layout.pictureStore,
            thumbnailer: .installed(path: ProcessInfo.processInfo.environment["PATH"])
        )
        return SettleArchive(
            configuration: configuration,
            keepAnswers: KeepAnswers(
                layout: layout,
                sources: configuration.sources,
                kept: KeptAnswers(layout),
                console: console,
                isOffline: fetching.isOffline,
                timeZone: configuration.settings.timeZone
            ),
            settlePictures: SettlePictures(
                layout: layout,
                configuration: configuration,
                workshop: workshop,
                fetchPictures: FetchPictures(
                    configuration: configuration,
                    workshop: workshop,
                    clients: clients,
                    options: fetching,
                    console: console,
                    now: clock
                ),
                console: console,
                now: clock
            ),
            settleIcons: SettleIcons(
                theme: configuration.settings.theme,
                workshop: workshop,
                report: console.report
            )
        )
    }

    var state: StateFolder { StateFolder(layout: layout, console: console) }

    private var clients: WebClients {
        WebClients(layout: layout, configuration: configuration, clock: clock)
    }

    private var portal: OpenedPortal {
        OpenedPortal(layout: layout, configuration: configuration, console: console, clock: clock)
    }
}

extension Composition {
    var explainPage: ExplainPage { ExplainPage(portal: portal) }

    var listSite: ListSite {
        ListSite(configuration: configuration, portal: portal, isJSON: isJSON)
    }

    var examineSources: ExamineSources {
        ExamineSources(
            layout: layout,
            configuration: configuration,
            console: console,
            clock: clock
        )
    }

    var examineTemplates: ExamineTemplates { ExamineTemplates(layout: layout) }

    var importOPML: ImportOPML {
        ImportOPML(layout: layout, configuration: configuration, console: console)
    }

    func importSite(_ options: ImportOptions) -> ImportSite {
        ImportSite(
            layout: layout,
            configuration: configuration,
            clients: clients,
            console: console,
            options: options
        )
    }

    /// The address of the site.
    var address: String { configuration.settings.baseURL.absolute("/") }

    /// The zone in which dates are taken that name none.
    var timeZone: TimeZone { configuration.settings.timeZone }

    var newArticle: NewArticle {
        NewArticle(layout: layout, settings: configuration.settings, now: clock)
    }

    func newLabel(_ kind: Label.Kind) -> NewLabel {
        NewLabel(layout: layout, settings: configuration.settings, kind: kind)
    }

    var newPage: NewPage { NewPage(layout: layout, settings: configuration.settings) }

    var compressOutput: CompressOutput { CompressOutput(layout: layout, console: console) }

    func keepState(_ options: StateOptions) throws -> KeepState {
        var settings = configuration.state
        if let branch = options.branch { settings.branch = branch }
        if let remote = options.remote {
            let secrets = SecretReader(environment: ProcessInfo.processInfo.environment)
            let filled = try secrets.fill(remote, of: "--remote")
            let reader = StateRemoteReader(layout: layout, branch: settings.branch)
            if let fault = reader.fault(in: filled.text) {
                throw secrets.hiding(fault, of: remote, named: "--remote")
            }
            (settings.remote, settings.secrets) = (filled.text, filled.secrets)
            settings.missing = []
        }
        return KeepState(
            layout: layout,
            site: address,
            settings: settings,
            state: state,
            console: console,
            clock: clock,
            machine: .current
        )
    }

    var deployPortal: DeployPortal {
        DeployPortal(
            layout: layout,
            configuration: configuration,
            state: state,
            clients: clients,
            hooks: runHooks,
            console: console,
            machine: .current,
            environment: ProcessInfo.processInfo.environment
        )
    }

    var runHooks: RunHooks {
        RunHooks(
            layout: layout,
            site: configuration.settings.baseURL.absolute("/"),
            hooks: configuration.hooks,
            console: console
        )
    }

    var listEditions: ListEditions {
        ListEditions(layout: layout, timeZone: configuration.settings.timeZone)
    }

    var rollBackPortal: RollBackPortal {
        RollBackPortal(
            layout: layout,
            configuration: configuration,
            state: state,
            console: console,
            clock: clock
        )
    }

    var cleanState: CleanState { CleanState(state: state, pictures: layout.pictureStore) }

    var withdrawEntity: WithdrawEntity {
        WithdrawEntity(
            layout: layout,
            configuration: configuration,
            state: state,
            console: console,
            clock: clock
        )
    }

    var withdrawArticle: WithdrawArticle {
        WithdrawArticle(
            layout: layout,
            settings: configuration.settings,
            state: state,
            console: console,
            clock: clock
        )
    }

    var effectiveConfiguration: EffectiveConfiguration { EffectiveConfiguration(configuration) }
}

extension SiteLayout {
    /// As the flags say it.
    init(_ site: SiteOptions) {
        self.init(
            root: site.root,
            configuration: site.config,
            output: site.output,
            state: site.state
        )
    }
}

extension Console {
    /// As the flags say it.
    convenience init(_ site: SiteOptions) {
        self.init(
            isQuiet: site.quiet,
            isVerbose: site.verbose,
            environment: ProcessInfo.processInfo.environment
        )
    }
}
