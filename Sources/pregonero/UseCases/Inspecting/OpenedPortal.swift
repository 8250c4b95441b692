import Archiving
import Foundation

/// Opens the portal as the archive holds it for a piece of work, while no build runs.
struct OpenedPortal {
    let layout: SiteLayout
    let configuration: Configuration
    let console: Console
    let clock: Date

    func use<Value>(_ work: (ExistingPortal) throws -> Value) async throws -> Value {
        try await read { try work(try await ExistingPortal(self, archive: $0)) }
    }

    /// The archive alone, without the pages.
    func read<Value>(_ work: (Archive) async throws -> Value) async throws -> Value {
        let state = StateFolder(layout: layout, console: console)
        let lock = try state.lockToLook()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.archiveToLookAt()
        defer { try? archive.close() }
        return try await work(archive)
    }
}
