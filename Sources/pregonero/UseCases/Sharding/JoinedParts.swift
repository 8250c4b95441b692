import Basics
import Domain
import Fetching
import Foundation

/// The parts of all shards of a plan, one of each, all whole and of one stage.
struct JoinedParts {
    let stage: PartStamp.Stage
    /// In the order of the shards.
    let folders: [URL]

    /// - Parameters:
    ///   - folders: where parts lie; of two tries of one shard the one that ended later counts.
    ///   - plan: of which they have to be.
    ///   - report: gets warnings of tries that do not count.
    /// - Throws: `ExitReason.refused`, which says which shards are missing or do not belong here.
    init(
        in folders: [URL],
        of plan: ShardPlan,
        report: (Diagnostic) -> Void
    ) throws(ExitReason) {
        var found: [Shard: (folder: URL, stamp: PartStamp)] = [:]
        var unfinished: [Shard] = []
        var stages: Set<PartStamp.Stage> = []
        for folder in folders {
            let (shard, stamp) = try Self.part(in: folder, of: plan)
            stages.insert(stamp.stage)
            guard let ended = stamp.ended else {
                unfinished.append(shard)
                continue
            }
            guard let other = found[shard], let theirs = other.stamp.ended else {
                found[shard] = (folder, stamp)
                continue
            }
            if ended == theirs, stamp.digest != other.stamp.digest {
                throw .refused(
                    "shard \(shard) is there twice with different content, and nothing says which counts: "
                        + "\(other.folder.barePath), \(folder.barePath)"
                )
            }
            let later = ended > theirs ? folder : other.folder
            report(
                Diagnostic(
                    .note,
                    "shard \(shard) was done twice; \(later.barePath) is the later try"
                )
            )
            if ended > theirs { found[shard] = (folder, stamp) }
        }
        guard let stage = stages.first else {
            throw .usage("--join needs the folders of the parts")
        }
        guard stages.count == 1 else {
            throw .refused("some parts hold answers, others pages; join one kind after the other")
        }
        let shards = (1...plan.shards).compactMap { Shard($0, of: plan.shards) }
        let missing = shards.filter { found[$0] == nil }
        guard missing.isEmpty else { throw Self.missing(missing, unfinished: unfinished) }
        self.stage = stage
        self.folders = shards.compactMap { found[$0]?.folder }
        guard stage == .answers else { return }
        for (shard, folder) in zip(shards, self.folders) {
            try Self.check(answersOf: shard, in: folder)
        }
    }

    private static func check(answersOf shard: Shard, in folder: URL) throws(ExitReason) {
        do throws(SnapshotProblem) {
            try RecordedAnswers.check(folder)
        } catch {
            throw .refused(
                "\(folder.barePath): the part of shard \(shard) is damaged (the answer of \(error.key): "
                    + "\(error.reason))",
                hint: "run that shard again"
            )
        }
    }

    private static func part(
        in folder: URL,
        of plan: ShardPlan
    ) throws(ExitReason) -> (Shard, PartStamp) {
        let part = PartFolder(folder: folder)
        guard let stamp = part.stamp else {
            throw .refused("\(folder.barePath): no shard has put a part there")
        }
        guard stamp.plan == plan.id, let shard = Shard(stamp.shard), shard.count == plan.shards
        else {
            throw .refused(
                "\(folder.barePath): this part of shard \(stamp.shard) is of another plan",
                hint: "all shards take the same plan, version, configuration and clock"
            )
        }
        if stamp.stage == .pages, stamp.archive != plan.archive {
            throw .refused(
                "\(folder.barePath): shard \(shard) made its pages from another archive than the plan's",
                hint: "give it the state that 'pregonero fetch --join' left, and run it again"
            )
        }
        if stamp.ended != nil, part.digest(of: stamp.stage) != stamp.digest {
            throw .refused(
                "\(folder.barePath): the part of shard \(shard) is damaged",
                hint: "run that shard again"
            )
        }
        return (shard, stamp)
    }

    private static func missing(_ missing: [Shard], unfinished: [Shard]) -> ExitReason {
        let names = missing.prefix(20).map { shard in
            unfinished.contains(shard) ? "\(shard) (not ended)" : "\(shard)"
        }
        let more = missing.count > names.count ? " and \(missing.count - names.count) more" : ""
        return .refused(
            "parts are missing, and nothing was changed: shard \(names.joined(separator: ", "))\(more)",
            hint: "run them (again), then join all"
        )
    }
}
