import Archiving
import Domain

/// Opens the archive for a piece of work, closes it whatever comes of it, and does the work once more when the file turns
/// out to be damaged: opening it again mends it.
struct OpenedArchive {
    let state: StateFolder

    func use<Value>(_ work: (Archive) async throws -> Value) async throws -> Value {
        do {
            return try await attempt(work)
        } catch  where Archive.mayBeDamage(error) {
            state.console.report(
                Diagnostic(
                    .warning,
                    "the archive failed, is looked through now and used once more: \(error)",
                    path: state.layout.name(of: state.layout.archive)
                )
            )
        }
        return try await attempt(work, isLast: true)
    }

    private func attempt<Value>(
        _ work: (Archive) async throws -> Value,
        isLast: Bool = false
    ) async throws -> Value {
        let archive = try state.openArchive()
        let value: Value
        do {
            value = try await work(archive)
        } catch {
            let isDamage = Archive.mayBeDamage(error)
            if isDamage { archive.doubt() }
            try? archive.close()
            guard isLast || !isDamage, let reason = archive.explanation(of: error) else {
                throw error
            }
            throw StateFolder.failure(reason)
        }
        // A file that cannot be sealed is only checked again.
        try? archive.close()
        return value
    }
}
