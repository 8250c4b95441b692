public import Basics
import Domain
import Pages

extension PublishSite {
    /// The part of a shard that has nothing to do.
    ///
    /// - Parameter folder: where it is put, without a slash at its end.
    /// - Returns: how many files were made.
    /// - Throws: `PublishingError`.
    public static func emptyPart(in folder: String) throws -> Int {
        let part = PartPlaces(folder: folder)
        do throws(WriteError) {
            try part.clear()
            try ManifestFile(part.list, head: ManifestHead()).finish()
        } catch {
            throw PublishingError.unwritable(error)
        }
        return 0
    }

    /// Makes what falls to one shard, in a folder of its own; the site that stands there stays as it is.
    ///
    /// - Parameters:
    ///   - shard: whose part it is.
    ///   - folder: where it is put, without a slash at its end; what an earlier try left there goes.
    /// - Returns: how many files were made.
    /// - Throws: `PublishingError`, or what reading the edition throws.
    public func makePart(of shard: Shard, in folder: String) async throws -> Int {
        let (site, templates) = try await checkedOutline()
        let part = PartPlaces(folder: folder)
        // Whoever joins the parts looks at what stands in the output folder; here there may be none.
        let manifest = Manifest.read(places.manifest)
        let earlier = options.isFull ? manifest?.forgotten() : manifest
        do {
            try part.clear()
            return try await PartWriting(
                shard: shard,
                pages: PageWriting(
                    portal: site.portal,
                    templates: templates,
                    writer: try SiteWriter(output: part.files, isFirst: true)
                ),
                places: part,
                options: options,
                earlier: earlier,
                searchRecord: places.searchRecord,
                plan: try await SitePlan(
                    site.portal,
                    files: site.files,
                    earlier: earlier,
                    shard: shard,
                    jobs: jobs
                )
            ).run()
        } catch let error as WriteError {
            throw PublishingError.unwritable(error)
        }
    }
}
