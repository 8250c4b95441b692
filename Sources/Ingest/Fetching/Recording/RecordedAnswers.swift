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
            let list = try Self.list(in: folder)
            let store = AnswerList.store(in: folder)
            for (key, record) in list.records { records[key] = (record, store) }
            for host in list.paused { take(host) }
        }
    }

    private static func list(in folder: URL) throws(SnapshotProblem) -> AnswerList {
        let file = AnswerList.file(in: folder)
        do throws(CheckedFile.Damage) {
            return try file.read(AnswerList.self)
        } catch {
            throw SnapshotProblem(
                key: "the sources of a shard",
                path: file.url.path,
                reason: error.reason
            )
        }
    }

    /// Looks through all that a shard has kept, its bytes piece by piece.
    ///
    /// - Parameter folder: where its answers lie.
    /// - Throws: `SnapshotProblem` for the first of what is gone or damaged.
    public static func check(_ folder: URL) throws(SnapshotProblem) {
        let store = AnswerList.store(in: folder)
        let kept = try list(in: folder).records.filter(\.value.isAnswered)
        let problems = ConcurrentMap.map(kept.keys.sorted(), share: 16) { key in
            store.problem(of: key, hasBody: kept[key]?.hasBody == true)
        }
        for case let problem? in problems { throw problem }
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
        func kept() throws -> Snapshot {
            var snapshot = try own.adopt(key, from: store)
            snapshot.elapsed = record.elapsed.map { .seconds($0) }
            return snapshot
        }
        do {
            let answer: FetchAnswer =
                switch record.outcome {
                case .fresh: try .fresh(kept())
                case .notModified: try .notModified(kept())
                case .unchanged: try .unchanged(kept())
                case .failed(let error): .failed(error, last: last)
                }
            return PagedAnswer(answer, faults: record.faults)
        } catch {
            let failure = RequestError.unreadableAnswer(
                "what its shard kept of it is lost: \(error)"
            )
            return PagedAnswer(.failed(failure, last: last), faults: [])
        }
    }
}
