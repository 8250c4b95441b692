import Basics
import Foundation

/// The file that keeps others from writing into a folder: whole as soon as it is there, and of all who find one that is over one alone
/// takes its place.
struct FolderLock: Sendable {
    let path: String
    let owner: LockOwner

    /// Where ours is written before it has its name.
    private var own: String { "\(path).\(owner.token)" }

    /// - Parameter breaking: whether somebody else's counts for nothing.
    /// - Throws: `StateError.locked` while somebody else's holds.
    func take(breaking: Bool) throws(StateError) {
        unlink(own)
        _ = try create(own)
        defer { unlink(own) }
        if breaking { return try replace() }
        for _ in 0..<3 {
            if try put(at: path) { return }
            if let former = try over(path), try takeOver(former) { return }
        }
        throw .locked(by: "somebody", until: "they are done")
    }

    func release() {
        if let bytes = try? RegularFile.bytes(path), owner.isOwn(bytes) { unlink(path) }
    }

    /// Takes the place of one that is over. Whoever has a file that is named after it alone may, so that nobody takes away what another
    /// has put there meanwhile.
    private func takeOver(_ former: [UInt8]) throws(StateError) -> Bool {
        let claim = "\(path).over-\(ContentDigest(of: former).text.prefix(16))"
        guard try put(at: claim) else {
            // Of one who was killed at it.
            if try over(claim) != nil { unlink(claim) }
            return false
        }
        defer { unlink(claim) }
        guard try over(path) == former else { return false }
        try replace()
        return true
    }

    private func replace() throws(StateError) {
        guard rename(own, path) == 0 else { throw FolderRemote.failure(path) }
    }

    /// What one says that is over; nil where there is none.
    ///
    /// - Throws: `StateError.locked` while it holds.
    private func over(_ place: String) throws(StateError) -> [UInt8]? {
        guard let state = FileState(place) else { return nil }
        let bytes: [UInt8]
        do {
            bytes = try RegularFile.bytes(place)
        } catch .missing {
            return nil
        } catch {
            bytes = []
        }
        try owner.check(bytes, written: state.seconds)
        return bytes
    }

    /// - Returns: whether nothing was there, and ours is now.
    private func put(at place: String) throws(StateError) -> Bool {
        if link(own, place) == 0 { return true }
        // Over a network an answer may be lost, and what was asked for done.
        if errno == EEXIST { return (try? RegularFile.bytes(place)).map(owner.isOwn) ?? false }
        // Some file systems have no second names.
        return try create(place)
    }

    /// - Returns: whether nothing was there, and ours is now.
    private func create(_ place: String) throws(StateError) -> Bool {
        let file = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        guard file >= 0 else {
            if errno == EEXIST { return false }
            throw FolderRemote.failure(path)
        }
        let text = Array(owner.text.utf8)
        let isWhole = write(file, text, text.count) == text.count
        guard close(file) == 0, isWhole else {
            let error = FolderRemote.failure(path)
            unlink(place)
            throw error
        }
        return true
    }
}
