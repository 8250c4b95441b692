import Foundation

/// Where Linux shows a program its own arguments and threads. The libraries that it stands on read both there, and end it
/// somewhere in the middle where there are none.
enum ProcessFolder {
    /// - Parameter folder: in which the threads of this program are shown.
    /// - Throws: `ExitReason` where there is no such folder, as in a bare chroot.
    static func check(_ folder: String = "/proc/self/task") throws(ExitReason) {
        #if os(Linux)
        guard access(folder, R_OK | X_OK) != 0 else { return }
        throw .buildFailed(
            "there is no /proc here, in which the program reads what it is asked to do",
            hint:
                "mount it: mount -t proc proc /proc, or MountAPIVFS=yes beside the RootDirectory= of a unit"
        )
        #endif
    }
}
