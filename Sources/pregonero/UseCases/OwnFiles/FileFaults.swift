import Domain
import Foundation

/// What is wrong with single files of the newsroom's own. One that cannot be read ends the build, since nobody knows what
/// is in it; one with mistakes costs itself and is told.
final class FileFaults {
    private let log = DiagnosticLog()

    /// The text of a file; nil when it cannot be had.
    func text(of file: URL, path: String) -> String? {
        do throws(OwnText.Fault) {
            return try OwnText(file).text
        } catch {
            let diagnostic = Diagnostic(error, path: path)
            if case .unreadable = error { log.add(diagnostic) } else { leaveOut(diagnostic) }
            return nil
        }
    }

    /// Notes a file that is there and cannot be read, whose content somebody else looks at.
    ///
    /// - Returns: whether nothing keeps it from being read.
    @discardableResult
    func checkFile(_ file: URL, path: String) -> Bool {
        guard let reason = FileAccess.trouble(file.filePath) else { return true }
        log.add(Diagnostic(OwnText.Fault.unreadable(reason), path: path))
        return false
    }

    /// Takes over what was found in one file.
    ///
    /// - Returns: whether the file can be used.
    func settle(_ found: DiagnosticLog) -> Bool {
        for diagnostic in found.diagnostics {
            if diagnostic.severity == .error { leaveOut(diagnostic) } else { log.add(diagnostic) }
        }
        return found.errors.isEmpty
    }

    func add(_ diagnostics: [Diagnostic]) { diagnostics.forEach(log.add) }

    private func leaveOut(_ diagnostic: Diagnostic) {
        log.add(diagnostic.leavingOut("the file"))
    }

    var warnings: [Diagnostic] { log.warnings }

    /// - Throws: `ContentFailure` with all that cannot be read.
    func check() throws(ContentFailure) {
        guard log.errors.isEmpty else { throw ContentFailure(diagnostics: log.errors) }
    }
}
