import Archiving
import Basics
import Domain
import Foundation
import Publishing
import Safekeeping
import Transfers

/// Sends the state to a second place and fetches it from there, while no build runs.
struct KeepState {
    let layout: SiteLayout
    let site: String
    let settings: StateSettings
    let state: StateFolder
    let console: Console
    let clock: Date

    func push(isForced: Bool) throws -> Sending {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        guard try state.isThere else {
            throw ExitReason.stateMissing("there is no state to be sent\nhint: build first")
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

    func pull(at moment: String?, isForced: Bool) throws -> Fetched {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let folder = layout.state.filePath
        return try FetchState(place).run(at: moment, isForced: isForced) { replacement in
            try FormerManifests.note(replacement.paths, in: folder)
            if replacement.hasErasures { try FormerSites(layout: layout).forget() }
        }
    }

    func verify() throws -> Fetched {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        return try VerifyState(place).run()
    }

    func status() throws -> StateStatus {
        let place = try place()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        return try StateStatus(place)
    }

    private func place() throws -> StatePlace {
        StatePlace(
            folder: layout.state.filePath,
            site: site,
            machine: machine,
            remote: try remote(),
            schema: Archive.schema,
            now: now
        )
    }

    private var machine: String {
        ProcessInfo.processInfo.hostName.filter { !$0.isWhitespace }
    }

    private var now: @Sendable () -> Int {
        let seconds = Int(clamping: clock.timeIntervalSince1970)
        return { seconds }
    }

    /// Who is at work is told by the time that it really is, whatever time the portal is built as of.
    private static let realTime: @Sendable () -> Int = {
        Int(clamping: Date().timeIntervalSince1970)
    }

    private func remote() throws(ExitReason) -> any StateRemote {
        guard let text = settings.remote, !text.isEmpty else {
            throw .usage(
                "no place is named where the state is kept\n"
                    + "hint: --remote names one, or 'state: {remote: …}' in \(layout.name(of: layout.configuration))"
            )
        }
        if text.hasPrefix("rclone:") {
            let place = String(text.dropFirst("rclone:".count))
            guard place.contains(where: { $0 == ":" || $0 == "/" }) else {
                throw .usage("what stands after 'rclone:' is no place\nhint: \(Self.ways)")
            }
            return RcloneRemote(place: place, machine: machine, now: Self.realTime)
        }
        if text.hasPrefix("git:"), !text.hasPrefix("git://") {
            let address = String(text.dropFirst("git:".count))
            guard BranchName.isOne(settings.branch) else {
                throw .usage(
                    "'\(settings.branch)' is no name of a branch\n"
                        + "hint: --branch names one, or 'state: {branch: …}' in \(layout.name(of: layout.configuration))"
                )
            }
            return GitRemote(
                address: address.hasPrefix(".") ? layout.root.filePath + address : address,
                branch: settings.branch,
                folder: layout.state.appending(path: "sending/git").filePath,
                machine: machine
            )
        }
        return FolderRemote(
            folder: try OuterFolder(layout: layout, ways: Self.ways).path(text),
            machine: machine,
            now: Self.realTime
        )
    }

    private static let ways =
        "write a folder, as /srv/backup or ./backup, rclone:NAME:PATH or git:https://host/portal.git"
}
