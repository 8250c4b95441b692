import Basics
import Deploying
import Domain
import Foundation
import Safekeeping

/// Sends the portal to its hosts, one after the other, while no build runs.
struct DeployPortal {
    let layout: SiteLayout
    let configuration: Configuration
    let state: StateFolder
    let clients: WebClients
    let hooks: RunHooks
    let console: Console
    let environment: [String: String]

    /// - Throws: what kept it from being sent to the first host that fails.
    /// - Returns: what it came to at each host.
    func run(_ options: DeployOptions) async throws -> [Deployment] {
        // What is wrong with one of them keeps all from being sent to.
        var places: [any DeployPlace] = []
        for target in try targets(options) {
            if let variable = target.missing.first {
                throw ExitReason.usage(
                    "the place '\(target.name)' needs \(variable), which the environment has not\n"
                        + "hint: set it where the portal is deployed"
                )
            }
            let place = try await DeployTarget(
                layout: layout,
                site: address,
                machine: machine,
                environment: environment,
                clients: clients
            ).place(target.place)
            places.append(place)
        }
        var done: [Deployment] = []
        for place in places { done.append(try await deploy(to: place, options)) }
        return done
    }

    private var address: String { configuration.settings.baseURL.absolute("/") }
    private var machine: String {
        ProcessInfo.processInfo.hostName.filter { !$0.isWhitespace }
    }

    private func targets(_ options: DeployOptions) throws(ExitReason) -> [DeploySettings.Target] {
        if let place = options.place {
            return [DeploySettings.Target(name: place, place: place, missing: [])]
        }
        let known = configuration.deploy.targets
        guard let name = options.target else {
            guard known.isEmpty else { return known }
            throw .usage(
                "no place is named to which the portal is sent\n"
                    + "hint: --to names one, or 'deploy: …' in \(layout.name(of: layout.configuration))"
            )
        }
        let found = known.filter { $0.name == name }
        guard found.isEmpty else { return found }
        let names = known.map(\.name)
        let hint =
            NearestName.of(name, in: names).map { "did you mean '\($0)'?" }
            ?? (names.isEmpty
                ? "--to names one, or 'deploy: …' in \(layout.name(of: layout.configuration))"
                : "known are: \(names.joined(separator: ", "))")
        throw .usage("'deploy' has no place '\(name)'\nhint: \(hint)")
    }

    private func deploy(to place: any DeployPlace, _ options: DeployOptions) async throws
        -> Deployment
    {
        let deploying = DeploySite(
            to: place,
            address: address,
            from: layout.publishingPlaces,
            by: Sender(machine: machine, folder: layout.deploying.barePath),
            now: Int(clamping: Date().timeIntervalSince1970),
            erasures: StatePlace.erasures(in: layout.state.filePath)
        )
        let prepared = try send(deploying, place, options)
        let deployment = prepared.deployment
        let size = ByteCount.text(deployment.bytes)
        let words =
            "\(deployment.added.count) added  \(deployment.changed.count) changed"
            + "  \(deployment.removed.count) removed"
        if options.isDry {
            for name in deployment.order { console.say("send (not done): \(name)") }
            for path in deployment.removed { console.say("remove (not done): \(path)") }
            console.say("\(deployment.host)   \(words)   \(size) would be sent")
            return deployment
        }
        console.say("\(deployment.host)   \(words)   \(size) sent")
        // It may be what lets the new files be seen at all, as where a cache has to be told.
        try hooks.afterDeploy(deployment)
        if options.verifies {
            try await VerifyDeployment(
                site: address,
                client: try clients.seeds(),
                console: console
            ).run(prepared)
        }
        return deployment
    }

    /// - Returns: what was sent, or would be.
    private func send(
        _ deploying: DeploySite,
        _ place: any DeployPlace,
        _ options: DeployOptions
    ) throws -> DeploySite.Prepared {
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let prepared = try deploying.prepare(
            isForced: options.isForced,
            allowsDeletions: options.allowsDeletions
        )
        for warning in prepared.warnings {
            console.report(
                Diagnostic(
                    .warning,
                    warning,
                    hint: "send it elsewhere, or let 'retention' make the site smaller"
                )
            )
        }
        if configuration.settings.publication.protection != nil, !place.knowsPasswords {
            console.report(
                Diagnostic(
                    .warning,
                    "\(place.name) asks for no passwords: what 'protect' closes is open there",
                    hint: "close it with the host's own means"
                )
            )
        }
        if !options.isDry { try deploying.send(prepared) }
        return prepared
    }
}
