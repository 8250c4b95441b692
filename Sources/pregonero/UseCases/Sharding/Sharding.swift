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

    /// - Parameters:
    ///   - file: with what shards have in common; nil for its usual place.
    ///   - wanted: which shard is to be made, and in which folder; nil for none.
    ///   - joined: the folders with the parts that are to be put together.
    ///   - layout: of the site.
    ///   - report: takes warnings.
    /// - Throws: `ExitReason` for a plan or parts that cannot be used.
    init(
        plan file: String?,
        part wanted: (shard: Shard, into: String)?,
        joined: [String],
        _ layout: SiteLayout,
        report: (Diagnostic) -> Void
    ) throws(ExitReason) {
        let here = URL(
            filePath: FileManager.default.currentDirectoryPath,
            directoryHint: .isDirectory
        )
        func folder(_ path: String) -> URL {
            URL(filePath: path, directoryHint: .isDirectory, relativeTo: here).absoluteURL
        }
        planFile =
            file.map { URL(filePath: $0, directoryHint: .notDirectory, relativeTo: here) }
            ?? layout.plan
        let plan = try ShardPlan.read(planFile, name: layout.name(of: planFile))
        self.plan = plan
        if let (shard, into) = wanted {
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
            joined.isEmpty
            ? nil : try JoinedParts(in: joined.map(folder), of: plan, report: report)
    }

    /// Where the answers of all shards lie; nil when their parts hold something else.
    var answers: [URL]? { parts?.stage == .answers ? parts?.folders : nil }
}
