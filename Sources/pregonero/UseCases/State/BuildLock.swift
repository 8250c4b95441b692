import Basics
import Foundation

/// Keeps two builds of one site apart; the system drops it when the program ends, however it ends.
final class BuildLock: Sendable {
    private let descriptor: Int32

    /// Waits for a running build. Those that share it keep out only those that do not.
    ///
    /// - Parameters:
    ///   - file: that is locked.
    ///   - isShared: whether others that share it may run beside.
    ///   - isReadOnly: whether the file may not be written, as another user's; nothing is noted in it then.
    ///   - work: what whoever waits for this one is told of it; nil for nothing, as of a build.
    ///   - waiting: is called once before it waits, with what runs where that is known.
    /// - Throws: when there can be no lock.
    init(
        file: String,
        isShared: Bool = false,
        isReadOnly: Bool = false,
        for work: String? = nil,
        waiting: (String?) -> Void
    ) throws(ExitReason) {
        let kind = isShared ? LOCK_SH : LOCK_EX
        let access = isReadOnly ? O_RDONLY : O_RDWR | O_CREAT
        descriptor = open(file, access | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            let code = errno
            throw .buildFailed(
                "\(file): the lock cannot be opened: \(SystemReason.of(code))",
                hint: Self.hint(code, file)
            )
        }
        if flock(descriptor, kind | LOCK_NB) != 0 {
            let words = (try? RegularFile.bytes(file)).map { String(decoding: $0, as: UTF8.self) }
            waiting(words?.isEmpty == false ? words : nil)
            guard flock(descriptor, kind) == 0 else {
                throw .buildFailed("\(file): the lock cannot be taken: \(SystemReason.of(errno))")
            }
        }
        note(work)
    }

    /// What a person can do who may not write where the state lies.
    static func hint(_ code: Int32, _ file: String) -> String? {
        let copy = "copy the state to where it can be written, and name the copy with --state"
        switch code {
        case EROFS: return copy
        case EACCES, EPERM:
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            let owner = attributes?[.ownerAccountName] as? String
            return owner.map { "run it as \($0), whose file it is, or \(copy)" } ?? copy
        default: return nil
        }
    }

    deinit {
        note(nil)
        close(descriptor)
    }

    /// Leaves word of what runs in the file, also in the place of one that was killed; where it cannot be written, nobody is told.
    private func note(_ work: String?) {
        guard ftruncate(descriptor, 0) == 0, let work else { return }
        _ = Array(work.utf8).withUnsafeBytes { pwrite(descriptor, $0.baseAddress, $0.count, 0) }
    }
}
