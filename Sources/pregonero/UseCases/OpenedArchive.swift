import Archiving
import Domain

/// Opens the archive for a piece of work, closes it whatever comes of it, and does the work once more when the file turns
/// out to be damaged: opening it again mends it.
struct OpenedArchive {
    let composition: Composition

    func use(_ work: (Archive) async throws -> Void) async throws {
        do {
            try await attempt(work)
        } catch  where Archive.mayBeDamage(error) {
            composition.console.report(
                Diagnostic(
                    .warning,
                    "the archive failed, is looked through now and used once more: \(error)",
                    path: composition.layout.name(of: composition.layout.archive)
                )
            )
            try await lastAttempt(work)
        }
    }

    private func attempt(_ work: (Archive) async throws -> Void) async throws {
        let archive = try composition.openArchive()
        do {
            try await work(archive)
        } catch {
            if Archive.mayBeDamage(error) { archive.doubt() }
            try? archive.close()
            guard !Archive.mayBeDamage(error), let reason = archive.explanation(of: error) else {
                throw error
            }
            throw Composition.failure(reason)
        }
    }

    private func lastAttempt(_ work: (Archive) async throws -> Void) async throws {
        let archive = try composition.openArchive()
        do {
            try await work(archive)
        } catch {
            try? archive.close()
            throw archive.explanation(of: error).map(Composition.failure) ?? error
        }
    }
}
