import Basics
public import Foundation

/// What the sources of all shards answered, in the place of asking them.
public struct RecordedAnswers: Sendable {
    private var records: [String: (record: AnswerRecord, store: SnapshotStore)] = [:]
    /// Servers that asked for a pause.
    public private(set) var paused: [PausedHost] = []
    private let own: SnapshotStore

    /// - Parameters:
    ///   - folders: where the shards' answers lie.
    ///   - own: the store that is to hold them.
    /// - Throws: `SnapshotProblem` for a list that is damaged.
    public init(in folders: [URL], for own: SnapshotStore) throws(SnapshotProblem) {
        self.own = own
        for folder in folders {
            let file = AnswerList.file(in: folder)
            let list: AnswerList
            do throws(CheckedFile.Damage) { list = try file.read(AnswerList.self) } catch {
                throw SnapshotProblem(
                    key: "the sources of a shard",
                    path: file.url.path,
                    reason: error.reason
                )
            }
            let store = AnswerList.store(in: folder)
            for (key, record) in list.records { records[key] = (record, store) }
            for host in list.paused { take(host) }
        }
    }

    /// Of two shards that know of one pause the longer counts.
    private mutating func take(_ host: PausedHost) {
        if let index = paused.firstIndex(where: { HostKey($0) == HostKey(host) }) {
            if paused[index].until < host.until { paused[index] = host }
        } else {
            paused.append(host)
        }
    }

    public func contains(_ key: String) -> Bool { records[key] != nil }

    /// What a source answered, its bytes taken over from the shard that asked it.
    ///
    /// - Parameters:
    ///   - key: the source.
    ///   - last: what it said before.
    /// - Returns: nil when no shard asked it; a failure when the shard's file of it is gone or damaged.
    public func answer(of key: String, last: Snapshot?) -> PagedAnswer? {
        guard let (record, store) = records[key] else { return nil }
        if record.kind == .failed, let error = record.error {
            return PagedAnswer(.failed(error, last: last), faults: record.faults)
        }
        var snapshot: Snapshot
        do {
            snapshot = try own.adopt(key, from: store)
        } catch {
            let failure = RequestError.unreadableAnswer(
                "what its shard kept of it is lost: \(error)"
            )
            return PagedAnswer(.failed(failure, last: last), faults: [])
        }
        snapshot.elapsed = record.elapsed.map { .seconds($0) }
        let answer: FetchAnswer =
            switch record.kind {
            case .notModified: .notModified(snapshot)
            case .unchanged: .unchanged(snapshot)
            case .fresh, .failed: .fresh(snapshot)
            }
        return PagedAnswer(answer, faults: record.faults)
    }
}
