import Foundation
import Publishing

/// Makes compressed copies beside the files of the site, while no build runs.
struct CompressOutput {
    let layout: SiteLayout
    let console: Console

    /// - Parameter jobs: how many files are compressed at once; as many as there are cores when nil.
    /// - Returns: what was done.
    /// - Throws: `ExitReason.usage` when there is no site, or more than that, and what could not be written.
    func run(jobs: Int?) async throws -> CompressionTally {
        try layout.checkOutput()
        let lock = try StateFolder(layout: layout, console: console).lock()
        defer { withExtendedLifetime(lock) {} }
        let isThere = FileManager.default.fileExists(atPath: layout.output.filePath)
        let outputLock = isThere ? OutputLock(layout, console) : nil
        defer { withExtendedLifetime(outputLock) {} }
        let width = jobs ?? ProcessInfo.processInfo.activeProcessorCount
        let compressing = CompressSite(
            places: layout.publishingPlaces,
            jobs: width,
            progress: console.progress
        )
        defer { console.endProgress() }
        guard let tally = try await compressing.run() else {
            throw ExitReason.usage("there is no site in \(layout.output.filePath)")
        }
        return tally
    }
}
