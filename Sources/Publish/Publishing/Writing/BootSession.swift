import Basics

/// Which run of the machine this is: what was written in another may not have reached the disk before the power went.
enum BootSession {
    /// Differs from one run to the next; 0 where the system does not tell.
    static let current: UInt64 = {
        let file = "/proc/sys/kernel/random/boot_id"
        guard let id = try? RegularFile.bytes(file, limit: 64), !id.isEmpty else { return 0 }
        return StableHash.of(id)
    }()
}
