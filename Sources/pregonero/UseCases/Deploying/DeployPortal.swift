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
    let machine: Machine
    let environment: [String: String]

    /// - Throws: what keeps it from being sent to any host.
    /// - Returns: what it came to at each of them.
    func run(_ options: DeployOptions) async throws -> DeployRound {
        let targets = try targets(options)
        // What is wrong with one of them keeps all from being sent to.
        var places: [any DeployPlace] = []
        for target in targets { places.append(try await place(of: target, options)) }
        var round = DeployRound()
        for (target, place) in zip(targets, places) {
            do {
                let prepared = try send(to: place, of: target, options)
                var shown = prepared.deployment
                shown.host = shown.host.hiding(target.secrets)
                round.done.append(shown)
                try await follow(prepared, as: shown.host, options)
                round.succeeded(at: target.name)
            } catch {
                guard let reason = Self.reason(error)?.hiding(target.secrets) else { throw error }
                round.failed(at: target.name, reason)
                if targets.count > 1 { tell(reason, of: target) }
            }
        }
        return round
    }

    private func place(
        of target: DeploySettings.Target,
        _ options: DeployOptions
    ) async throws -> any DeployPlace {
        if let variable = target.missing.first {
            throw ExitReason.usage(
                "the place '\(target.name)' needs \(variable), which the environment has not",
                hint: "set it where the portal is deployed"
            )
        }
        do {
            return try await DeployPlaceReader(layout: layout).place(
                target.place,
                from: DeployOrigin(
                    machine: machine,
                    environment: environment,
                    published: PublishedRecord(site: address, clients: clients)
                )
            )
        } catch let reason as ExitReason {
            if let place = options.place {
                let secrets = SecretReader(environment: environment)
                throw secrets.hiding(reason, of: place, named: "--to")
            }
            let told = reason.hiding(target.secrets)
            throw ExitReason(
                code: told.code,
                message: "the place '\(target.name)': \(told.message)",
                hint: told.hint
            )
        }
    }

    /// Why a host got nothing, or not what it should have; nil for what is wrong with the site or with this machine.
    private static func reason(_ error: any Error) -> ExitReason? {
        switch error {
        case DeployError.noSite, DeployError.unfinished, DeployError.outputGone: nil
        case let error as DeployError: ExitReason(error)
        case let reason as ExitReason: reason
        default: nil
        }
    }

    /// Tells at once what failed at one of several places.
    private func tell(_ reason: ExitReason, of target: DeploySettings.Target) {
        console.report(
            Diagnostic(.error, "\(target.name): \(reason.message)", hint: reason.hint)
        )
    }

    private var address: String { configuration.settings.baseURL.absolute("/") }

    private func targets(_ options: DeployOptions) throws(ExitReason) -> [DeploySettings.Target] {
        if let place = options.place {
            let filled = try SecretReader(environment: environment).fill(place, of: "--to")
            return [
                DeploySettings.Target(
                    name: place,
                    place: filled.text,
                    missing: [],
                    secrets: filled.secrets
                )
            ]
        }
        let known = configuration.deploy.targets
        guard let name = options.target else {
            guard known.isEmpty else { return known }
            throw .usage(
                "no place is named to which the portal is sent",
                hint: "--to names one, or 'deploy: …' in \(layout.name(of: layout.configuration))"
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
        throw .usage("'deploy' has no place '\(name)'", hint: hint)
    }

    /// - Returns: what was sent, or would be.
    private func send(
        to place: any DeployPlace,
        of target: DeploySettings.Target,
        _ options: DeployOptions
    ) throws -> DeploySite.Prepared {
        if configuration.settings.publication.protection != nil, !place.knowsPasswords,
            !options.allowsOpen
        {
            throw ExitReason.refused(
                "refused to send: \(place.name) asks for no passwords, and what 'protect' closes would be open there",
                hint:
                    "nothing was sent; name a host that asks for them, as a server of your own, or close it by the host's own means "
                    + "and say --allow-open"
            )
        }
        let deploying = DeploySite(
            to: place,
            address: address,
            from: layout.publishingPlaces,
            by: Sender(machine: machine.name, folder: layout.deploying.barePath),
            now: machine.realTime(),
            erasures: StatePlace.erasures(in: layout.state.filePath)
        )
        let work = "a deploy to \(place.name.hiding(target.secrets))"
        let lock = try options.isDry ? state.lockToLook(for: work) : state.lock(for: work)
        defer { withExtendedLifetime(lock) {} }
        let prepared = try deploying.prepare(
            isForced: options.isForced,
            allowsDeletions: options.allowsDeletions
        )
        for warning in prepared.warnings {
            console.report(
                Diagnostic(
                    .warning,
                    warning.hiding(target.secrets),
                    hint: "send it elsewhere, or let 'retention' make the site smaller"
                )
            )
        }
        if !options.isDry { try deploying.send(prepared) }
        return prepared
    }

    /// Tells what was sent, or would be, and does what is to be done afterwards.
    private func follow(
        _ prepared: DeploySite.Prepared,
        as host: String,
        _ options: DeployOptions
    ) async throws {
        let deployment = prepared.deployment
        let size = ByteCount.text(deployment.bytes)
        let words =
            "\(deployment.added.count) added  \(deployment.changed.count) changed"
            + "  \(deployment.removed.count) removed"
        if options.isDry {
            for name in deployment.order { console.say("send (not done): \(name)") }
            for path in deployment.removed { console.say("remove (not done): \(path)") }
            console.say("\(host)   \(words)   \(size) would be sent")
            return
        }
        console.say("\(host)   \(words)   \(size) sent")
        // It may be what lets the new files be seen at all, as where a cache has to be told.
        try hooks.afterDeploy(deployment)
        guard options.verifies else { return }
        try await VerifyDeployment(site: address, client: clients.seeds(), console: console)
            .run(prepared)
    }
}
