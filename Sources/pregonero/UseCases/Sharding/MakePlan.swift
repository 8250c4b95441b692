import Archiving
import Foundation

/// Makes the plan for building a site on several machines.
struct MakePlan {
    let prepare: PrepareBuild
    let state: StateFolder
    let file: URL

    /// - Parameter shards: into how many parts the work is divided.
    /// - Returns: the plan, which stands in its file then.
    /// - Throws: `ExitReason`, or what opening the archive throws.
    func run(shards: Int) throws -> ShardPlan {
        let content = try prepare.content()
        let lock = try state.lock()
        defer { withExtendedLifetime(lock) {} }
        let archive = try state.openArchive()
        defer { try? archive.close() }
        let plan = ShardPlan(
            version: Version.text,
            shared: prepare.fingerprint(of: content).shared().hexadecimal,
            shards: shards,
            clock: prepare.clock,
            archive: try archive.fingerprint().hexadecimal
        )
        try plan.write(to: file)
        return plan
    }
}
