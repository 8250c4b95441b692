import Foundation

/// Keeps two builds of one site apart; the system drops it when the program ends, however it ends.
final class BuildLock: Sendable {
    private let descriptor: Int32

    /// Waits for a running build; `waiting` is called once before. Those that share it keep out only those that do not.
    init(
        file: String,
        isShared: Bool = false,
        waiting: () -> Void
    ) throws(ExitReason) {
        let kind = isShared ? LOCK_SH : LOCK_EX
        descriptor = open(file, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw .buildFailed(
                "\(file): the lock cannot be opened: \(String(cString: strerror(errno)))"
            )
        }
        guard flock(descriptor, kind | LOCK_NB) != 0 else { return }
        waiting()
        guard flock(descriptor, kind) == 0 else {
            throw .buildFailed(
                "\(file): the lock cannot be taken: \(String(cString: strerror(errno)))"
            )
        }
    }

    deinit {
        close(descriptor)
    }
}
