import Basics
import GRDB
import Synchronization

/// Puts what SQLite's log holds into its place beside other work, over a connection of its own: others read and write meanwhile.
final class LogRelief: Sendable {
    private let work = Mutex<BackgroundWork<Void>?>(nil)

    /// When what was begun before has ended.
    func begin(_ files: ArchiveFiles) {
        work.withLock { work in
            work.take()?.value()
            ArchiveKeeper(files).forget()
            work = BackgroundWork {
                // What stays in the log is put into its place when the archive is closed.
                guard let database = try? DatabaseQueue(path: files.archive) else { return }
                _ = try? database.writeWithoutTransaction { try $0.checkpoint(.passive) }
                try? database.close()
            }
        }
    }

    /// Waits until nothing is written any more.
    func finish() {
        work.withLock { $0.take()?.value() }
    }
}
