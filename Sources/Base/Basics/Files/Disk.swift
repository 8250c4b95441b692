import Foundation

/// The disk, which has what was written to files only later.
public enum Disk {
    /// Waits until what was written to an open file lies on it.
    ///
    /// - Returns: 0, or -1 with the reason in `errno`, as `fsync`.
    public static func force(_ descriptor: Int32) -> Int32 {
        #if canImport(Darwin)
        // There `fsync` leaves it in the drive's own memory. Not every file system can do more.
        if fcntl(descriptor, F_FULLFSYNC) != -1 { return 0 }
        #endif
        return fsync(descriptor)
    }
}
