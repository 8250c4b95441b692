/// Makes those pages that fall to one shard, from an archive that stands as the plan says.
struct BuildShard {
    let work: ShardWork
    let files: StandingFiles
    let publish: PublishPortal

    /// - Returns: how many files were made.
    /// - Throws: `ExitReason`, and what publishing throws.
    func run() async throws -> Int {
        try await work.run(.pages) { content, archive in
            try work.plan.check(archive)
            let own = try await work.prepare.files(of: content)
            return try await publish.makePart(
                of: work.shard,
                in: work.part.folder,
                try await files.settled(own, in: archive),
                hidden: work.plan.hiddenSources,
                from: archive
            )
        }
    }
}
