import Archiving
import Domain
import Fetching
import Foundation

/// Reports how the sources stand, from what earlier builds noted; nobody is asked.
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
        let lock = try state.lockToLook()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.archiveToLookAt()
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
        return report(try doctor.statuses(try archive.conditions()), of: doctor.sources)
    }

    /// Adds what builds do not note, since it can be looked up: which files cannot be read.
    private func report(_ statuses: [SourceStatus], of sources: [Source]) -> DoctorReport {
        var report = DoctorReport(statuses: statuses, now: clock)
        for (place, source) in sources.enumerated() {
            guard let trouble = trouble(of: source) else { continue }
            report.statuses[place].reason = trouble
            report.unreadable.insert(source.id)
        }
        return report
    }

    /// Why the file of a source cannot be read.
    private func trouble(of source: Source) -> String? {
        guard source.missingVariables.isEmpty,
            let file = LocalFile(of: source, in: layout.content)
        else { return nil }
        let path = file.path
        return FileAccess.isMissing(path)
            ? "there is no file \(path)"
            : FileAccess.trouble(path).map { "\(path) cannot be read: \($0)" }
    }
}
