import Synchronization

@testable import Safekeeping

/// A folder that notes of each change whether nothing of before is to be left here.
final class ForgettingRemote: StateRemote {
    private let remote: FolderRemote
    private let changes = Mutex<[Bool]>([])

    init(folder: String) {
        remote = FolderRemote(folder: folder, machine: "vm", now: { StateTrial.now })
    }

    var forgot: [Bool] { changes.withLock { $0 } }
    var identity: String { remote.identity }

    func lock(breaking: Bool) throws(StateError) { try remote.lock(breaking: breaking) }
    func unlock() { remote.unlock() }
    func pointer() throws(StateError) -> [UInt8]? { try remote.pointer() }

    func names(in folder: String) throws(StateError) -> [String] {
        try remote.names(in: folder)
    }

    func fetch(_ paths: [String], into folder: String) throws(StateError) {
        try remote.fetch(paths, into: folder)
    }

    func commit(_ change: RemoteChange) throws(StateError) {
        changes.withLock { $0.append(change.forgets) }
        try remote.commit(change)
    }
}
