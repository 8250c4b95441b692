import Archiving
import Basics
import Domain
import Foundation
import Publishing
import Safekeeping

/// Sends the state to a second place and fetches it from there, while no build runs.
struct KeepState {
    let layout: SiteLayout
    let site: String
    let settings: StateSettings
    let state: StateFolder
    let console: Console
    let clock: Date
    let machine: Machine

    func push(isForced: Bool) throws -> SendReport { try hiding { try send(isForced) } }

    func pull(at moment: String?, isForced: Bool) throws -> FetchReport {
        try hiding { try fetch(moment, isForced) }
    }

    func verify() throws -> FetchReport { try hiding { try look() } }

    func status() throws -> StateStatus { try hiding { try compare() } }

    /// Does something, and says why it failed without what the environment filled in.
    private func hiding<Report>(_ work: () throws -> Report) throws -> Report {
        do {
            return try work()
        } catch {
            guard let reason = ExitReason(of: error) else { throw error }
            throw reason.hiding(settings.secrets)
        }
    }

    private func send(_ isForced: Bool) throws -> SendReport {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        guard try state.isThere else {
            throw ExitReason.stateMissing("there is no state to be sent", hint: "build first")
        }
        try settle()
        let sending = try SendState(place).run(isForced: isForced)
        if sending.isClockBehind {
            console.report(
                Diagnostic(
                    .warning,
                    "the state before was made later than now, as the clock of this machine has it",
                    hint: "set the clock: it decides which former states are kept"
                )
            )
        }
        return sending
    }

    /// What SQLite has not put into its place yet is put there, as after a build that was killed. Each opening leaves a new number in the
    /// file, so that one which was closed is not opened.
    private func settle() throws {
        let archive = FileState(layout.archive.filePath)
        let log = FileState(layout.archive.filePath + "-wal")
        let seal = FileState(layout.archive.filePath + ".sealed")
        // Of an archive that is gone the copy is put in its place.
        let isGone = (archive?.size ?? 0) == 0
        if isGone || seal == nil || (log?.size ?? 0) > 0 { try state.openArchive().close() }
    }

    private func fetch(_ moment: String?, _ isForced: Bool) throws -> FetchReport {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let folder = layout.state.filePath
        return try FetchState(place).run(at: moment, isForced: isForced) { replacement in
            try FormerManifests.note(replacement.paths, in: folder)
            if replacement.hasErasures { try FormerSites(layout: layout).forget() }
        }
    }

    private func look() throws -> FetchReport {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        return try VerifyState(place).run()
    }

    private func compare() throws -> StateStatus {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        return try StateStatus(place)
    }

    private func place() throws -> StatePlace {
        StatePlace(
            folder: layout.state.filePath,
            site: site,
            machine: machine.name,
            remote: try remote(),
            schema: Archive.schema,
            now: now
        )
    }

    private var now: @Sendable () -> Int {
        let seconds = Int(clamping: clock.timeIntervalSince1970)
        return { seconds }
    }

    private func remote() throws(ExitReason) -> any StateRemote {
        if let variable = settings.missing.first {
            throw .usage(
                "the place of the state needs \(variable), which the environment has not",
                hint: "set it where the state is sent and fetched"
            )
        }
        guard let text = settings.remote else {
            throw .usage(
                "no place is named where the state is kept",
                hint:
                    "--remote names one, or 'state: {remote: …}' in \(layout.name(of: layout.configuration))"
            )
        }
        let reader = StateRemoteReader(layout: layout, branch: settings.branch)
        return try reader.remote(text, by: machine)
    }
}
