public import Basics

/// Makes compressed copies of a site that stands, for what has changed since they were made.
public struct CompressSite: Sendable {
    private let places: PublishingPlaces
    private let jobs: Int
    private let progress: WorkProgress

    public init(places: PublishingPlaces, jobs: Int, progress: WorkProgress) {
        self.places = places
        self.progress = progress
        self.jobs = max(1, jobs)
    }

    /// - Returns: nil when there is no site.
    /// - Throws: what could not be written; copies that were made stay.
    public func run() async throws -> CompressionTally? {
        guard FileSystem.exists(places.output) else { return nil }
        let before = SiteWriter.surface(of: places.output)
        let copies = CompressedCopies(
            folder: places.output,
            jobs: jobs,
            known: Manifest.read(places.manifest),
            progress: progress
        )
        let tally = try await copies.make()
        try keepSurface(from: before)
        return tally
    }

    /// The copies are ours: the next build need not suspect that somebody was at work in the folder.
    private func keepSurface(from before: UInt64) throws {
        guard let bytes = FileSystem.read(places.manifest), var head = ManifestHead(of: bytes),
            head.surface == before, let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
        else { return }
        head.surface = SiteWriter.surface(of: places.output)
        guard head.surface != before else { return }
        let lines = Array(head.line.utf8) + bytes[(end + 1)...]
        try FileSystem.replace(places.manifest, with: lines)
    }
}
