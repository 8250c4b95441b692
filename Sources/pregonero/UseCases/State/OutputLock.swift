import Foundation
import Publishing

/// Keeps builds with different states from writing into one output folder at the same time: it is locked itself, so that
/// nothing is left beside it.
///
/// Where a file system knows no locks, there is none.
final class OutputLock: Sendable {
    private let descriptor: Int32
    /// What was made to be locked, and goes again if nothing is put into it.
    private let made: String?

    /// Waits for a running build; `waiting` is called once before.
    init(folder: String, waiting: () -> Void) {
        var isMade = false
        var isWaiting = false
        var held: Int32 = -1
        OutputFolder.makeSurroundings(of: folder)
        // A first build puts another folder into the place of the one that was waited for.
        while held < 0 {
            if mkdir(folder, 0o755) == 0 { isMade = true }
            let file = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
            guard file >= 0 else { break }
            if flock(file, LOCK_EX | LOCK_NB) != 0 {
                if errno == EWOULDBLOCK, !isWaiting {
                    isWaiting = true
                    waiting()
                }
                guard flock(file, LOCK_EX) == 0 else {
                    close(file)
                    break
                }
            }
            if Self.stands(file, at: folder) { held = file } else { close(file) }
        }
        descriptor = held
        made = isMade ? folder : nil
    }

    /// Waits for a build of another state that writes into the same folder; a person is told.
    convenience init(_ layout: SiteLayout, _ console: Console) {
        self.init(folder: layout.output.filePath) {
            console.say(
                "another build is writing \(layout.output.lastPathComponent)/; waiting for it"
            )
        }
    }

    private static func stands(_ file: Int32, at path: String) -> Bool {
        var (mine, there) = (stat(), stat())
        return fstat(file, &mine) == 0 && stat(path, &there) == 0 && mine.st_ino == there.st_ino
            && mine.st_dev == there.st_dev
    }

    deinit {
        if let made { rmdir(made) }
        if descriptor >= 0 { close(descriptor) }
    }
}
