public import Foundation

/// Keeps what one shard's sources answered in a folder, for the machine that archives the answers of all.
public struct AnswerRecorder: Sendable {
    private let folder: URL
    private let store: SnapshotStore

    /// - Parameter folder: where the answers are put; what an earlier try left there goes.
    /// - Throws: what the file system says.
    public init(in folder: URL) throws {
        self.folder = folder
        store = AnswerList.store(in: folder)
        let files = FileManager.default
        for name in ["answers.json", "responses"] {
            let place = folder.appending(path: name)
            if files.fileExists(atPath: place.path) { try files.removeItem(at: place) }
        }
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Puts the bytes of an answer into the folder.
    ///
    /// - Parameters:
    ///   - answer: what asking came to.
    ///   - secrets: what must not stand in the folder.
    /// - Returns: what is to stand of it in the list.
    /// - Throws: what the file system says.
    public func keep(_ answer: PagedAnswer, without secrets: SecretRedaction) throws -> AnswerRecord
    {
        switch answer.answer {
        case .fresh(let snapshot), .notModified(let snapshot), .unchanged(let snapshot):
            try store.commit(snapshot)
        case .failed: break
        }
        return AnswerRecord(answer, without: secrets)
    }

    /// Writes the list: with it the answers are whole.
    ///
    /// - Parameters:
    ///   - records: by source, each of an answer that was kept.
    ///   - paused: servers that asked for a pause.
    /// - Throws: what the file system says.
    public func finish(_ records: [String: AnswerRecord], paused: [PausedHost]) throws {
        let list = AnswerList(records: records, paused: paused)
        try AnswerList.file(in: folder).write(list)
    }
}
