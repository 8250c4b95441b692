import Archiving
import Domain
import Fetching
import Foundation

/// Tells how the sources stand, from what earlier builds noted; nobody is asked.
struct ExamineSources {
    let layout: SiteLayout
    let configuration: Configuration
    let console: Console
    let clock: Date

    /// - Parameter names: the sources that are meant, all when there is none.
    /// - Returns: how they stand.
    /// - Throws: `ExitReason` for a source that the site does not have.
    func run(_ names: [String]) throws -> DoctorReport {
        for name in names { try configuration.checkSource(name, of: "doctor") }
        let state = StateFolder(layout: layout, console: console)
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.openArchive()
        defer { try? archive.close() }
        let kept = KeptAnswers(layout)
        let doctor = DiagnoseSources(
            sources: configuration.sources.filter { names.isEmpty || names.contains($0.id.text) },
            archive: archive,
            history: kept.history.load(at: clock) { console.report(Diagnostic(.warning, "\($0)")) },
            snapshots: kept.snapshots,
            now: clock,
            timeZone: configuration.settings.timeZone
        )
        return DoctorReport(statuses: try doctor.statuses(try archive.conditions()), now: clock)
    }
}
