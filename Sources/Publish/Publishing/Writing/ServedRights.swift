import Basics

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// Lets a web server, which is another user, read what is made in the output folder, whatever this one keeps for itself
/// elsewhere (umask). Rights are only added: what a person gave besides stays.
enum ServedRights {
    private static let file: mode_t = 0o644
    private static let folder: mode_t = 0o755
    private static let all: mode_t = 0o7777

    /// Gives them to a new file that is open.
    static func open(_ descriptor: Int32, _ status: stat) {
        guard status.st_mode & file != file else { return }
        // Some file systems know no rights, and then all may read.
        _ = fchmod(descriptor, status.st_mode & all | file)
    }

    /// Gives them to what is there; nothing to what a link leads to.
    ///
    /// - Returns: whether it had not all of them.
    @discardableResult
    static func open(_ path: String) -> Bool {
        var status = stat()
        guard lstat(path, &status) == 0 else { return false }
        let wanted: mode_t
        switch status.st_mode & S_IFMT {
        case S_IFREG: wanted = file
        case S_IFDIR: wanted = folder
        default: return false
        }
        guard status.st_mode & wanted != wanted else { return false }
        return chmod(path, status.st_mode & all | wanted) == 0
    }

    /// Gives them to a new file that is about to take a place, with those of the file that stands there and is of the same
    /// group.
    static func settle(_ new: String, in place: String) {
        var (now, before) = (stat(), stat())
        guard lstat(new, &now) == 0 else { return }
        var wanted = now.st_mode & all | file
        if lstat(place, &before) == 0, before.st_mode & S_IFMT == S_IFREG,
            before.st_gid == now.st_gid
        {
            wanted |= before.st_mode & 0o777
        }
        if wanted != now.st_mode & all { _ = chmod(new, wanted) }
    }

    /// Gives a new folder that is about to take the place of an empty one its group and its rights, and them.
    static func settle(folder new: String, in place: String) {
        var (now, before) = (stat(), stat())
        guard lstat(new, &now) == 0, lstat(place, &before) == 0,
            before.st_mode & S_IFMT == S_IFDIR
        else { return }
        // Who may not give it the group gives no other one those rights.
        if before.st_gid != now.st_gid, chown(new, uid_t.max, before.st_gid) != 0 { return }
        let wanted = before.st_mode & all | folder
        if wanted != now.st_mode & all { _ = chmod(new, wanted) }
    }

    /// Gives them to all that builds have made, in the order of the manifest; to the output folder where anything below lacked
    /// them, since a person may have closed it on purpose.
    static func mend(_ manifest: Manifest, in output: String) {
        let hasCopies = (manifest.head.compressed?.rank ?? 0) > 0
        var around: [String] = []
        var isTight = false
        func mend(_ file: String) {
            if open("\(output)/\(file)") { isTight = true }
        }
        manifest.forEachPath { path in
            let file = OutputPath.file(of: path)
            let folders = file.foldersAround
            for (depth, folder) in folders.enumerated()
            where depth >= around.count || around[depth] != folder {
                mend(folder)
            }
            around = folders
            mend(file)
            guard hasCopies else { return }
            for coding in ContentCoding.allCases { mend(file + coding.ending) }
        }
        if isTight { open(output) }
    }
}
