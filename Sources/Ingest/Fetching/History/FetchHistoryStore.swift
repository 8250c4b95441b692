public import Foundation

/// Keeps the history of asking in one file of the state folder.
public struct FetchHistoryStore: Sendable {
    private let file: CheckedFile
    private let path: URL

    public init(file: URL) {
        path = file
        self.file = CheckedFile(url: file, mark: "pregonero-history 1")
    }

    /// What earlier builds noted, as far as its times can be true; a damaged file is moved aside and reported, and
    /// all starts anew.
    public func load(at now: Date, report: (SnapshotProblem) -> Void) -> FetchHistory {
        guard FileManager.default.fileExists(atPath: path.path) else { return FetchHistory() }
        do throws(CheckedFile.Damage) {
            return try file.read(FetchHistory.self).believed(at: now)
        } catch {
            report(
                SnapshotProblem(key: "all sources", path: path.path, reason: error.reason)
            )
            let aside = path.appendingPathExtension("damaged")
            try? FileManager.default.removeItem(at: aside)
            try? FileManager.default.moveItem(at: path, to: aside)
            return FetchHistory()
        }
    }

    public func save(_ history: FetchHistory) throws {
        try file.write(history)
    }
}
