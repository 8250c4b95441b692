import Domain
import Foundation
import Preview
import Publishing

/// Builds the site, serves it, and builds again whenever something that it is made from changes.
struct ServeSite {
    let layout: SiteLayout
    let console: Console
    let host: String
    let firstPort: UInt16
    let opens: Bool
    /// One build, made as `pregonero build` makes it, from what stands in the files then; it returns what it left out.
    let build: @Sendable () async throws -> [Diagnostic]

    /// How many ports after the first one are tried.
    private static let ports: UInt16 = 100

    func run() async throws {
        let state = PreviewState()
        let places = layout.publishingPlaces
        let watch = FolderWatch(
            [layout.content, layout.templates, layout.configuration].map(\.filePath)
        )
        let seen = watch.fingerprint
        if let failure = await failureOfBuild(state) {
            // Where nothing stands there is nothing to look at.
            guard ServingTable.standing(in: places.server) != nil else { throw failure }
            report(failure, state: state)
        }
        let isPrivate = PreviewServer.isPrivate(host)
        let closes = ServingTable.standing(in: places.server)?.protection != nil
        if let warning = ClosedPreview.warning(closes: closes, isPrivate: isPrivate) {
            console.report(warning)
        }
        let preview = PreviewSite(
            output: layout.output.filePath,
            serverFolder: places.server,
            state: state,
            isPrivate: isPrivate
        )
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await serve(preview, state: state) }
            group.addTask {
                try await rebuild(watch, since: seen, state: state)
            }
            try await group.next()
            group.cancelAll()
        }
    }

    private func serve(_ preview: PreviewSite, state: PreviewState) async throws {
        let server = PreviewServer(site: preview, state: state, host: host)
        let last = firstPort.addingReportingOverflow(Self.ports)
        let shown = host == "0.0.0.0" || host == "::" ? "localhost" : host
        do {
            try await server.run(ports: firstPort...(last.overflow ? .max : last.partialValue)) {
                port in
                let name = shown.contains(":") ? "[\(shown)]" : shown
                let address = "http://\(name):\(port)\(preview.start)"
                console.announce("serving \(address) (Ctrl-C ends it)")
                if opens { Self.open(address) }
            } trouble: { reason in
                console.announce("the server takes no calls just now, and tries again: \(reason)")
            }
        } catch let failure as PreviewServer.Failure {
            switch failure {
            case .notAnAddress(let host):
                throw ExitReason.usage("--bind: '\(host)' is no address such as 127.0.0.1")
            case .notOfThisMachine(let host):
                throw ExitReason.usage(
                    "--bind: this machine has no address \(host)",
                    hint:
                        "leave --bind out for this machine alone; 0.0.0.0 stands for all its addresses"
                )
            case .noFreePort(let ports):
                throw ExitReason.usage(
                    "no port from \(ports.lowerBound) to \(ports.upperBound) is free at \(host)"
                )
            }
        }
    }

    private func rebuild(
        _ watch: FolderWatch,
        since first: UInt64,
        state: PreviewState
    ) async throws {
        var seen = first
        var pause = Duration.milliseconds(250)
        while true {
            try await Task.sleep(for: pause)
            var now: UInt64 = 0
            let look = ContinuousClock().measure { now = watch.fingerprint }
            // However many files there are, to look at them takes no more than a twentieth of a processor.
            pause = max(.milliseconds(250), look * 20)
            guard now != seen else { continue }
            // Editors write in several steps: wait until nothing moves any more.
            repeat {
                seen = now
                try await Task.sleep(for: .milliseconds(100))
                now = watch.fingerprint
            } while now != seen
            if let failure = await failureOfBuild(state) { report(failure, state: state) }
        }
    }

    /// Builds once more, and tells browsers of a build that went well.
    ///
    /// - Parameter state: what they are told.
    /// - Returns: what went wrong.
    private func failureOfBuild(_ state: PreviewState) async -> (any Error)? {
        do {
            let leftOut = try await build().map(\.description)
            state.publish(
                failure: nil,
                remarks: leftOut.isEmpty ? nil : leftOut.joined(separator: "\n")
            )
            return nil
        } catch let reason as ExitReason where reason == .readerGone {
            // Nobody wants the summary any more; the site is served all the same.
            state.publish(failure: nil)
            return nil
        } catch {
            return error
        }
    }

    private func report(_ failure: any Error, state: PreviewState) {
        let lines = FailureReport(failure).lines
        lines.forEach(console.announce)
        state.publish(failure: lines.joined(separator: "\n"))
    }

    private static func open(_ address: String) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        #if os(macOS)
        process.arguments = ["open", address]
        #else
        process.arguments = ["xdg-open", address]
        #endif
        // A machine without a browser is no reason to end.
        try? process.run()
    }
}
