import Foundation

/// The list of what one shard's sources answered, and of the servers that asked for a pause.
struct AnswerList: Codable, Sendable {
    /// By source.
    var records: [String: AnswerRecord] = [:]
    var paused: [PausedHost] = []

    static func file(in folder: URL) -> CheckedFile {
        CheckedFile(
            url: folder.appending(path: "answers.json", directoryHint: .notDirectory),
            mark: "pregonero-answers 2"
        )
    }

    static func store(in folder: URL) -> SnapshotStore {
        SnapshotStore(folder: folder.appending(path: "responses", directoryHint: .isDirectory))
    }
}
