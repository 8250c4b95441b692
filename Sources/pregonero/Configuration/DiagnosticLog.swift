import Domain

/// Gathers what is wrong while files are read, so that one run names everything.
final class DiagnosticLog {
    private(set) var diagnostics: [Diagnostic] = []
    private var known: Set<Diagnostic> = []

    func add(_ diagnostic: Diagnostic) {
        // A node may be read twice; what is wrong with it is said once.
        if known.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }

    var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }
    var warnings: [Diagnostic] { diagnostics.filter { $0.severity != .error } }
}
