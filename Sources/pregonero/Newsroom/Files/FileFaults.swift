import Domain
import Foundation

/// What is wrong with single files of the newsroom's own. One that cannot be read ends the build, since nobody knows what
/// is in it; one with mistakes costs itself and is reported.
final class FileFaults {
    private let log = DiagnosticLog()

    /// The text of a file; nil when it cannot be had.
    func text(of file: URL, path: String) -> String? {
        let found = DiagnosticLog()
        defer { settle(found) }
        return text(of: file, path: path, found)
    }

    /// The text of a file of which something may be shown yet; nil when it cannot be had.
    ///
    /// - Parameters:
    ///   - file: where it is.
    ///   - path: how messages name it.
    ///   - found: gets what is wrong with its text, to be settled with all else that is found in the file.
    /// - Returns: the text.
    func text(of file: URL, path: String, _ found: DiagnosticLog) -> String? {
        do throws(OwnText.Fault) {
            return try OwnText(file).text
        } catch {
            let diagnostic = Diagnostic(error, path: path)
            if case .unreadable = error { log.add(diagnostic) } else { found.add(diagnostic) }
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
    /// - Parameters:
    ///   - found: what is wrong with it.
    ///   - hasFormer: whether its former text is shown where it cannot be used.
    /// - Returns: whether the file can be used.
    @discardableResult
    func settle(_ found: DiagnosticLog, hasFormer: Bool = false) -> Bool {
        for diagnostic in found.diagnostics {
            guard diagnostic.severity == .error else {
                log.add(diagnostic)
                continue
            }
            log.add(hasFormer ? diagnostic.keepingFormer : diagnostic.leavingOut("the file"))
        }
        return found.errors.isEmpty
    }

    func add(_ diagnostics: [Diagnostic]) { diagnostics.forEach(log.add) }

    var warnings: [Diagnostic] { log.warnings }

    /// - Throws: `ContentFailure` with all that cannot be read.
    func check() throws(ContentFailure) {
        guard log.errors.isEmpty else { throw ContentFailure(diagnostics: log.errors) }
    }
}
