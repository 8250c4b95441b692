import Basics
import Domain
import Foundation

/// What a command line asks for of a build on several machines.
struct Sharding {
    let plan: ShardPlan
    let planFile: URL
    /// The one part that is to be made; nil when parts are put together.
    let part: (shard: Shard, folder: PartFolder)?
    /// Nil when none are to be put together.
    let parts: JoinedParts?

    /// - Returns: nil when all is done here.
    /// - Throws: `ExitReason` for a plan or parts that cannot be used.
    init?(
        _ flags: ShardFlags,
        _ layout: SiteLayout,
        report: (Diagnostic) -> Void
    ) throws(ExitReason) {
        guard flags.isGiven else { return nil }
        let here = URL(
            filePath: FileManager.default.currentDirectoryPath,
            directoryHint: .isDirectory
        )
        func folder(_ path: String) -> URL {
            URL(filePath: path, directoryHint: .isDirectory, relativeTo: here).absoluteURL
        }
        planFile =
            flags.plan.map { URL(filePath: $0, directoryHint: .notDirectory, relativeTo: here) }
            ?? layout.plan
        let plan = try ShardPlan.read(planFile, name: layout.name(of: planFile))
        self.plan = plan
        if let shard = flags.shard.flatMap({ Shard($0) }), let into = flags.into {
            guard shard.count == plan.shards else {
                throw .refused("the plan has \(plan.shards) shards, not \(shard.count)")
            }
            let place = folder(into).standardizedFileURL
            try OuterFolder(layout: layout).check(place, as: into, instead: "parts/\(shard.number)")
            part = (shard, try PartFolder.own(place, as: into))
        } else {
            part = nil
        }
        parts =
            flags.join.isEmpty
            ? nil : try JoinedParts(in: flags.join.map(folder), of: plan, report: report)
    }

    /// Where the answers of all shards lie; nil when their parts hold something else.
    var answers: [URL]? { parts?.stage == .answers ? parts?.folders : nil }
}
